// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Findings in the sources, as code scanning services and editors read them: SARIF 2.1.0.
///
/// - Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct SARIFLog: Sendable {
  /// A kind of finding.
  public struct Rule: Sendable {
    /// One word, the same in every version.
    public var id: String
    /// What is found, in a sentence.
    public var summary: String
    /// What to do about it.
    public var help: String
    public var level: Remark.Level

    public init(id: String, summary: String, help: String, level: Remark.Level) {
      (self.id, self.summary, self.help, self.level) = (id, summary, help, level)
    }
  }

  /// One finding.
  public struct Finding: Sendable {
    /// Whether an earlier run had it, too.
    public enum Novelty: String, Sendable {
      case new, unchanged
      /// Of an earlier run only.
      case absent
    }

    public var rule: String
    public var text: String
    public var place: SourcePlace?
    /// What it is about, wherever it stands: services follow it by this when lines move.
    public var identity: String
    /// `nil` where nobody compared.
    public var novelty: Novelty?

    public init(
      rule: String, text: String, place: SourcePlace?, identity: String, novelty: Novelty? = nil
    ) {
      (self.rule, self.text, self.place) = (rule, text, place)
      (self.identity, self.novelty) = (identity, novelty)
    }
  }

  private let version: String
  private let rules: [Rule]
  private let findings: [Finding]

  /// - Parameters:
  ///   - version: Of the engine that found them.
  ///   - rules: Every kind that there may be.
  ///   - findings: Each of one of these rules.
  public init(version: String, rules: [Rule], findings: [Finding]) {
    (self.version, self.rules, self.findings) = (version, rules, findings)
  }

  /// The log: one run.
  public var json: JSONValue {
    let driver = JSONValue.object([
      ("name", .string("view-benchmark")), ("semanticVersion", .string(version)),
      ("rules", .array(rules.map(Self.json))),
    ])
    return .object([
      (
        "$schema",
        .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("results", .array(findings.map(json))),
          ])
        ])
      ),
    ])
  }

  private static func json(_ rule: Rule) -> JSONValue {
    .object([
      ("id", .string(rule.id)), ("name", .string(rule.id.prefix(1).uppercased() + rule.id.dropFirst())),
      ("shortDescription", text(rule.summary)), ("fullDescription", text("\(rule.summary) \(rule.help)")),
      ("help", text(rule.help)),
      ("defaultConfiguration", .object([("level", .string(level(rule.level)))])),
    ])
  }

  private func json(_ finding: Finding) -> JSONValue {
    let index = rules.firstIndex { $0.id == finding.rule }
    var members: [(name: String, value: JSONValue)] = [("ruleId", .string(finding.rule))]
    if let index {
      members += [("ruleIndex", .integer(index)), ("level", .string(Self.level(rules[index].level)))]
    }
    members.append(("message", Self.text(finding.text)))
    if let place = finding.place { members.append(("locations", .array([Self.location(place)]))) }
    members.append(
      ("partialFingerprints", .object([("viewBenchmarkIdentity/v1", .string(finding.identity))])))
    if let novelty = finding.novelty { members.append(("baselineState", .string(novelty.rawValue))) }
    return .object(members)
  }

  private static func location(_ place: SourcePlace) -> JSONValue {
    var region: [(name: String, value: JSONValue)] = [("startLine", .integer(place.line))]
    if let column = place.column { region.append(("startColumn", .integer(column))) }
    let isAbsolute = place.file.hasPrefix("/")
    let path = place.relativeFile
    let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    var artifact: [(name: String, value: JSONValue)] = [
      ("uri", .string(isAbsolute ? "file://\(address)" : address))
    ]
    // A path from where the survey was started, which on a service is the checkout.
    if !isAbsolute { artifact.append(("uriBaseId", .string("%SRCROOT%"))) }
    return .object([
      (
        "physicalLocation",
        .object([("artifactLocation", .object(artifact)), ("region", .object(region))])
      )
    ])
  }

  /// What a path may hold in an address: a colon would make a scheme of what stands before it.
  private static let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))

  private static func text(_ text: String) -> JSONValue {
    .object([("text", .string(PrintableText.line(text)))])
  }

  private static func level(_ level: Remark.Level) -> String { level == .notice ? "note" : level.rawValue }
}
