// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor
@Suite struct LibraryScreenTests {
  @Test("A list with navigation in tabs compiles in this module's isolation and works")
  func navigation() throws {
    let host = ViewHost { LibraryScreen() }
    #expect(host.texts.prefix(3) == ["Shelf", "Book 1", "Book 2"])
    try host.tapAndRender("Book 2")
    #expect(host.texts.prefix(5) == ["Title", "Book 2", "Close", "fixed", "Books"])
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("Close")
    try host.tapAndRender("Mark")
    #expect(host.displayList.contains { $0.color == "green" })
    try host.staticTexts["Shelf"].drag(by: CGSize(width: 0, height: -1_000))
    try host.render()
    #expect(host.buttons["Book 30"].exists)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("Editing, refreshing and storing")
  func editing() async throws {
    let host = ViewHost { LibraryScreen() }
    try host.staticTexts["Shelf"].drag(by: CGSize(width: 0, height: 100))
    try await host.advance(by: .milliseconds(1))
    // Other tests show the same screen over the same defaults.
    UserDefaults.standard.removeObject(forKey: "sortsByTitle")
    try host.tapAndRender("Settings")
    #expect(host.texts.prefix(3) == ["By title", "Books", "31"])
    try host.switches["By title"].tap()
    try host.render()
    #expect(try host.switches["By title"].value == "1")
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A lazy grid that a reader scrolls")
  func gallery() throws {
    let host = ViewHost { LibraryScreen() }
    try host.tapAndRender("Gallery")
    #expect(host.texts.prefix(3) == ["Last", "Turn", "p0"])
    #expect(host.texts.contains("Short"))
    try host.tapAndRender("Turn")
    try host.tapAndRender("Last")
    #expect(host.texts.contains("p29"))
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
