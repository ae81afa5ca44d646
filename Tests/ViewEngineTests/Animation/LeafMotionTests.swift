// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

import HeadlessViews
@testable import ViewEngine

/// The movements of leaves, which the clock keeps while they last. All take one second.
@MainActor @Suite struct LeafMotionTests {
  private struct Screen: View {
    @State private var isWide = false
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("move") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        Button("hide") { isShown = false }
        if isShown { Color.red.frame(width: isWide ? 100 : 20, height: 10) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
  }

  private func host() -> ViewHost { ViewHost(size: CGSize(width: 200, height: 200)) { Screen() } }

  private func movements(_ host: ViewHost) -> Int { host.graph.animations.motions.count }

  @Test("A-2: a movement is kept until the leaf has arrived")
  func arrival() async throws {
    let host = host()
    try host.render()
    #expect(movements(host) == 0)
    try host.tapAndRender("move")
    #expect(movements(host) == 1)
    try await host.advance(by: .milliseconds(500))
    #expect(movements(host) == 1)
    #expect(host.displayList.contains { $0.frame.width == 60 })
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .milliseconds(600))
    #expect(movements(host) == 0)
    #expect(host.displayList.contains { $0.frame.width == 100 })
  }

  @Test("A-2: a leaf that turns round on its way goes on with one movement")
  func turning() async throws {
    let host = host()
    try host.tapAndRender("move")
    try await host.advance(by: .milliseconds(500))
    try host.tapAndRender("move")
    #expect(movements(host) == 1)
    #expect(host.displayList.contains { $0.frame.width == 60 })
    try await host.advance(by: .milliseconds(1_100))
    #expect(movements(host) == 0)
    #expect(host.displayList.contains { $0.frame.width == 20 })
  }

  @Test("A leaf that leaves on its way leaves no movement behind")
  func leaving() async throws {
    let host = host()
    try host.tapAndRender("move")
    try await host.advance(by: .milliseconds(500))
    try host.tapAndRender("hide")
    #expect(movements(host) == 0)
    #expect(host.displayList == host.recomputedDisplayList())
    try await host.advance(by: .milliseconds(500))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A host that ends keeps no movement")
  func unmounting() throws {
    let host = host()
    try host.tapAndRender("move")
    #expect(movements(host) == 1)
    host.unmount()
    #expect(movements(host) == 0)
  }
}
