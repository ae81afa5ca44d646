// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// The texts behind `-h`, `--help` and a call without arguments.
enum CommandHelp {
  /// Every command with its line.
  static func overview(of commands: [any Command], program: String) -> String {
    let shown = commands.filter { !$0.isHidden }
    let width = shown.map(\.name.count).max() ?? 0
    let lines = shown.map { "  " + $0.name.padded(to: width + 3) + $0.summary }
    return """
      Measures views, compares the results and judges them.

      Usage: \(program) COMMAND [OPTIONS] …

      Commands:
      \(lines.joined(separator: "\n"))

      A CASE is scenario/variant/size; globs are allowed (*, ?, {a,b}).
      A FILE is a result CSV, a record folder, or - for standard input.
      '\(program) COMMAND --help' explains a command.

      Exit codes: 0 fine · 1 regression, failed check or missing case · 2 bad usage or input ·
      3 could not judge · 4 a case crashed or timed out · 5 better than the baseline · 130/143 interrupted

      """
  }

  /// Columns of an option that explanations stand beside.
  private static let widestUsage = 36

  /// One command: a line an option, or each in full.
  static func text(of command: any Command, program: String, isLong: Bool) -> String {
    var text = command.summary + "\n\nUsage: \(program) \(command.name) [OPTIONS]"
    text += command.operands.isEmpty ? "\n" : " \(command.operands)\n"
    if isLong, !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    text += "\nOptions:\n"
    let options = command.options + [CommonOptions.help]
    // An option with many choices moves no other one's explanation.
    let width = options.map(\.usage.count).filter { $0 <= widestUsage }.max() ?? 0
    for option in options {
      if isLong {
        text += "  \(option.usage)\n"
        for line in [option.brief] + option.detail.split(separator: "\n").map(String.init) {
          text += "          \(line)\n"
        }
      } else {
        text += "  \(option.usage.padded(to: width))  \(option.brief)\n"
      }
    }
    return isLong ? text : text + "\n'--help' says more.\n"
  }
}

extension CommandHelp {
  /// The text for a window of so many columns; a line that is broken goes on where its column of explanations begins.
  static func fitted(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    let lines = paragraphs(of: text, for: width).flatMap { line -> [String] in
      if line.count <= width { return [line] }
      let blanks = line.prefix { $0 == " " }
      let gap = line.ranges(of: "  ").last?.lowerBound ?? line.startIndex
      let column = line[..<(line[gap...].firstIndex { $0 != " " } ?? gap)]
      let heading = column.count > width / 2 ? blanks : column
      return WrappedText.lines(String(line.dropFirst(heading.count)), behind: String(heading), to: width)
    }
    return lines.joined(separator: "\n")
  }

  /// From this length on, a line of prose goes on in the next one.
  private static let fullLine = 76

  /// The lines. What goes on behind a full line that the window is too narrow for stands behind it: broken each for itself,
  /// such lines would leave a few words on lines of their own.
  private static func paragraphs(of text: String, for width: Int) -> [String] {
    var result: [String] = []
    var goesOn = false
    var indent = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let blanks = line.prefix { $0 == " " }.count
      let words = line.dropFirst(blanks)
      // What stands in columns is no prose.
      let isProse = !words.isEmpty && !words.contains("  ")
      if goesOn, isProse, blanks == indent, !words.hasPrefix("Exit codes:"), let end = result.last,
        end.count > width
      {
        result[result.count - 1] = "\(end) \(words)"
      } else {
        result.append(String(line))
      }
      (goesOn, indent) = (isProse && line.count >= fullLine, blanks)
    }
    return result
  }
}

extension String {
  /// The text with blanks behind it, up to a width in characters.
  func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
