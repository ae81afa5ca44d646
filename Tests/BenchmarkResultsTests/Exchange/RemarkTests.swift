// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct RemarkTests {
  @Test("A workflow command, with the escapes that GitHub takes off again")
  func escapes() {
    let remark = Remark(
      .warning, "A: 100%, b", "50% of A: B, C\r\nnext\u{1b}[31m",
      at: .init(file: "./Sources/A,B:C%.swift", line: 12, column: 7))
    #expect(
      remark.workflowCommand
        == "::warning file=Sources/A%2CB%3AC%25.swift,line=12,col=7,title=A%3A 100%25%2C b"
        + "::50%25 of A: B, C%0D%0Anext\\u{1b}[31m")
  }

  @Test("What stands nowhere has a title alone")
  func nowhere() {
    #expect(
      Remark.workflowCommands(of: [Remark(.error, "t", "x"), Remark(.notice, "u", "y")])
        == "::error title=t::x\n::notice title=u::y\n")
  }

  @Test("A survey's remarks: failures, then advice; against another one what is worse and what is new")
  func survey() throws {
    let crash = SurveySample.step(name: "tap-x", error: ResultError(.crashed, "signal 4"))
    let record = try SurveySample.record([SurveySample.step(row: 42), crash], advises: true)
    #expect(
      record.remarks().map(\.workflowCommand) == [
        "::error file=Sources/My Cart%2C new.swift,line=30,title=Cart%2C Tap \"tap-x\"::crashed: signal 4",
        "::warning file=Sources/My Cart%2C new.swift,line=12,col=7,title=RowView%3A 42 → 3 bodies::"
          + SurveySample.advice(of: SurveySample.step()).text,
      ])
    let old = try SurveySample.record([SurveySample.step(), crash], advises: true)
    #expect(
      record.remarks(SurveyDifference(old: old, new: record)).map(\.workflowCommand) == [
        "::error file=Sources/My Cart%2C new.swift,line=12,col=7,title=Cart%2C Tap \"tap-add\" costs more::"
          + "body evaluations 3 → 42%0ARowView ×3 → ×42, because RowView.onTap is a closure, another one each time "
          + "(I-44) [./Sources/My Cart, new.swift:12:7]"
      ])
  }
}
