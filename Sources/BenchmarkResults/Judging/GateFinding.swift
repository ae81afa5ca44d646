// SPDX-License-Identifier: Apache-2.0

/// What differs in some cases, told from its cause on: first what ran that did not run before, then what came of it.
public struct GateFinding: Hashable, Sendable {
  /// What a row says with both figures: `body_evaluations Row 0 → 1`.
  public struct Change: Hashable, Sendable {
    public let text: String
    public let verdict: Verdict
  }

  /// Cases of one scenario and variant in which the same happened.
  public private(set) var cases: [CaseKey]
  /// The worst of the rows' verdicts.
  public let verdict: Verdict
  /// Where it begins: bodies by view type where they differ, else the first counter that does.
  public let causes: [Change]
  /// What follows from it.
  public let consequences: [Change]

  /// `scenario/variant/size`, several sizes in braces: a CASE, as a command line takes it.
  public var name: String {
    let sizes = cases.map { "\($0.size)" }.joined(separator: ",")
    return "\(cases[0].scenario)/\(cases[0].variant)/\(cases.count == 1 ? sizes : "{\(sizes)}")"
  }

  /// Whether code may be the reason: then a look at what ran says more.
  public var isChange: Bool { [.regressed, .improved, .changed].contains(verdict) }

  /// The findings of entries in key order.
  public static func findings(of entries: [Comparison.Entry]) -> [GateFinding] {
    var findings: [GateFinding] = []
    var rest = entries[...]
    while let first = rest.first {
      let own = rest.prefix { $0.key.belongs(to: first.key.caseKey) }
      rest = rest.dropFirst(own.count)
      let listed = own.filter(\.isListed)
      guard !listed.isEmpty else { continue }
      let finding = GateFinding(first.key.caseKey, listed, isWhole: listed.count == own.count)
      if let last = findings.indices.last, findings[last].says(theSameAs: finding) {
        findings[last].cases += finding.cases
      } else {
        findings.append(finding)
      }
    }
    return findings
  }

  private init(_ key: CaseKey, _ entries: [Comparison.Entry], isWhole: Bool) {
    cases = [key]
    let worst = entries.map(\.verdict).max { Self.weight($0) < Self.weight($1) }
    verdict = worst ?? .same
    let isUniform = entries.allSatisfy { $0.verdict == entries[0].verdict }
    if isUniform, isWhole, entries.count > 1, [.added, .missing, .incomparable].contains(entries[0].verdict) {
      let reason = entries[0].reason.map { ": \($0)" } ?? ""
      causes = [Change(text: "all \(entries.count) rows\(reason)", verdict: entries[0].verdict)]
      consequences = []
      return
    }
    let ordered = entries.sorted { (Self.place($0), $0.key) < (Self.place($1), $1.key) }
    // The total of a metric says nothing that its view types do not.
    let byView = Set(ordered.filter { !$0.key.view.isEmpty }.map(\.key.metric))
    let told = ordered.filter { !$0.key.view.isEmpty || !byView.contains($0.key.metric) }
    let first = told.first?.key.metric
    causes = told.filter { $0.key.metric == first }.map(Change.init)
    consequences = told.filter { $0.key.metric != first }.map(Change.init)
  }

  private func says(theSameAs other: GateFinding) -> Bool {
    cases[0].scenario == other.cases[0].scenario && cases[0].variant == other.cases[0].variant
      && verdict == other.verdict && causes == other.causes && consequences == other.consequences
  }

  /// From what a step starts to what it costs.
  private static let order = Metric.all.filter { $0.kind == .exact }.map(\.id)

  private static func place(_ entry: Comparison.Entry) -> Int {
    // The row of a case that failed as a whole has no metric.
    entry.key.metric.isEmpty ? -1 : order.firstIndex(of: entry.key.metric) ?? order.count
  }

  private static func weight(_ verdict: Verdict) -> Int {
    switch verdict {
    case .same: 0
    case .added: 1
    case .incomparable: 2
    case .changed: 3
    case .improved: 4
    case .nondeterministic: 5
    case .missing: 6
    case .regressed: 7
    case .failed: 8
    }
  }
}

extension GateFinding.Change {
  fileprivate init(_ entry: Comparison.Entry) {
    let name = [entry.key.metric, entry.key.view].filter { !$0.isEmpty }.joined(separator: " ")
    let figures = Self.figures(entry)
    // Of two figures the reader sees what happened; without them the verdict says it.
    let words = figures.map { [$0] } ?? [entry.verdict.rawValue]
    let reason = entry.reason.map { "(\($0))" }
    self.init(
      text: ([name] + words + [reason].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: " "),
      verdict: entry.verdict)
  }

  /// `2 → 3`; an extreme where the median stayed. A view type that never ran has no row: it ran 0 times.
  private static func figures(_ entry: Comparison.Entry) -> String? {
    let unit = (entry.new ?? entry.old)?.unit ?? .count
    let none = entry.key.view.isEmpty ? nil : ExactSummary(median: 0, min: 0, max: 0)
    guard entry.new?.error == nil, entry.old?.error == nil, entry.verdict != .incomparable,
      let old = entry.old.map(\.exact) ?? none, let new = entry.new.map(\.exact) ?? none
    else { return nil }
    func change(_ old: Int64, _ new: Int64) -> String { HumanFigure.step(from: old, to: new, unit) }
    if old.median != new.median { return change(old.median, new.median) }
    return old.max != new.max ? "max \(change(old.max, new.max))" : "min \(change(old.min, new.min))"
  }
}
