// SPDX-License-Identifier: Apache-2.0

/// What two cause graphs of a case say differently.
public struct CauseDifference: Sendable {
  /// What happened in one place.
  public struct Change: Hashable, Sendable {
    public let path: String
    /// What they did before and do now, such as `ran 3 × (state count)`; empty for nothing.
    public let before: String
    public let after: String
    /// Bodies that ran, after less before.
    public let evaluations: Int
  }

  public let changes: [Change]
  /// Counters that differ, with both figures.
  public let counters: [(metric: String, before: Int, after: Int)]

  /// Compares two graphs.
  public init(old: CauseGraph, new: CauseGraph) {
    let before = Dictionary(grouping: old.events, by: Self.place)
    let after = Dictionary(grouping: new.events, by: Self.place)
    var order: [String] = []
    var seen: Set<String> = []
    for place in (new.events + old.events).map(Self.place) where seen.insert(place).inserted {
      order.append(place)
    }
    changes = order.compactMap { path in
      let left = Self.words(before[path] ?? [])
      let right = Self.words(after[path] ?? [])
      guard left != right else { return nil }
      return Change(
        path: path, before: left, after: right,
        evaluations: Self.evaluations(after[path]) - Self.evaluations(before[path]))
    }
    counters = Set(old.counters.keys).union(new.counters.keys).sorted().compactMap { metric in
      let left = old.counters[metric] ?? 0
      let right = new.counters[metric] ?? 0
      return left == right ? nil : (metric, left, right)
    }
  }

  /// Whether both graphs say the same.
  public var isEmpty: Bool { changes.isEmpty && counters.isEmpty }

  /// For a person.
  public var text: String {
    if isEmpty { return "no difference\n" }
    var lines: [String] = []
    for change in changes {
      let sign = change.evaluations > 0 ? "+" : change.evaluations < 0 ? "-" : "~"
      lines.append("\(sign) \(change.path)")
      lines.append("    before: \(change.before.isEmpty ? "not there" : change.before)")
      lines.append("    now:    \(change.after.isEmpty ? "not there" : change.after)")
    }
    for counter in counters { lines.append("\(counter.metric): \(counter.before) → \(counter.after)") }
    return lines.map { PrintableText.line($0) + "\n" }.joined()
  }

  /// For a program.
  public var json: JSONValue {
    .object([
      (
        "changes",
        .array(
          changes.map {
            .object([
              ("path", .string($0.path)), ("before", .string($0.before)), ("after", .string($0.after)),
              ("evaluations", .integer($0.evaluations)),
            ])
          })
      ),
      (
        "counters",
        .array(
          counters.map {
            .object([
              ("metric", .string($0.metric)), ("before", .integer($0.before)), ("after", .integer($0.after)),
            ])
          })
      ),
    ])
  }

  /// Where it happened: a write has no path.
  private static func place(of event: CauseGraph.Event) -> String {
    event.path.isEmpty ? event.name : event.path
  }

  private static func evaluations(_ events: [CauseGraph.Event]?) -> Int {
    (events ?? []).filter { $0.kind == .ran }.reduce(0) { $0 + $1.count }
  }

  /// What happened in a place, over all passes.
  private static func words(_ events: [CauseGraph.Event]) -> String {
    var counts: [String: Int] = [:]
    for event in events {
      let reasons = event.reasons.isEmpty ? "" : " (\(event.reasons.joined(separator: ", ")))"
      let mark = event.isWasted ? " in vain" : ""
      let what =
        switch event.kind {
        case .wrote: "written\(reasons)"
        case .ran, .skipped: "\(event.kind.rawValue)\(mark)\(reasons)"
        case .content: "ran the content of a reader\(reasons)"
        case .action: "called \(event.name)"
        case .presented, .dismissed: "\(event.kind.rawValue) \(event.name)\(reasons)"
        }
      counts[what, default: 0] += event.count
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }.joined(separator: ", ")
  }
}
