// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct FormulaGuardTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+cmd", "'+cmd"), ("-cmd", "'-cmd"), ("@SUM", "'@SUM"), ("-", "'-"),
    ("+1.2.3", "'+1.2.3"),
    ("-5", "-5"), ("+5.25", "+5.25"), ("plain", "plain"), ("", ""), ("'quoted", "'quoted"), ("'=1", "''=1"),
    (" =1", "' =1"), ("\t@x", "'\t@x"), ("\u{7f}=1", "'\u{7f}=1"), ("\u{feff}-x", "'\u{feff}-x"),
    ("\u{ff1d}1", "'\u{ff1d}1"),
    ("'-5", "'-5"), ("--5", "'--5"), ("-5.", "'-5."),
  ])
  func guardsWhatASpreadsheetWouldRun(_ text: String, _ cell: String) {
    #expect(FormulaGuard.guarded(text) == cell)
    #expect(FormulaGuard.restored(cell) == text)
  }

  @Test func readingUndoesWritingForEveryText() {
    let letters: [Character] = ["'", "=", "-", "+", "@", "1", ".", "a"]
    var texts = [""]
    for _ in 0..<5 { texts += texts.flatMap { text in letters.map { text + String($0) } } }
    for text in Set(texts) {
      let cell = FormulaGuard.guarded(text)
      #expect(FormulaGuard.restored(cell) == text)
      #expect(!["=", "@"].contains(cell.first.map(String.init) ?? ""))
    }
  }
}
