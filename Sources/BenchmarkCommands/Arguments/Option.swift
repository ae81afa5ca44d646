// SPDX-License-Identifier: Apache-2.0

/// A flag as a value: defined once, attached to every command that takes it, printed by both help texts.
package struct Option: Hashable, Sendable {
  /// The spelling behind `--`.
  package let name: String
  /// The spelling behind a single `-`.
  package let letter: Character?
  /// What stands for the value in help, in capitals; `nil` for a flag that takes none.
  package let value: String?
  /// The only values allowed; empty when any text will do.
  package let choices: [String]
  /// What the option means without a value; the next word then is one only if it is among ``choices``. `nil` where a
  /// value has to be given.
  package let impliedValue: String?
  /// Whether giving it several times adds up; otherwise the second time is a mistake.
  package let isRepeatable: Bool
  /// One line, for `-h`.
  package let brief: String
  /// What `--help` says beyond the one line; may be empty.
  package let detail: String

  /// Defines an option.
  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
    impliedValue: String? = nil, isRepeatable: Bool = false, brief: String, detail: String = ""
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.impliedValue = impliedValue
    self.isRepeatable = isRepeatable
    self.brief = brief
    self.detail = detail
  }

  /// As help prints it: `-f, --filter CASE`, and in brackets what may be left out.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? "    "
    let value = choices.isEmpty ? value : choices.joined(separator: "|")
    return short + "--" + name + (value.map { impliedValue == nil ? " " + $0 : " [\($0)]" } ?? "")
  }
}
