// SPDX-License-Identifier: Apache-2.0

/// Why a step of one variant does more than the same step of another.
///
/// Places and types differ between variants, so events are told apart by what happened, to which type and why.
public struct VariantDifference: Sendable {
  /// One kind of event with its number in both.
  public struct Line: Hashable, Sendable {
    /// Such as `ran Row: binding value`.
    public let what: String
    public let first: Int
    public let second: Int
  }

  /// As `scenario/variant/size`.
  public let names: (first: String, second: String)
  /// In the first's order, what only the second did behind it.
  public let lines: [Line]
  /// Counters that differ.
  public let counters: [(metric: String, first: Int, second: Int)]

  /// Compares two graphs.
  public init(_ first: CauseGraph, _ second: CauseGraph) {
    names = (first.name, second.name)
    let (left, right) = (Self.counts(first), Self.counts(second))
    var order: [String] = []
    var seen: Set<String> = []
    for words in (first.events + second.events).map(Self.words) where seen.insert(words).inserted {
      order.append(words)
    }
    lines = order.map { Line(what: $0, first: left[$0] ?? 0, second: right[$0] ?? 0) }
    counters = Set(first.counters.keys).union(second.counters.keys).sorted().compactMap { metric in
      let (left, right) = (first.counters[metric] ?? 0, second.counters[metric] ?? 0)
      return left == right ? nil : (metric, left, right)
    }
  }

  /// For a person: what only one of them did, what both did, and the counters that differ.
  public var text: String {
    var text = [names.first, "against \(names.second)"]
    func add(_ heading: String, _ lines: [String]) {
      if !lines.isEmpty { text += ["  \(heading)"] + lines.map { "    \($0)" } }
    }
    add("only the first", lines.filter { $0.second == 0 }.map { "\($0.first) × \($0.what)" })
    add("only the second", lines.filter { $0.first == 0 }.map { "\($0.second) × \($0.what)" })
    add(
      "both, differently often",
      lines.filter { $0.first > 0 && $0.second > 0 && $0.first != $0.second }
        .map { "\($0.first) × against \($0.second) × \($0.what)" })
    add("both", lines.filter { $0.first == $0.second }.map { "\($0.first) × \($0.what)" })
    add("counted", counters.map { "\($0.metric) \($0.first) against \($0.second)" })
    if lines.allSatisfy({ $0.first == $0.second }), counters.isEmpty { text.append("  no difference") }
    return text.map { PrintableText.line($0) + "\n" }.joined()
  }

  /// For a program.
  public var json: JSONValue {
    .object([
      ("first", .string(names.first)), ("second", .string(names.second)),
      (
        "events",
        .array(
          lines.map {
            .object([
              ("what", .string($0.what)), ("first", .integer($0.first)), ("second", .integer($0.second)),
            ])
          })
      ),
      (
        "counters",
        .array(
          counters.map {
            .object([
              ("metric", .string($0.metric)), ("first", .integer($0.first)), ("second", .integer($0.second)),
            ])
          })
      ),
    ])
  }

  private static func counts(_ graph: CauseGraph) -> [String: Int] {
    Dictionary(graph.events.map { (words($0), $0.count) }, uniquingKeysWith: +)
  }

  private static func words(_ event: CauseGraph.Event) -> String {
    let reasons = event.reasons.isEmpty ? "" : ": \(event.reasons.joined(separator: ", "))"
    let mark = event.isWasted ? ", in vain" : ""
    return switch event.kind {
    case .wrote: "wrote \(event.name)\(reasons)"
    case .ran: "ran \(event.name)\(reasons)\(mark)"
    case .skipped: "skipped \(event.name)\(reasons)"
    case .content: "ran a reader's content in \(event.place)\(reasons)"
    case .action: "called \(event.name) of \(event.place)"
    case .presented:
      "presented \(event.name) of \(event.place)\(event.reasons.isEmpty ? "" : ", stale\(reasons)")"
    case .dismissed: "dismissed \(event.name) of \(event.place)"
    }
  }
}
