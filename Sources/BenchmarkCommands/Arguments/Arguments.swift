// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// What a user typed behind a command's name, checked against the options the command takes.
package struct Arguments: Sendable {
  /// What is no option, in order; everything behind `--` is here.
  package private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  /// Reads `--name value`, `--name=value`, `-n value`, `-nvalue`, joined letters without values, and `--`.
  ///
  /// A single `-` is an operand: standard input.
  ///
  /// - Throws: ``InputError`` for an option that the command does not take, a missing, superfluous or wrong
  ///   value, and an option given twice that counts once.
  package init(_ words: [String], options: [Option], helpHint: String = "") throws(InputError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest, options, helpHint)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word.dropFirst(), &rest, options, helpHint)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether the flag was given.
  package func has(_ option: Option) -> Bool { given[option.name] != nil }

  /// The value, the last one if there are several.
  package func value(_ option: Option) -> String? { given[option.name]?.last }

  /// Every value of an option that may be repeated.
  package func values(_ option: Option) -> [String] { given[option.name] ?? [] }

  /// The value as a whole number.
  ///
  /// - Throws: ``InputError`` when it is none, or out of range.
  package func integer(_ option: Option, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let bounds =
        range.upperBound == .max
        ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
      throw InputError("--\(option.name) is '\(text)'", advice: "give a whole number, \(bounds)")
    }
    return number
  }

  /// Checks the number of operands.
  ///
  /// - Parameter names: How they are called in the command's usage line, for messages.
  /// - Throws: ``InputError`` that says which is missing or one too many.
  package func requireOperands(_ count: ClosedRange<Int>, _ names: String) throws(InputError) {
    if operands.count < count.lowerBound {
      throw InputError("\(names) expected, \(operands.count) given", advice: "name what to read")
    }
    if operands.count > count.upperBound {
      throw InputError("unexpected argument '\(operands[count.upperBound])'", advice: "\(names) expected")
    }
  }

  // MARK: - Reading

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [Option], _ hint: String
  ) throws(InputError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let near = Suggestion.nearest(to: name, among: options.map(\.name)).map { "did you mean --\($0)?" }
      throw InputError("unknown option --\(name)", advice: [near, hint].joinedAdvice)
    }
    try take(option, spelled: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func readLetters(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [Option], _ hint: String
  ) throws(InputError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw InputError("unknown option -\(letter)", advice: [nil, hint].joinedAdvice)
      }
      guard option.value == nil, option.choices.isEmpty else {
        return try take(
          option, spelled: "-\(letter)", attached: letters.isEmpty ? nil : String(letters), &rest)
      }
      try take(option, spelled: "-\(letter)", attached: nil, &rest)
    }
  }

  private mutating func take(
    _ option: Option, spelled: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(InputError) {
    var value = ""
    if attached == nil, let implied = option.impliedValue {
      value = rest.first.flatMap { option.choices.contains($0) ? $0 : nil } ?? implied
      if value == rest.first { rest.removeFirst() }
    } else if let placeholder = option.value ?? (option.choices.isEmpty ? nil : "VALUE") {
      guard let text = attached ?? rest.popFirst(), !text.isEmpty else {
        throw InputError("\(spelled) needs a value", advice: "give \(spelled) \(placeholder)")
      }
      guard option.choices.isEmpty || option.choices.contains(text) else {
        throw InputError(
          "\(spelled) is '\(text)'", advice: "choose one of \(option.choices.joined(separator: ", "))")
      }
      value = text
    } else if attached != nil {
      throw InputError("\(spelled) takes no value", advice: "leave out what is behind '='")
    }
    guard option.isRepeatable || given[option.name] == nil else {
      throw InputError("\(spelled) is given twice", advice: "leave out one of the two")
    }
    given[option.name, default: []].append(value)
  }
}

extension [String?] {
  fileprivate var joinedAdvice: String { compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
}
