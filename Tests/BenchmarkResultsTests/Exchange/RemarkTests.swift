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
}
