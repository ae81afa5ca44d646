// SPDX-License-Identifier: Apache-2.0

/// What two cause graphs of a case say differently.
public struct CauseDifference: Sendable {
  /// Bodies of one type in one place.
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
    let before = Dictionary(grouping: old.bodies, by: \.path)
    let after = Dictionary(grouping: new.bodies, by: \.path)
    var order: [String] = []
    var seen: Set<String> = []
    for body in new.bodies + old.bodies where seen.insert(body.path).inserted { order.append(body.path) }
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

  private static func evaluations(_ bodies: [CauseGraph.Body]?) -> Int {
    (bodies ?? []).filter(\.isEvaluated).reduce(0) { $0 + $1.count }
  }

  private static func words(_ bodies: [CauseGraph.Body]) -> String {
    bodies.map { body in
      let what = body.isEvaluated ? (body.isWasted ? "ran in vain" : "ran") : "skipped"
      return "\(what) \(body.count) × (\(body.reasons.joined(separator: ", ")))"
    }
    .sorted().joined(separator: ", ")
  }
}
