// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Survey
import TestSupport
import Testing

/// On the main actor, as all that keeps a processor busy: some steps have a second, and are not to wait for other tests.
@Suite(.serialized) @MainActor
struct SurveyCommandTests {
  private func survey(_ words: String...) throws -> Fixture.Answer {
    try Fixture.call(["survey", "--allow-debug", "--no-times"] + words)
  }

  @Test("Rows with closures are in the bill with their cause, and first in the advice (I-44)")
  func bill() throws {
    let answer = try survey("preview.previews-closures")
    #expect(answer.code == 0)
    let text = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("1 screen, 8 steps:"))
    #expect(
      text.contains(
        "ClosureRow ×4 wasted, because ClosureRow.mark is a closure, another one each time (I-44)"))
    #expect(text.contains("1. ClosureRow.mark is a closure"))
    // The same again, to the letter.
    #expect(try survey("preview.previews-closures").output == answer.output)
  }

  @Test("A control that traps or never ends is a row with an error; the others are measured")
  func dangers() throws {
    let answer = try survey("preview.previews-dangerous", "--timeout", "1s", "--format", "csv")
    #expect(answer.code == 4)
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    let failed = table.rows.filter { $0.key.metric.isEmpty }
    #expect(failed.map(\.key.variant) == ["tap-hang", "tap-trap"])
    #expect(failed.map { $0.error?.cause } == [.timedOut, .crashed])
    #expect(failed.last?.error?.detail.contains("a button that traps") == true)
    let fine = CaseKey(scenario: "preview.previews-dangerous", variant: "tap-fine-0", size: 1)
    #expect(table[ResultKey(fine, metric: "body_evaluations")]?.exact?.median == 1)
  }

  @Test(
    "A control that ends, stops or mutes the process is a row, whatever the exit code; later ones are measured"
  )
  func leaving() throws {
    let answer = try survey("preview.previews-leaving", "--timeout", "1s", "--format", "csv")
    #expect(answer.code == 4)
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    let failed = table.rows.filter { $0.key.metric.isEmpty }
    #expect(failed.map(\.key.variant) == ["tap-leave", "tap-mute", "tap-stop"])
    #expect(failed.map { $0.error?.cause } == [.crashed, .timedOut, .timedOut])
    #expect(failed.first?.error?.detail == "ended early: exit code 0")
    for name in ["tap-first", "tap-last"] {
      let fine = CaseKey(scenario: "preview.previews-leaving", variant: name, size: 1)
      #expect(table[ResultKey(fine, metric: "body_evaluations")]?.exact?.median == 0)
    }
  }

  @Test("A crash says why, and the line of the screen's own code")
  func crash() throws {
    let answer = try survey("preview.previews-dangerous", "--timeout", "1s", "--format", "csv")
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    let trap = table.rows.first { $0.key.variant == "tap-trap" && $0.error != nil }
    let detail = try #require(trap?.error?.detail)
    #expect(detail.hasPrefix("Fatal error: a button that traps, at Previews.swift:"))
  }

  @Test("Beside a control that ends the process changes are tried as well")
  func changesBesideDangers() throws {
    let answer = try survey("preview.previews-dangerous-rows")
    #expect(answer.code == 4)
    #expect(answer.output.contains("1. ClosureRow.mark is a closure"))
  }

  @Test("A change that ends its process is none, and those after it are tried")
  func changeThatEndsItsProcess() throws {
    let answer = try survey("preview.previews-demanding")
    #expect(answer.code == 0)
    #expect(answer.output.contains("1. ClosureRow.mark is a closure"))
    #expect(!answer.output.contains("@Observable"))
  }

  @Test("A screen that needs an object of its environment is named, and nothing went wrong")
  func needs() throws {
    let answer = try survey("preview.previews-needs", "--format", "csv")
    #expect(answer.code == 0)
    #expect(answer.talk.contains("Tap \"Add\": needs an environment object of type FixtureModel"))
    #expect(answer.output.contains("preview.previews-needs,tap-other,"))
    #expect(!answer.output.contains("tap-add"))
  }

  @Test("A screen that takes too long altogether is left in the middle of its plan, and that is said")
  func share() throws {
    let answer = try survey("preview.previews-slow", "--timeout", "1s", "--format", "csv")
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    let steps = Set(table.rows.map(\.key.variant))
    #expect(steps.contains("mount"))
    #expect(!steps.contains("tap-d-6"))
    // Each step of the plan is in the answer or counted.
    let note = try #require(
      answer.talk.firstMatch(of: /preview\.previews-slow: (\d+) more steps were not done: together/))
    #expect(Int(note.1) == 30 - steps.count)
  }

  @Test("What a step leaves in user defaults and files is not there for the next one")
  func leftovers() throws {
    let answer = try survey("preview.previews-keeps", "--format", "csv")
    #expect(answer.code == 0)
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    for step in ["tap-write-down", "tap-file"] {
      let key = CaseKey(scenario: "preview.previews-keeps", variant: step, size: 1)
      // The first note each time: it is inserted, and both buttons move.
      #expect(table[ResultKey(key, metric: "display_edits")]?.exact?.median == 3)
    }
  }

  @Test(
    "What a step changes in an object or a static property that outlives the screen is not there for the next look",
    arguments: ["shared", "static"])
  func lasting(name: String) throws {
    let answer = try survey("preview.previews-\(name)", "--format", "csv")
    #expect(answer.code == 0)
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    func figure(_ step: String, _ metric: String) -> Int64? {
      table[ResultKey(CaseKey(scenario: "preview.previews-\(name)", variant: step, size: 1), metric: metric)]?
        .exact?
        .median
    }
    #expect(figure("tap-hide", "body_evaluations") == 1)
    // The one that disappears, whatever moves with it.
    #expect(figure("tap-hide", "display_edits") ?? 0 > 0)
    #expect(figure("tap-hidden", "body_evaluations") == 0)
  }

  @Test("What asks for the network is told at once that there is none")
  func network() throws {
    let answer = try survey("preview.previews-network", "--format", "csv")
    #expect(answer.code == 0)
    #expect(answer.output.contains("preview.previews-network,tap-connect,1,,body_evaluations"))
  }

  @Test("A thread that never rests is waited for once, not at each step")
  func restless() throws {
    let answer = try survey("preview.previews-restless", "--timeout", "10s", "--format", "csv")
    #expect(answer.code == 0)
    #expect(answer.output.contains("preview.previews-restless,tap-tapped-0,1,,body_evaluations"))
  }

  @Test("Tasks run in the order in which they became ready, and threads that wait for them are served")
  func tasks() throws {
    let answer = try survey("preview.task-previews-*", "--all")
    // A button of theirs ends the program otherwise.
    #expect(answer.code == 0)
    #expect(answer.output.contains("Tap \"Start, 0\"; TaskPreviews \"Waiting\", Tap \"Wait, 0\""))
    #expect(answer.output.contains("the bill lacks 1 body"))
    #expect(answer.output.contains("Tap \"Later, 0\": the bill lacks 4 bodies"))
  }

  @Test("Each screen is made at the same date, wherever that is, and the date moves with its clock")
  func dates() throws {
    let words = ["survey", "--allow-debug", "--no-times", "--all", "preview.date-previews"]
    let answer = try Fixture.call(words, environment: ["TZ": "Asia/Tokyo"])
    // The button ends the program otherwise.
    #expect(answer.code == 0)
    #expect(answer.output.contains("Tap \"2026-04-15T09:41:00Z, 9 o'clock\""))
  }

  @Test("A screen that is called by its title is suggested by its name; else some names are given")
  func unknownScreen() throws {
    let near = try survey("Previews \"Sheet\"")
    #expect(near.code == 2 && near.talk.contains("did you mean 'preview.previews-sheet'?"))
    let far = try survey("nowhere")
    #expect(far.code == 2 && far.talk.contains("; there are preview."))
  }

  @Test("Without times no row has one")
  func noTimes() throws {
    let answer = try survey("preview.previews-sheet", "--format", "csv")
    #expect(!answer.output.contains("frame_time"))
  }

  @Test("A screen that traps in its body is one row; the next screen goes on")
  func trapInBody() throws {
    let answer = try survey("preview.previews-{trap,sheet}", "--format", "csv")
    #expect(answer.code == 4)
    let table = try CSVReader.table(from: Array(answer.output.utf8), file: "answer")
    #expect(
      table.rows.filter { $0.key.scenario == "preview.previews-trap" }.map { $0.error?.cause } == [.crashed])
    let variants = Set(table.rows.filter { $0.key.scenario == "preview.previews-sheet" }.map(\.key.variant))
    #expect(
      variants == ["mount", "drop", "idle", "resize", "font", "color-scheme", "tap-open", "tap-open-leave"])
  }

  @Test("Rows of a survey are a record that compare and gate can read; previews are cases of a catalogue")
  func record() throws {
    try Fixture.inDirectory { directory in
      let made = try survey("preview.previews-sheet", "--output", directory, "--print-record")
      #expect(made.code == 0)
      let folder = try #require(made.output.split(separator: "\n").first.map(String.init))
      let gate = try Fixture.call(["gate", folder, "--against", folder])
      #expect(gate.code == 0)
    }
  }

  @Test("Two runs of the same code have the same exact rows")
  func repeatable() throws {
    func exact() throws -> ResultTable {
      let answer = try survey("preview.previews-{closures,sheet}", "--format", "csv")
      return try CSVReader.table(from: Array(answer.output.utf8), file: "answer").exactRows
    }
    let first = try exact()
    #expect(first == (try exact()))
    #expect(!first.rows.contains { $0.error != nil })
  }

  @Test("What a library keeps from call to call is no difference between two processes")
  func growingCache() throws {
    let answer = try survey("preview.previews-cache", "--format", "csv")
    #expect(answer.code == 0)
    #expect(!answer.output.contains("nondeterministic"))
  }

  @Test("A body that is not the same twice is an issue; data that nobody watches is an error")
  func staleness() throws {
    let impure = try survey("preview.previews-impure")
    #expect(impure.code == 0)
    let text = impure.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("a body shows something else each time it runs"))
    let unwatched = try survey("preview.previews-unwatched", "--format", "csv")
    #expect(unwatched.code == 1)
    let table = try CSVReader.table(from: Array(unwatched.output.utf8), file: "answer")
    let failed = table.rows.filter { $0.error != nil }
    #expect(failed.map(\.key.variant) == ["tap-count"])
    #expect(
      failed.first?.error?.detail.contains("the data changed without telling anyone: Counter.count") == true)
  }

  @Test("A body that makes another object each time is compared over the one on screen (I-15)")
  func ownObject() throws {
    let answer = try survey("preview.previews-makes", "--format", "csv")
    #expect(answer.code == 0)
    #expect(answer.output.contains("preview.previews-makes,tap-add,1,,body_evaluations"))
  }

  @Test("Controls without text go by their symbol or their row; one on a constant binding has a note (I-55)")
  func names() throws {
    let answer = try survey("preview.previews-symbols", "--all")
    let text = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("Tap \"trash\":"))
    #expect(text.contains("Tap row \"Row 0\":"))
    #expect(text.contains("Tap row \"Row 2\":"))
    #expect(text.contains("Toggle \"Fixed\": a binding that it writes is .constant and keeps its value"))
  }

  @Test("JSON is one object with what the bill has, also where nothing can be surveyed")
  func json() throws {
    let answer = try survey("preview.previews-closures", "--format", "json")
    #expect(answer.code == 0)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(report["schema"] as? Int == 1)
    let screens = try #require(report["screens"] as? [[String: Any]])
    #expect(screens.map { $0["name"] as? String } == ["preview.previews-closures"])
    #expect(screens[0]["file"] as? String == "harness_fixture/Previews.swift")
    let steps = try #require(screens[0]["steps"] as? [[String: Any]])
    #expect(steps.first?["name"] as? String == "mount")
    #expect((steps.first?["counts"] as? [String: Int])?["body_evaluations"] == 6)
    #expect(steps.allSatisfy { $0["error"] is NSNull })
    let none = try survey("preview.nobody", "--format", "json")
    #expect(none.code == 2)
    #expect(none.output.hasPrefix("{"))
  }

  @Test("A write has the line that did it, where the toolchain can tell")
  func writes() throws {
    let answer = try survey("preview.previews-makes", "--all")
    #expect(answer.output.contains("wrote FixtureModel at Previews.swift:"))
  }

  @Test("What grows with the rows comes first, and JSON has every size")
  func sizes() throws {
    let answer = try survey("preview.previews-closures", "--scale", "1,4,16")
    #expect(answer.code == 0)
    let text = answer.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains(
        "Tap \"Mark 0\": ClosureRow bodies 5 → 20 → 80 at 5, 20, 80 rows: 1 a row (O(n)), 0.8 of them in vain; "
          + "about 1,000 at 1,000 rows: ClosureRow.mark is a closure"))
    let json = try survey("preview.previews-closures", "--scale", "1,4", "--format", "json")
    let report = try SurveyRecord(
      JSONReader.value(from: Array(json.output.utf8), file: "answer"), file: "answer")
    #expect(report.screens.count == 1)
    #expect(json.output.contains("\"copies\": 4") && json.output.contains("\"rows\": 20"))
  }

  @Test("A page has the screens and what would save most")
  func page() throws {
    try Fixture.inDirectory { directory in
      let answer = try survey("preview.previews-closures", "--page", "\(directory)/page.html")
      #expect(answer.code == 0)
      let page = try String(contentsOfFile: directory + "/page.html", encoding: .utf8)
      #expect(page.contains("ClosureRow.mark is a closure"))
      #expect(page.contains("as it is: 6 bodies") && page.contains("with the change: 2 bodies"))
    }
  }

  @Test(
    "A page that cannot be written and sizes that are no numbers are one line",
    arguments: [
      (["--page", "/nowhere/page.html"], "/nowhere/page.html: no page can be written there"),
      (["--page", "/"], "no page can be written there"),
      (["--scale", "1,many"], "--scale '1,many' is no list of sizes"),
      (["--scale", "4"], "no list of sizes"),
      (["--scale", "0,4"], "no list of sizes"),
    ])
  func badOptions(words: [String], message: String) throws {
    let answer = try Fixture.call(["survey", "--allow-debug", "--no-times"] + words)
    #expect(answer.code == 2)
    #expect(answer.output == "")
    #expect(answer.talk.contains(message), "\(answer.talk)")
    #expect(answer.talk.split(separator: "\n").count == 1)
  }

  @Test("A screen that is not there is bad usage, in one line")
  func unknown() throws {
    let answer = try survey("preview.nobody")
    #expect(answer.code == 2)
    #expect(answer.talk.split(separator: "\n").count == 1)
  }
}
