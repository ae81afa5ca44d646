// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct TodoScreenTests {
  @Test("An ordinary screen compiles in this module's isolation and works")
  func screen() throws {
    let host = ViewHost { TodoScreen() }
    #expect(host.texts.prefix(2) == ["Hello", "0 open, 10 visits"])
    #expect(try !host.buttons["Clear"].isEnabled)
    try host.tapAndRender("Add")
    try host.tapAndRender("Add")
    #expect(host.texts.prefix(2) == ["Hello, user 2", "2 open, 10 visits"])
    try host.tapAndRender("Todo 1")
    #expect(host.texts[1] == "1 open, 11 visits")
    #expect(host.buttons["✓ Todo 1"].exists)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("Sheet, environment object and dismissal")
  func sheet() throws {
    let host = ViewHost { TodoScreen() }
    try host.tapAndRender("Add")
    try host.tapAndRender("Show Todo 1")
    #expect(host.texts.first == "Details of Todo 1, one of 1")
    try host.tapAndRender("Close")
    #expect(host.presentations.isEmpty)
  }

  @Test("Alert, custom wrapper and custom modifier")
  func others() throws {
    let host = ViewHost { TodoScreen() }
    try host.tapAndRender("Add")
    try host.tapAndRender("Clear")
    #expect(host.texts == ["Clear all?", "Clear all", "Cancel"])
    try host.tapAndRender("Clear all")
    #expect(host.texts[1] == "0 open, 10 visits")
    for level in 0..<2 { try host.tapAndRender("Level \(level)") }
    try host.tapAndRender("Level 2")
    #expect(host.buttons["Level 2"].exists)
    try host.tapAndRender("badge green 0")
    #expect(host.buttons["badge green 1"].exists)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
