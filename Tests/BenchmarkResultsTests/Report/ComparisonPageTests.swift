// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct ComparisonPageTests {
  private func run(_ bodies: Int64, _ time: Double, toolchain: String = "6.3.1") throws -> ResultFile {
    try Samples.file(
      [
        Samples.exact(.bodyEvaluations, bodies), Samples.exact(.bodyEvaluations, bodies, view: "Row<Int>"),
        Samples.exact(.displayEdits, bodies), Samples.time(.frameTime, time, time, time),
      ], Samples.record(toolchain: toolchain))
  }

  private func html(_ old: ResultFile, _ new: ResultFile) -> String {
    ComparisonPage(Comparison(old: old, new: new)).html
  }

  @Test func whatChangedIsToldFromItsCauseOn() throws {
    let html = html(try run(1, 100), try run(3, 250))
    #expect(html.contains("<h3>list.toggle/binding/100 <span class=\"bad\">regressed</span></h3>"))
    #expect(
      html.contains(
        "<p>body_evaluations Row&lt;Int&gt; 1 → 3</p><p class=\"note\">Then display_edits 1 → 3.</p>"))
    #expect(html.contains("100 ns → 250 ns, 2.50× more: body_evaluations Row&lt;Int&gt; 1 → 3"))
    #expect(html.contains("1 of 1 times differ by more than 5 %"))
  }

  @Test func betterIsNoAlarm() throws {
    let html = html(try run(3, 250), try run(1, 100))
    #expect(html.contains("<span class=\"best\">improved</span>") && !html.contains("<span class=\"bad\">"))
    #expect(html.contains("250 ns → 100 ns, 2.50× less"))
  }

  @Test func whatIsTheSameIsCountedOnly() throws {
    let html = html(try run(1, 100), try run(1, 101))
    #expect(html.contains("3 counts are the same.") && html.contains("0 of 1 times differ"))
    #expect(!html.contains("<section>"))
  }

  @Test func whyAllocationsAreNotComparedIsSaid() throws {
    let html = html(try run(1, 100), try run(1, 100, toolchain: "6.4"))
    #expect(
      html.contains(
        "Allocations, bytes, instructions, retains and releases are not compared, and times say nothing: toolchain was 6.3.1, is 6.4."
      ))
  }
}
