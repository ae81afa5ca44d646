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

  @Test("prose that is too wide is filled anew, up to its end")
  func brokenProseIsOneParagraph() {
    let text = """
      In each round every case runs in fresh processes of the one and of the other program,
      which share a processor and take turns, in orders that are drawn and balanced.
      Nothing else does.
      Exit codes: 0 fine.
        name   in its column, with an explanation that is as long as a whole line of prose is
        other  in the next one

      """
    #expect(
      CommandHelp.fitted(text, to: 60) == """
        In each round every case runs in fresh processes of the one
        and of the other program, which share a processor and take
        turns, in orders that are drawn and balanced. Nothing else
        does.
        Exit codes: 0 fine.
          name   in its column, with an explanation that is as long
                 as a whole line of prose is
          other  in the next one

        """)
    #expect(CommandHelp.fitted(text, to: 90) == text)
  }
}
