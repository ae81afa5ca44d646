// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import StandardViews

@MainActor
struct NavigationLinkActiveTests {
  private struct Flags: View {
    @State private var isActive = false
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Flag", isActive: $isActive) { Text("by flag") }
          NavigationLink(destination: Text("one"), tag: 1, selection: $chosen) { Text("One") }
          NavigationLink(destination: Text("two"), tag: 2, selection: $chosen) { Text("Two") }
          Button("Set") { isActive = true }
          Button("Choose") { chosen = 2 }
          Text("\(isActive) \(chosen ?? 0)")
        }
      }
    }
  }

  @Test(
    "A link with a flag pushes while the flag is set, whoever sets it, and the way back clears it",
    arguments: [
      "Flag", "Set",
    ])
  func flag(_ button: String) throws {
    let host = ViewHost { Flags() }
    try host.tapAndRender(button)
    #expect(host.texts.contains("by flag"))
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("Back")
    #expect(host.texts.contains("false 0"))
  }

  @Test("A link with a tag pushes while the selection is its tag", arguments: ["Two", "Choose"])
  func tag(_ button: String) throws {
    let host = ViewHost { Flags() }
    try host.tapAndRender(button)
    #expect(host.texts.contains("two"))
    try host.tapAndRender("Back")
    #expect(host.texts.contains("false 0"))
    try host.tapAndRender("One")
    #expect(host.texts.contains("one"))
  }
}
