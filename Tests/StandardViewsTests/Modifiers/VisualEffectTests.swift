// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct VisualEffectTests {
  /// Each row's closure holds a token of its own.
  private struct Rows: View {
    let tokens: Tokens
    @State private var ids = Array(0..<6)

    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { _ in
          let token = tokens.make()
          Color.red.visualEffect { effect, _ in effect.offset(x: token === tokens ? 1 : 0) }
        }
      }
      Button("drop") { ids.removeAll { $0 % 2 == 1 } }
    }
  }

  @Test("rows that go let go of what their effects hold")
  func leaving() throws {
    let tokens = Tokens()
    let host = ViewHost { Rows(tokens: tokens) }
    #expect(tokens.left == 6)
    try host.tapAndRender("drop")
    #expect(tokens.left == 3)
  }

  @Test("a host that is unmounted lets go of what its effects hold")
  func unmounting() {
    let tokens = Tokens()
    let host = ViewHost { Rows(tokens: tokens) }
    #expect(tokens.left == 6)
    host.unmount()
    #expect(tokens.left == 0)
  }
}
