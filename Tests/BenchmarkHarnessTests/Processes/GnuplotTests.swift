// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

@testable import BenchmarkHarness

@Suite(.enabled(if: Gnuplot.isInstalled)) struct GnuplotTests {
  /// What a result file calls things, as somebody would who wants to run a program or a script.
  @Test func namesAreDrawnAndNeverRun() throws {
    try Fixture.inDirectory { directory in
      let planted = directory + "/planted"
      let texts = [
        "'; system('touch \(planted)') #", "\u{600}' ; system('touch \(planted)') #",
        "\\' ; !touch \(planted)",
        "`touch \(planted)`", "\"`touch \(planted)`\"", "\n!touch \(planted)\n",
        "END\nsystem 'touch \(planted)'",
        "@x $(touch \(planted)) %s {/Bold x} \\", "<script>alert(1)</script>",
        "\u{600}<script>alert(1)</script>",
        "]]><!--", "",
      ]
      let plots = texts.flatMap { text in
        [
          Plot(text, unit: text, .history(labels: [text, text]), [Plot.Series(text, [(0, 1), (1, 2)])]),
          Plot(text, unit: text, .stack(labels: [text, text]), [Plot.Series(text, [(0, 1), (1, 2)])]),
        ]
      }
      var complaints: [String] = []
      let pictures = Gnuplot.draw(plots) { complaints.append($0) }
      #expect(complaints == [])
      #expect(pictures?.count == plots.count)
      #expect(pictures?.allSatisfy { $0.hasPrefix("<svg") && !$0.contains("<script") } == true)
      #expect(!FileManager.default.fileExists(atPath: planted))
    }
  }

  @Test func aFolderIsThisProcessesAlone() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    #expect(first.path != second.path && !first.path.contains("\(getpid())-"))
    let attributes = try FileManager.default.attributesOfItem(atPath: first.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    first.remove()
    second.remove()
    #expect(!FileManager.default.fileExists(atPath: first.path))
  }
}
