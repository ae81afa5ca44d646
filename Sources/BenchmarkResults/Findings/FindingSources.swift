// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What pages cut out of files that are kept for themselves: code between marks, and how sure a rule is. So neither can
/// drift from what is measured and tested.
public struct FindingSources: Sendable {
  private let code: [String: [String]]
  private let evidence: [String: String]

  static let begin = "// shown: "
  static let end = "// end"

  /// Takes up texts.
  ///
  /// - Parameters:
  ///   - sources: Swift files with their names. A line `// shown: scenario/variant` begins what is shown of a variant,
  ///     `// end` ends it; several parts of one variant are shown behind each other.
  ///   - rules: The page of rules: `- **I-23** … *how sure*`.
  /// - Throws: ``InputError`` for a mark without an end.
  public init(sources: [(name: String, text: String)], rules: String) throws(InputError) {
    var code: [String: [String]] = [:]
    for source in sources {
      for (name, lines) in try Self.parts(of: source.text, named: source.name) {
        code[name] = code[name].map { $0 + [""] + lines } ?? lines
      }
    }
    self.code = code
    var evidence: [String: String] = [:]
    for line in rules.split(separator: "\n") where line.hasPrefix("- **") {
      let parts = line.dropFirst(4).split(separator: "**", maxSplits: 1)
      // The last words in italics; what stands behind them is about another rule.
      let words = parts.count == 2 ? parts[1].split(separator: "*", omittingEmptySubsequences: false) : []
      guard words.count > 2, words.count % 2 == 1 else { continue }
      evidence[String(parts[0])] = String(words[words.count - 2])
    }
    self.evidence = evidence
  }

  /// Reads `Benchmarks/Scenarios` and the page of rules below a checkout.
  ///
  /// - Parameters:
  ///   - path: The checkout.
  ///   - name: What the user called the checkout, for messages.
  /// - Throws: ``InputError`` for what is not there.
  public init(checkout path: String, named name: String) throws(InputError) {
    let scenarios = "Benchmarks/Scenarios"
    let rules = "Sources/HeadlessViews/SEMANTICS.md"
    guard InputFile.kind(of: "\(path)/\(scenarios)") == .directory,
      let paths = FileManager.default.enumerator(atPath: "\(path)/\(scenarios)")
    else {
      throw InputError(
        "has no \(scenarios)", advice: "call it at the root of the checkout, or name that with --sources",
        file: name)
    }
    let files = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    var sources: [(name: String, text: String)] = []
    for file in files {
      let bytes = try InputFile.bytes(at: "\(path)/\(scenarios)/\(file)", named: "\(scenarios)/\(file)")
      sources.append(("\(scenarios)/\(file)", String(decoding: bytes, as: UTF8.self)))
    }
    let bytes = try InputFile.bytes(at: "\(path)/\(rules)", named: rules)
    try self.init(sources: sources, rules: String(decoding: bytes, as: UTF8.self))
  }

  /// What is shown of a variant, without common indentation; `nil` where nothing is marked.
  func code(of key: CaseKey) -> [String]? { code["\(key.scenario)/\(key.variant)"] }

  /// How sure a rule is, in the words of its page: `recorded: …`, `ours`; `nil` for an unknown rule.
  func evidence(of rule: String) -> String? { evidence[rule] }

  private static func parts(
    of text: String, named name: String
  ) throws(InputError) -> [(name: String, lines: [String])] {
    var parts: [(name: String, lines: [String])] = []
    var open: (name: String, line: Int, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix(begin), open == nil {
        open = (String(content.dropFirst(begin.count)), index + 1, [])
      } else if content == end, let part = open {
        parts.append((part.name, outdented(part.lines)))
        open = nil
      } else {
        open?.lines.append(String(line))
      }
    }
    if let open {
      throw InputError(
        "'\(begin)\(open.name)' has no end", advice: "add a line '\(end)'", file: name,
        at: InputError.Place(line: open.line, column: 1))
    }
    return parts
  }

  private static func outdented(_ lines: [String]) -> [String] {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}
