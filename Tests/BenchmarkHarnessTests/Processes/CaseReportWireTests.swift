// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import BenchmarkHarness

struct CaseReportWireTests {
  private let key = CaseKey(scenario: "a.b", variant: "c", size: 3)

  private var report: CaseReport {
    CaseReport(
      rows: [
        ResultRow(exact: [1, 2, 3], of: .allocations, in: key),
        ResultRow(exact: [4], of: .bodyEvaluations, in: key, view: "Row<Int, \"x\">"),
        ResultRow(sampled: [1.5, 1.5], of: .frameTime, in: key),
      ], displayDigest: 0xdead_beef, displayText: "text \"a\"\n\n…")
  }

  @Test func whatIsWrittenIsRead() throws {
    var expected = report
    expected.rows.sort { $0.key < $1.key }
    #expect(CaseReport(decoding: try report.encoded()) == expected)
    #expect(CaseReport(decoding: try CaseReport().encoded()) == CaseReport())
    let sampled = CaseReport(batch: 18)
    #expect(CaseReport(decoding: try sampled.encoded()) == sampled)
  }

  @Test func everyCutIsNoticedOrHarmless() throws {
    let bytes = try report.encoded()
    for length in 0..<bytes.count {
      // A cut at a line end leaves a shorter file of whole rows; the exit code tells that the child died.
      guard let cut = CaseReport(decoding: Array(bytes.prefix(length))) else { continue }
      #expect(bytes[length - 1] == UInt8(ascii: "\n"))
      #expect(cut.rows.count < 3)
    }
  }

  @Test(arguments: [
    "", "\n", "hello\n", "case-report\n", "case-report - 99\n", "case-report - - 1 2\n",
    "case-report - -\nnot,a,header\n",
  ])
  func otherTextIsRefused(text: String) {
    #expect(CaseReport(decoding: Array(text.utf8)) == nil)
  }
}
