// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct OnGeometryChangeTests {
  private final class Token {}

  private struct Row: View {
    let id: Int
    let log: EventLog
    let token: Token

    var body: some View {
      Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { [token] _ in
        log.add("\(id) \(type(of: token))")
      }
    }
  }

  /// Each row's closures hold a token of their own, which nothing else holds.
  private struct Rows: View {
    let log: EventLog
    let noteToken: (Token) -> Void
    @State private var ids = Array(0..<6)

    var body: some View {
      VStack { ForEach(ids, id: \.self) { Row(id: $0, log: log, token: made()) } }
      Button("drop") { ids.removeAll { $0 % 2 == 1 } }
    }

    private func made() -> Token {
      let token = Token()
      noteToken(token)
      return token
    }
  }

  private final class Tokens {
    private struct Reference { weak var token: Token? }
    private var references: [Reference] = []
    var left: Int { references.count { $0.token != nil } }

    func note(_ token: Token) { references.append(Reference(token: token)) }
  }

  @Test("rows that go are measured no more, and let go of what their closures hold")
  func leaving() throws {
    let (log, tokens) = (EventLog(), Tokens())
    let host = ViewHost { Rows(log: log, noteToken: tokens.note) }
    #expect(log.take().count == 6)
    #expect(tokens.left == 6)
    try host.tapAndRender("drop")
    #expect(tokens.left == 3)
    _ = log.take()
    host.resize(to: CGSize(width: 500, height: 800))
    try host.render()
    #expect(log.take() == ["4 Token", "2 Token", "0 Token"])
  }

  @Test("a host that is unmounted lets go of what closures hold")
  func unmounting() {
    let tokens = Tokens()
    let host = ViewHost { Rows(log: EventLog(), noteToken: tokens.note) }
    #expect(tokens.left == 6)
    host.unmount()
    #expect(tokens.left == 0)
  }
}
