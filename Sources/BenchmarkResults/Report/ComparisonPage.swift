// SPDX-License-Identifier: Apache-2.0

/// Two records on one page: what changed, by how much, and why.
public struct ComparisonPage: Sendable {
  private let comparison: Comparison

  /// Takes up a comparison.
  public init(_ comparison: Comparison) { self.comparison = comparison }

  /// The page; nothing of it comes from the network.
  public var html: String {
    let names = [comparison.old, comparison.new].map { file in
      file.record.map { "commit \($0.shortCommit) of \($0.startDay)" } ?? file.name
    }
    let head = "<p class=\"note\">\(HTMLText.escaped("\(names[0]), then \(names[1])")).</p>"
    let reasons = comparison.machineDifferences.joined(separator: "; ")
    let incomparable =
      reasons.isEmpty
      ? ""
      : "<p class=\"note\">Allocations, bytes, instructions, retains and releases are not compared, and times say nothing: \(HTMLText.escaped(reasons)).</p>"
    return ReportPage.page(
      title: "View benchmark comparison",
      body: [head, incomparable, ReportPage.searchField(), counts, times].joined(separator: "\n")
        + "\n<script>\(ReportStyle.script)</script>")
  }

  /// What is counted otherwise, from the cause on.
  private var counts: String {
    let exact = comparison.entries.filter { ($0.new ?? $0.old)?.kind == .exact }
    let findings = GateFinding.findings(of: exact)
    let same = exact.count { $0.verdict == .same }
    let rest = "<p class=\"note\">\(HumanFigure.grouped(Int64(same))) counts are the same.</p>"
    guard !findings.isEmpty else { return "<h2>Counts</h2>\(rest)" }
    let cards = findings.map { finding in
      "<section><h3>\(HTMLText.escaped(finding.name)) <span class=\"\(Self.tone(finding.verdict))\">"
        + "\(finding.verdict.rawValue)</span></h3><p>\(Self.list(finding.causes))</p>"
        + (finding.consequences.isEmpty
          ? "" : "<p class=\"note\">Then \(Self.list(finding.consequences)).</p>") + "</section>"
    }
    return "<div class=\"family\"><h2>Counts</h2>\(rest)\n\(cards.joined(separator: "\n"))</div>"
  }

  private static func list(_ changes: [GateFinding.Change]) -> String {
    changes.map { HTMLText.escaped($0.text) }.joined(separator: ", ")
  }

  /// The times that differ beyond their spread, on one axis, with the counts that explain them.
  private var times: String {
    let timed = comparison.entries.filter { $0.key.metric == Metric.frameTime.id && $0.key.view.isEmpty }
    let changed = timed.filter { $0.verdict == .regressed || $0.verdict == .improved }
    let note =
      "<p class=\"note\">\(changed.count) of \(timed.count) times differ by more than 5 % and leave the first run's "
      + "spread. That is a hint: two runs of one program differ too. <code>compare-binaries</code> judges.</p>"
    var titles: [String] = []
    var rows: [String: [ReportForest.Row]] = [:]
    for entry in changed {
      guard let old = entry.old?.sampled, let new = entry.new?.sampled, old.median > 0, new.median > 0 else {
        continue
      }
      let key = entry.key.caseKey
      let ratio = RatioInterval(
        new.median / old.median, lower: (new.median - new.mad) / (old.median + old.mad),
        upper: (new.median + new.mad) / max(old.median - old.mad, .leastNormalMagnitude))
      let figures = [old, new].map { HumanFigure.text($0.median, .nanoseconds) }
      if rows[key.scenario] == nil { titles.append(key.scenario) }
      rows[key.scenario, default: []].append(
        ReportForest.Row(
          name: "\(key.variant) · \(key.size)", target: nil,
          points: [
            .init(name: "before", ratio: RatioInterval(1, lower: 1, upper: 1), color: "c0"),
            .init(name: "now", ratio: ratio, color: ratio.value > 1 ? "c1" : "c2"),
          ],
          verdict: HTMLText.escaped(
            "\(figures[0]) → \(figures[1]), \(HumanFigure.multiple(ratio.value)): \(cause(of: key))")))
    }
    let forest = ReportForest(titles.map { .init(title: $0, rows: rows[$0] ?? []) })
    return "<h2>Times</h2>\(note)\n<div class=\"forest\">\(forest.html)</div>"
  }

  /// The first count that differs in a case.
  private func cause(of key: CaseKey) -> String {
    let own = comparison.entries.filter { $0.key.belongs(to: key) && ($0.new ?? $0.old)?.kind == .exact }
    return GateFinding.findings(of: own).first?.causes.first?.text ?? "same counts"
  }

  private static func tone(_ verdict: Verdict) -> String {
    switch verdict {
    case .regressed, .missing, .failed, .nondeterministic: "bad"
    case .improved: "best"
    case .same, .added, .changed, .incomparable: "note"
    }
  }
}
