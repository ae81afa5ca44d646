// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import TestSupport
import Testing

@MainActor @Suite struct OnGeometryChangeTests {
  private struct Row: View {
    let id: Int
    let log: EventLog
    let token: Tokens.Token

    var body: some View {
      Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { [token] _ in
        log.add("\(id) \(type(of: token))")
      }
    }
  }

  /// Each row's closures hold a token of their own, which nothing else holds.
  private struct Rows: View {
    let log: EventLog
    let tokens: Tokens
    @State private var ids = Array(0..<6)

    var body: some View {
      VStack { ForEach(ids, id: \.self) { Row(id: $0, log: log, token: tokens.make()) } }
      Button("drop") { ids.removeAll { $0 % 2 == 1 } }
    }
  }

  @Test("rows that go are measured no more, and let go of what their closures hold")
  func leaving() throws {
    let (log, tokens) = (EventLog(), Tokens())
    let host = ViewHost { Rows(log: log, tokens: tokens) }
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
    let host = ViewHost { Rows(log: EventLog(), tokens: tokens) }
    #expect(tokens.left == 6)
    host.unmount()
    #expect(tokens.left == 0)
  }

  private struct ScaledRows: View {
    let scale: Scale
    let log: EventLog
    @State private var ids = Array(0..<3)

    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { id in
          Color.red.frame(width: 10, height: 10)
            .onGeometryChange(for: Int.self) {
              Int($0.size.width) * scale.factor
            } action: {
              log.add("\(id): \($0)")
            }
        }
      }
      Button("drop first") { ids.removeFirst() }
    }
  }

  @Test(
    "all closures run again when a property changes that one of them has read, whichever view has left since (I-63)"
  )
  func observing() throws {
    let (scale, log) = (Scale(), EventLog())
    let host = ViewHost { ScaledRows(scale: scale, log: log) }
    #expect(log.take().count == 3)
    scale.factor = 2
    try host.render()
    #expect(log.take() == ["2: 20", "1: 20", "0: 20"])
    try host.tapAndRender("drop first")
    scale.factor = 3
    try host.render()
    #expect(log.take() == ["2: 30", "1: 30"])
    // A frame in which nothing has changed asks nobody.
    try host.render()
    #expect(log.take() == [])
  }
}

@MainActor @Observable private final class Scale {
  var factor = 1
}
