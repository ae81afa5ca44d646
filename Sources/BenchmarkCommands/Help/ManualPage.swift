// SPDX-License-Identifier: Apache-2.0

/// The program's manual page for `man`, made from the table of its commands and their options.
///
/// - Source: groff_man(7): the macros that man pages are written in.
struct ManualPage {
  let commands: [any Command]
  let program: String

  var text: String {
    let title = program.uppercased()
    var lines = [
      ".TH \(escaped(title)) 1 \"\" \(quoted("\(program) \(BenchmarkCommand.version)"))",
      ".SH NAME", "\(escaped(program)) \\- measure views, compare the results and judge them",
      ".SH SYNOPSIS", ".B \(escaped(program))", ".I COMMAND", "[\\fIOPTIONS\\fR] \\&...",
      ".SH DESCRIPTION",
      escaped("A CASE is scenario/variant/size; globs are allowed (*, ?, {a,b})."),
      escaped("A FILE is a result CSV, a record folder, or - for standard input."), ".SH COMMANDS",
    ]
    for command in commands where !command.isHidden { lines += section(of: command) }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", escaped(code.meaning)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(of command: any Command) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR"
    var lines = [".SS \"\\fB\(escaped(command.name))\\fR [OPTIONS]\(operands)\"", escaped(command.summary)]
    if !command.discussion.isEmpty {
      // Not filled: there are command lines among them.
      let discussion = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      lines += [".PP", ".nf"] + discussion.map { escaped(String($0)) } + [".fi"]
    }
    for option in command.options {
      lines += [".TP", ".B \(escaped(String(option.usage.trimmingPrefix(while: \.isWhitespace))))"]
      lines += ([option.brief] + option.detail.split(separator: "\n").map(String.init)).map(escaped)
    }
    return lines
  }

  private func quoted(_ text: String) -> String { "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\"" }

  /// Text that the typesetter leaves as it is: a hyphen stays one, and no line begins with a control character.
  private func escaped(_ text: String) -> String {
    var escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    if escaped.hasPrefix(".") || escaped.hasPrefix("'") { escaped = "\\&" + escaped }
    return escaped
  }
}
