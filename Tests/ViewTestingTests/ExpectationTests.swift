// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing
import ViewTesting

@MainActor
@Suite("Expectations of a step's cost")
struct ExpectationTests {
  @Test("The bodies that run are those that were named")
  func bodies() throws {
    let host = ViewHost { Switchboard() }
    let report = try host.expect(bodies: ["Switchboard": 1, "Status": 1]) { try host.tapAndRender("Switch") }
    #expect(report.bodyEvaluations.total == 2)
    // Zero is what a type has that is not named.
    try host.expect(bodies: ["Switchboard": 1, "Status": 1, "Caption": 0]) { try host.tapAndRender("Switch") }
    host.expect(bodies: [:]) {}
  }

  @Test(
    "A failure stands at the call's line and says which bodies ran, how often, and why, back to the write")
  func bodiesFailing() throws {
    let host = ViewHost { ShoppingList() }
    var line = 0
    let failures = try Failures {
      line = #line + 1
      try host.expect(bodies: ["ItemRow": 1, "ShoppingList": 1]) { try host.tapAndRender("Add") }
    }
    #expect(failures.all.map(\.line) == [line])
    #expect(failures.all.map(\.file) == ["ExpectationTests.swift"])
    #expect(
      failures.text == """
        bodies that ran: ItemRow ×4, ShoppingList ×1; expected: ItemRow ×1, ShoppingList ×1
          ItemRow ran ×4, expected ×1
            ×3 its parent made another value: onDelete is a closure, another one each time ← ShoppingList ran: it reads the state items
            ×1 it appeared ← ShoppingList ran: it reads the state items
          written: ShoppingList.items
        """)
  }

  @Test("A type that was expected and did not run is told, and one that nobody expected")
  func otherTypes() throws {
    let host = ViewHost { Switchboard() }
    let failures = try Failures {
      try host.expect(bodies: ["Caption": 1, "Switchboard": 1]) { try host.tapAndRender("Switch") }
    }
    #expect(failures.text.contains("Caption ran ×0, expected ×1"))
    #expect(failures.text.contains("Status ran ×1, expected ×0"))
    #expect(failures.text.contains("isOn has changed"))
  }

  @Test("A generic type is meant by its whole name, or by its name alone")
  func genericNames() throws {
    let host = ViewHost { BoxedPair() }
    try host.expect(bodies: ["BoxedPair": 1, "Boxed": 2]) { try host.tapAndRender("More") }
    try host.expect(bodies: ["BoxedPair": 1, "Boxed<Text>": 1, "Boxed<Color>": 1]) {
      try host.tapAndRender("More")
    }
    try host.expect(bodies: ["BoxedPair": 1, "Boxed<Text>": 1, "Boxed": 1]) { try host.tapAndRender("More") }
  }

  @Test("All frames of a step count")
  func severalRenders() throws {
    let host = ViewHost { Switchboard() }
    try host.expect(bodies: ["Switchboard": 2, "Status": 2]) {
      try host.tapAndRender("Switch")
      try host.tapAndRender("Switch")
    }
  }

  @Test("A step that waits has the same functions")
  func waiting() async throws {
    let host = ViewHost { Later() }
    try await host.expect(bodies: ["Later": 1]) {
      try host.tapAndRender("early")
      try await host.advance(by: .seconds(2))
    }
    #expect(host.texts == ["late"])
    // A step that does not wait is written the same in a test that does.
    try host.expect(bodies: [:]) { try host.render() }
    try await host.expectNothingWasted { try await host.advance(by: .seconds(1)) }
    try await host.expectCost(.frames == 0) { try await host.advance(by: .seconds(1)) }
    let failures = try await Failures(waitingFor: {
      try await host.expect(bodies: ["Later": 1]) { try await host.advance(by: .seconds(1)) }
    })
    #expect(failures.text.contains("bodies that ran: none; expected: Later ×1"))
  }

  @Test("What runs and changes nothing is told with the reason")
  func waste() throws {
    let host = ViewHost { ShoppingList() }
    try host.expectNothingWasted { try host.render() }
    let failures = try Failures {
      try host.expectNothingWasted { try host.tapAndRender("Add") }
    }
    #expect(failures.text.contains("ItemRow ×3"))
    #expect(failures.text.contains("onDelete is a closure, another one each time"))
    #expect(failures.text.contains("written: ShoppingList.items"))
  }

  @Test("Limits of counts")
  func limits() throws {
    let host = ViewHost { Switchboard() }
    try host.expectCost(.bodyEvaluations <= 2, .contentEvaluations == 0, .frames < 2) {
      try host.tapAndRender("Switch")
    }
    let failures = try Failures {
      try host.expectCost(.bodyEvaluations <= 1, .frames == 1, .displayEdits < 1) {
        try host.tapAndRender("Switch")
      }
    }
    #expect(failures.text.contains("body_evaluations: 2, expected at most 1"))
    #expect(failures.text.contains("display_edits: 1, expected fewer than 1"))
    #expect(!failures.text.contains("frames"))
    #expect(failures.text.contains("Status ran ×1"))
  }

  @Test("An error of the step is thrown, and the host can be measured again")
  func thrownError() throws {
    let host = ViewHost { Switchboard() }
    #expect(throws: QueryError.self) {
      try host.expect(bodies: [:]) { try host.tapAndRender("Nothing of that name") }
    }
    try host.expect(bodies: ["Switchboard": 1, "Status": 1]) { try host.tapAndRender("Switch") }
  }

  @Test("Recording causes afterwards is as it was")
  func causes() throws {
    let host = ViewHost { Switchboard() }
    try host.expectCost(.frames <= 1) { try host.tapAndRender("Switch") }
    #expect(!host.recordsCauses)
    host.recordsCauses = true
    try host.expectCost(.frames <= 1) { try host.tapAndRender("Switch") }
    #expect(host.recordsCauses)
    try host.tapAndRender("Switch")
    #expect(host.causes.count { $0.evaluated } == 2)
  }

  @Test("A host that is unmounted in the step, or before, is said at the line")
  func unmounted() throws {
    let host = ViewHost { Switchboard() }
    #expect(Failures { host.expect(bodies: [:]) { host.unmount() } }.text.contains("unmounted in the step"))
    #expect(Failures { host.expect(bodies: [:]) {} }.text.contains("unmounted before the step"))
    #expect(Failures { host.expectScreen(like: "gone") }.text.contains("unmounted"))
  }

  @Test("An expectation in the step of another one on the same host is said at the line, and both steps run")
  func nested() throws {
    let host = ViewHost { Switchboard() }
    let failures = try Failures {
      try host.expect(bodies: ["Switchboard": 1, "Status": 1]) {
        try host.expectNothingWasted { try host.tapAndRender("Switch") }
      }
    }
    #expect(failures.text.contains("the host is in the step of the expectation at ExpectationTests.swift:"))
    #expect(host.texts.first == "on")
    let other = ViewHost { Switchboard() }
    try host.expect(bodies: ["Switchboard": 1, "Status": 1]) {
      try other.expect(bodies: ["Switchboard": 1, "Status": 1]) { try other.tapAndRender("Switch") }
      try host.tapAndRender("Switch")
    }
  }
}
