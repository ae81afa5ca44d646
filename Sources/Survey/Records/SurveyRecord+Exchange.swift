// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// A survey for services that show findings beside lines, or checks in a list. With a difference it is what changed.
extension SurveyRecord {
  /// Advice, failures and what was left out, for a page that shows a change.
  ///
  /// - Parameter difference: If given, steps that cost more are told, and of the rest only what is new.
  public func remarks(_ difference: SurveyDifference? = nil) -> [Remark] {
    let advice = (difference?.newAdvice ?? self.advice).map { each in
      Remark(
        .warning, "\(each.advice.view): \(each.advice.before) → \(each.advice.after) bodies",
        each.advice.text, at: each.place)
    }
    guard let difference else {
      return failures.map { screen, step, error in
        Remark(.error, "\(screen.title), \(step.title)", error.description, at: screen.place)
      } + advice + leftOut.map(\.remark)
    }
    let steps = difference.steps.compactMap { step -> Remark? in
      switch step.verdict {
      case .failed: Remark(.error, step.subject, step.error?.description ?? "", at: step.place)
      case .regressed:
        Remark(
          .error, "\(step.subject) costs more",
          (step.counts.map(\.text) + step.details).joined(separator: "\n"),
          at: step.cause ?? step.place)
      case .improved:
        Remark(
          .notice, "\(step.subject) costs less", step.counts.map(\.text).joined(separator: "\n"),
          at: step.place)
      default: nil
      }
    }
    return steps + advice + difference.newlyLeftOut.map(\.remark)
  }

  /// Every step as a check, a screen's together.
  ///
  /// - Parameter difference: If given, a step fails that costs more or fails newly; otherwise one that went wrong.
  public func tests(_ difference: SurveyDifference? = nil) -> TestReport {
    let changed = Dictionary(
      grouping: difference?.steps ?? [], by: { CaseKey(scenario: $0.screen, variant: $0.name, size: 1) })
    var suites = screens.map { screen in
      TestReport.Suite(
        screen.title, file: screen.place?.file ?? "",
        screen.steps.map { step in
          let key = CaseKey(scenario: screen.name, variant: step.name, size: 1)
          return step.check(screen, changed[key]?.first, isCompared: difference != nil)
        })
    }
    let skipped = leftOut.map { TestReport.Check($0.subject, .skipped($0.reason)) }
    suites.append(TestReport.Suite("left out", skipped))
    return TestReport("survey", suites)
  }

  /// Advice and failures as findings, each kind of advice a rule.
  public func sarif(_ difference: SurveyDifference? = nil) -> SARIFLog {
    let before = difference.map { Set($0.old.advice.map(\.id)) }
    func finding(_ each: Advice, _ novelty: SARIFLog.Finding.Novelty?) -> SARIFLog.Finding {
      SARIFLog.Finding(
        rule: each.advice.rule.rawValue, text: each.advice.text, place: each.place, identity: each.id,
        novelty: novelty)
    }
    let advice = advice.map { each in
      finding(each, before.map { $0.contains(each.id) ? .unchanged : .new })
    }
    let gone = difference?.goneAdvice.map { finding($0, .absent) } ?? []
    let fails = difference.map { Set($0.steps.filter { $0.error != nil }.map { "\($0.screen) \($0.name)" }) }
    let failed = failures.map { screen, step, error in
      SARIFLog.Finding(
        rule: Self.failure.id, text: "\(screen.title), \(step.title): \(error)", place: screen.place,
        identity: "\(screen.name) \(step.name)",
        novelty: fails.map { $0.contains("\(screen.name) \(step.name)") ? .new : .unchanged })
    }
    return SARIFLog(
      version: engine, rules: SurveyAdvice.Rule.allCases.map(\.described) + [Self.failure],
      findings: failed + advice + gone)
  }

  private static let failure = SARIFLog.Rule(
    id: "failedStep", summary: "A step went wrong on this screen.",
    help: "Do the step by hand: the message says whether it crashed, did not end, or showed something stale.",
    level: .error)

  private var failures: [(Screen, Step, ResultError)] {
    screens.flatMap { screen in
      screen.steps.compactMap { step in step.error.map { (screen, step, $0) } }
    }
  }
}

extension SurveyAdvice.Rule {
  /// The rule in words, of whichever view and property.
  fileprivate var described: SARIFLog.Rule {
    let finding = finding("View", "property")
    return SARIFLog.Rule(
      id: rawValue, summary: finding.prefix(1).uppercased() + finding.dropFirst() + ".",
      help: "\(cure("View", "property")) It stands on fact \(fact) of SEMANTICS.md.", level: .warning)
  }
}

extension SurveyRecord.Step {
  fileprivate func check(_ screen: SurveyRecord.Screen, _ change: SurveyDifference.Step?, isCompared: Bool)
    -> TestReport.Check
  {
    let place = screen.place.map { ["at \($0)"] } ?? []
    let figures = "\(count(.bodyEvaluations)) bodies, \(wasted) wasted"
    let outcome: TestReport.Check.Outcome =
      if !isCompared { TestReport.Check.outcome(of: error, place) } else if let change {
        switch change.verdict {
        case .failed: TestReport.Check.outcome(of: change.error, place)
        case .regressed: .failed("costs more", change.counts.map(\.text) + change.details + place)
        default: .passed
        }
      } else { .passed }
    let failing = isCompared ? error.map { ["failed before, too: \($0)"] } ?? [] : []
    let notes = change.map { [$0.headline] } ?? []
    return TestReport.Check(title, outcome, notes: error == nil ? [figures] + notes : failing)
  }
}

extension SourceMap.LeftOut {
  fileprivate var remark: Remark {
    Remark(
      .notice, "not surveyed", reason, at: file.isEmpty ? nil : SourceMap.Place(file: file, line: line ?? 1))
  }
}
