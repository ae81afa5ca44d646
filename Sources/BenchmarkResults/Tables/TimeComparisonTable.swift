// SPDX-License-Identifier: Apache-2.0

/// A comparison of two programs as text.
public enum TimeComparisonTable {
  /// A line a case.
  public static func table(of comparison: TimeComparison) -> TextTable {
    var table = TextTable([
      .init("case"), .init("first", isFigure: true), .init("second", isFigure: true),
      .init("change", isFigure: true), .init("p", isFigure: true), .init("detectable", isFigure: true),
      .init("verdict"),
    ])
    for entry in comparison.entries {
      var cells: [TextTable.Cell] = [.init("\(entry.key)")]
      if let finding = entry.finding {
        cells += [
          .init(HumanFigure.text(finding.first, .nanoseconds)),
          .init(HumanFigure.text(finding.second, .nanoseconds)), .init(change(finding)),
          .init(probability(finding.pValue)), .init(finding.detectable.map { percent($0) } ?? "none"),
        ]
      } else {
        cells += ["", "", "", "", ""]
      }
      let reason = entry.reason.map { ": \($0)" } ?? ""
      table.add(cells + [.init(entry.verdict.rawValue + reason, tone(entry.verdict))])
    }
    return table
  }

  /// Where the differences come from: a line a case, then one a phase that changed.
  public static func splits(of comparison: TimeComparison) -> [String] {
    comparison.entries.flatMap { entry -> [String] in
      guard entry.verdict == .regressed || entry.verdict == .improved, let split = entry.split else {
        return []
      }
      let parts = "\(time(split.byCount)) by count, \(time(split.byUnitCost)) by unit cost"
      let head = "\(entry.key): \(time(split.difference)) = \(parts), \(time(split.rest)) outside the phases"
      let share = abs(split.difference) / 50
      return [head]
        + split.phases.filter { abs($0.byCount) > share || abs($0.byUnitCost) > share }.flatMap(lines)
    }
  }

  private static func lines(of phase: CostSplit.Phase) -> [String] {
    if phase.metrics.isEmpty {
      return ["  \(phase.name): \(time(phase.difference)), nothing is counted there"]
    }
    let count = "\(phase.metrics.joined(separator: "+")) \(phase.counts[0]) → \(phase.counts[1])"
    let line =
      "  \(phase.name): \(time(phase.byCount)) by count (\(count)), \(time(phase.byUnitCost)) by unit cost"
    let views = phase.byView.prefix(5).map { view in
      "    \(view.view): \(view.count > 0 ? "+" : "")\(view.count), \(time(view.cost))"
    }
    return [line] + views
  }

  /// What this machine could see this time, and how often it was wrong.
  public static func notes(of comparison: TimeComparison) -> [String] {
    let findings = comparison.findings
    guard !findings.isEmpty else { return ["no case has times in both programs"] + open(comparison) }
    let effect = comparison.detectable
    let rate = Double(comparison.falseAlarms) / Double(findings.count)
    let largest = findings.map(\.threshold).max() ?? 0
    let most = findings.map(\.lanes.first.count).max() ?? 0
    let all = findings.reduce(0) { $0 + $1.lanes.first.count }
    return [
      "identical lanes: \(comparison.falseAlarms) of \(findings.count) flagged "
        + "(false-positive rate \(percent(rate)), expected at most \(percent(comparison.judge.level)))",
      "smallest detectable slowdown: median \(effect.median.map { percent($0) } ?? "above 100 %"), "
        + "largest \(effect.largest.map { percent($0) } ?? "above 100 %") "
        + "(95 % power, \(comparison.rounds) to \(most) rounds, Holm over \(findings.count) cases)",
      "threshold: \(percent(comparison.judge.smallestThreshold)), by noise up to \(percent(largest)); "
        + "seed \(comparison.seed)",
      "disturbed: \(comparison.disturbedRounds) of \(all) rounds of a case found no quiet moments",
    ] + open(comparison)
  }

  /// The cases without a verdict, each with the smallest slowdown that would have been found; many with one reason
  /// share a line, since the table has them one by one.
  private static func open(_ comparison: TimeComparison) -> [String] {
    let open = comparison.entries.filter { $0.verdict == .underpowered }
    guard !open.isEmpty else { return [] }
    let byReason = Dictionary(grouping: open) { $0.reason ?? "" }
    let shared = Set(byReason.filter { !$0.key.isEmpty && $0.value.count > 3 }.keys)
    let alone = open.filter { !shared.contains($0.reason ?? "") }
    return ["still open: \(open.count) of \(comparison.entries.count) cases"]
      + alone.map { entry in
        let effect = entry.finding?.detectable.map { "below \(percent($0)) nothing would be found" }
        return "  \(entry.key): \(entry.reason ?? effect ?? "too much noise to find anything")"
      } + shared.sorted().map { "  \(byReason[$0, default: []].count) cases: \($0)" }
  }

  /// For a spreadsheet; times in nanoseconds, shares as decimals.
  public static func csv(of comparison: TimeComparison) -> String {
    var text =
      "scenario,variant,size,first,second,change,ratio,ratio_lower,ratio_upper,p,threshold,detectable,identical_p,"
      + "identical_difference,by_count,by_unit_cost,rest,verdict,reason\n"
    for entry in comparison.entries {
      let finding = entry.finding
      let figures = [
        finding?.first, finding?.second, finding?.change, finding?.ratio.value, finding?.ratio.lower,
        finding?.ratio.upper, finding?.pValue, finding?.threshold, finding?.detectable,
        finding?.identicalPValue, finding?.identicalDifference, entry.split?.byCount,
        entry.split?.byUnitCost, entry.split?.rest,
      ]
      text += CSVCells.line(
        [entry.key.scenario, entry.key.variant, "\(entry.key.size)"]
          + figures.map { $0.map { HumanFigure.fixed($0, 6) } ?? "" }
          + [entry.verdict.rawValue, entry.reason ?? ""])
    }
    return text
  }

  /// For a program.
  public static func json(of comparison: TimeComparison) -> JSONValue {
    .object([
      ("outcome", .string("\(comparison.outcome)")), ("rounds", .integer(comparison.rounds)),
      ("disturbed_rounds", .integer(comparison.disturbedRounds)), ("seed", .integer(comparison.seed)),
      ("false_alarms", .integer(comparison.falseAlarms)),
      ("cases", .array(comparison.entries.map(json))),
    ])
  }

  private static func json(of entry: TimeComparison.Entry) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("case", .string("\(entry.key)")), ("verdict", .string(entry.verdict.rawValue)),
    ]
    if let finding = entry.finding {
      members += [
        ("first", .precise(finding.first)), ("second", .precise(finding.second)),
        ("change", .precise(finding.change)), ("ratio", .precise(finding.ratio.value)),
        ("ratio_lower", .precise(finding.ratio.lower)), ("ratio_upper", .precise(finding.ratio.upper)),
        ("p", .precise(finding.pValue)),
        ("threshold", .precise(finding.threshold)),
        ("detectable", finding.detectable.map(JSONValue.precise) ?? .null),
        ("identical_p", .precise(finding.identicalPValue)),
        ("identical_difference", .precise(finding.identicalDifference)),
        ("first_rounds", .array(finding.lanes.first.map(JSONValue.precise))),
        ("again_rounds", .array(finding.lanes.again.map(JSONValue.precise))),
        ("second_rounds", .array(finding.lanes.second.map(JSONValue.precise))),
      ]
    }
    if let split = entry.split {
      members.append(
        (
          "phases",
          .array(
            split.phases.map { phase in
              .object([
                ("phase", .string(phase.name)), ("first_count", .integer(phase.counts[0])),
                ("second_count", .integer(phase.counts[1])), ("by_count", .precise(phase.byCount)),
                ("by_unit_cost", .precise(phase.byUnitCost)),
                (
                  "views",
                  .array(
                    phase.byView.map {
                      .object([
                        ("view", .string($0.view)), ("count", .integer($0.count)),
                        ("cost", .precise($0.cost)),
                      ])
                    })
                ),
              ])
            })
        ))
    }
    if let reason = entry.reason { members.append(("reason", .string(reason))) }
    return .object(members)
  }

  /// The change, with half of its 95 % interval.
  private static func change(_ finding: TimeJudge.Finding) -> String {
    let half = (finding.ratio.upper - finding.ratio.lower) / 2
    return "\(percent(finding.change, sign: true)) ±\(percent(half))"
  }

  /// A share in percent.
  public static func percent(_ share: Double, sign: Bool = false) -> String {
    let decimals = abs(share) < 0.1 ? 2 : 1
    return (sign && share >= 0 ? "+" : "") + HumanFigure.fixed(share * 100, decimals) + "%"
  }

  private static func time(_ nanoseconds: Double) -> String {
    (nanoseconds >= 0 ? "+" : "") + HumanFigure.text(nanoseconds, .nanoseconds)
  }

  private static func probability(_ value: Double) -> String {
    value < 0.0001 ? "<0.0001" : HumanFigure.fixed(value, 4)
  }

  private static func tone(_ verdict: TimeVerdict) -> TextTable.Tone {
    switch verdict {
    case .regressed, .missing, .failed, .crashed, .nondeterministic: .bad
    case .improved: .good
    case .same, .added: .faint
    case .underpowered, .incomparable: .plain
    }
  }
}

extension JSONValue {
  /// A decimal with six places: for shares and probabilities, which one place would flatten.
  static func precise(_ number: Double) -> JSONValue { JSONValue(.number(HumanFigure.fixed(number, 6))) }
}

extension TimeComparisonTable {
  /// How many cases have which verdict, behind the verdict on all of them.
  public static func summary(of comparison: TimeComparison) -> String {
    let counts = TimeVerdict.allCases.compactMap { verdict -> String? in
      let count = comparison.entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return "\(word(comparison.outcome)): \(counts.joined(separator: " · "))"
  }

  private static func word(_ outcome: Gate.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .improved: "faster"
    case .undecided: "could not judge"
    case .regressed: "slower"
    case .crashed: "crashed"
    }
  }
}
