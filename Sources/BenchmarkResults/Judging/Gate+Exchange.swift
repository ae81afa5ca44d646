// SPDX-License-Identifier: Apache-2.0

/// A verdict for services that show it at a pull request. A case stands in no file that a record knows of.
extension Gate {
  /// What is worse, better or could not be judged, a remark a finding.
  public var remarks: [Remark] {
    GateFinding.findings(of: entries).compactMap(\.remark)
      + growth.map { Remark(.error, "\($0.scenario)/\($0.variant) grows faster", "\($0)") }
      + unmetRequirements.map {
        Remark(.error, "could not be judged", "required: \($0) could not be compared")
      }
  }

  /// Every case as a check, those of a scenario together.
  public var tests: TestReport {
    let findings = GateFinding.findings(of: entries)
    var byCase: [CaseKey: GateFinding] = [:]
    for finding in findings {
      for key in finding.cases { byCase[key] = finding }
    }
    let growths = Dictionary(grouping: growth, by: { "\($0.scenario)/\($0.variant)" })
    var cases: [CaseKey] = []
    for entry in entries where cases.last != entry.key.caseKey { cases.append(entry.key.caseKey) }
    var suites = TestReport.Suite.scenarios(cases.map { ($0, Self.outcome(of: byCase[$0])) })
    for (name, found) in growths.sorted(by: { $0.key < $1.key }) {
      guard let suite = suites.firstIndex(where: { name.hasPrefix("\($0.name)/") }) else { continue }
      suites[suite].checks.append(
        TestReport.Check(
          "\(name.dropFirst(suites[suite].name.count + 1)), growth", .failed("growth", found.map { "\($0)" }))
      )
    }
    let requirements = unmetRequirements.map {
      TestReport.Check($0, .broken("incomparable", ["\($0) could not be compared"]))
    }
    return TestReport("gate", suites + [TestReport.Suite("required", requirements)])
  }

  private static func outcome(of finding: GateFinding?) -> TestReport.Check.Outcome {
    guard let finding else { return .passed }
    switch finding.verdict {
    case .same, .added, .improved, .changed: return .passed
    case .regressed, .missing: return .failed(finding.verdict.rawValue, finding.lines)
    case .failed, .nondeterministic: return .broken(finding.verdict.rawValue, finding.lines)
    case .incomparable: return .skipped(finding.lines.joined(separator: "; "))
    }
  }
}

extension Comparison {
  /// What differs, a remark a finding. A comparison judges nothing, so none of them ends a job.
  public var remarks: [Remark] {
    GateFinding.findings(of: entries).compactMap { finding in
      guard var remark = finding.remark else { return nil }
      if remark.level == .error { remark.level = .warning }
      return remark
    }
  }
}

extension GateFinding {
  /// The causes, then what follows from them.
  fileprivate var lines: [String] { (causes + consequences).map(\.text) }

  fileprivate var remark: Remark? {
    let level: Remark.Level
    switch verdict {
    case .same, .added, .incomparable: return nil
    case .improved, .changed: level = .notice
    case .regressed, .missing, .failed, .nondeterministic: level = .error
    }
    return Remark(level, "\(verdict.rawValue) \(name)", lines.joined(separator: "\n"))
  }
}
