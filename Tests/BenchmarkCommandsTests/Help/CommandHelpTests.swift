// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkCommands

struct CommandHelpTests {
  @Test(arguments: [40, 60, 80, 100])
  func everyLineFitsTheWindow(width: Int) {
    let commands = BenchmarkCommand.fileCommands
    var texts = [CommandHelp.overview(of: commands, program: "view-benchmark")]
    for command in commands {
      for isLong in [false, true] {
        texts.append(CommandHelp.text(of: command, program: "view-benchmark", isLong: isLong))
      }
    }
    for text in texts {
      let fitted = CommandHelp.fitted(text, to: width)
      // A word that is wider than the window is not broken.
      for line in fitted.split(separator: "\n") where line.contains(where: \.isWhitespace) {
        let words = line.split(separator: " ")
        #expect(line.count <= width || words.count == 1, "\(line)")
      }
      #expect(fitted.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace))
    }
  }

  @Test func brokenLinesGoOnInTheirColumn() {
    let text = "Commands:\n  list     Show scenarios, their variants and sizes\n"
    let fitted = CommandHelp.fitted(text, to: 40)
    #expect(fitted == "Commands:\n  list     Show scenarios, their\n           variants and sizes\n")
    #expect(CommandHelp.fitted(text, to: nil) == text)
  }
}
