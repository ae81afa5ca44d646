// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// Two surveys, step by step: what costs more, what costs less, what came and went.
///
/// Judged is what the app's own code did: a step is worse when more of its code ran, as `SurveyRecord.Step.weight(of:)` counts
/// it; where as much ran, when more of it ran in vain. Whatever else the engine counts is told, and judged by nobody: a text
/// more on the screen is no fault. Allocations are left out, because machines differ in them.
public struct SurveyDifference: Sendable {
  /// A step that is not what it was.
  public struct Step: Sendable {
    /// The screen's name in result files, and as a person calls it.
    public let screen, screenTitle: String
    /// The step's name in result files, and as a person calls it.
    public let name, title: String
    /// Where the screen is made.
    public let place: SourceMap.Place?
    public let verdict: Verdict
    /// The counts that differ, in the order of tables.
    public let counts: [Count]
    /// The bodies that differ, those first that run more often now.
    public let bodies: [Bodies]
    /// Why it fails now, if it did not before.
    public let error: ResultError?

    /// How much more of the app's own code runs.
    var growth: Int64 {
      counts.reduce(0) { $0 + $1.growth * SurveyRecord.Step.weight(of: $1.metric.id) }
    }
  }

  /// A count that differs.
  public struct Count: Sendable, Equatable {
    public let metric: Metric
    public let old, new: Int64

    var growth: Int64 { new - old }
    /// `bodies 3 → 42`.
    public var text: String { "\(words) \(old) → \(new)" }
    private var words: String { metric.id.replacing("_", with: " ") }
  }

  /// Bodies that ran for one reason, and ran another number of times before.
  public struct Bodies: Sendable {
    public let bodies: SurveyStep.Bodies
    public let place: SourceMap.Place?
    public let old, new: Int

    /// `RowView ×0 → ×39, because RowView.onTap is a closure, another one each time (I-44) [Cart.swift:12:7]`.
    public var text: String {
      "\(bodies.typeName) ×\(old) → ×\(new), because \(SurveyBill.words(for: bodies))"
        + SourcePlace.bracketed(place)
    }
  }

  public let old, new: SurveyRecord
  /// What differs: failures first, then what is worse, the most first; then what is better, and the rest.
  public let steps: [Step]
  /// Steps that are what they were.
  public let same: Int
  /// Advice that was not given before.
  public let newAdvice: [SurveyRecord.Advice]
  /// Advice that is no longer given.
  public let goneAdvice: [SurveyRecord.Advice]
  /// What has no part in the survey any more.
  public let newlyLeftOut: [SourceMap.LeftOut]

  /// Holds two records of one engine against each other.
  public init(old: SurveyRecord, new: SurveyRecord) {
    (self.old, self.new) = (old, new)
    var steps: [Step] = []
    var same = 0
    let before = Dictionary(old.screens.map { ($0.name, $0) }) { first, _ in first }
    for screen in new.screens {
      let former = Dictionary((before[screen.name]?.steps ?? []).map { ($0.name, $0) }) { first, _ in first }
      for step in screen.steps {
        let found = Step(screen, former[step.name], step)
        if found.verdict == .same { same += 1 } else { steps.append(found) }
      }
    }
    let after = Dictionary(
      grouping: new.screens.flatMap { screen in screen.steps.map { (screen.name, $0.name) } }
    ) {
      $0.0
    }.mapValues { Set($0.map(\.1)) }
    for screen in old.screens {
      for step in screen.steps where after[screen.name]?.contains(step.name) != true {
        steps.append(Step(screen, step, nil))
      }
    }
    self.same = same
    self.steps = steps.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      let (first, second) = (Self.weight(left.verdict), Self.weight(right.verdict))
      if first != second { return first > second }
      let (much, little) = (left.growth.magnitude, right.growth.magnitude)
      return much == little ? $0.offset < $1.offset : much > little
    }.map(\.element)
    let given = Set(old.advice.map(\.id))
    let kept = Set(new.advice.map(\.id))
    newAdvice = new.advice.filter { !given.contains($0.id) }
    goneAdvice = old.advice.filter { !kept.contains($0.id) }
    let known = Set(old.leftOut)
    newlyLeftOut = new.leftOut.filter { !known.contains($0) }
  }

  /// How many steps have a verdict.
  public func count(_ verdict: Verdict) -> Int { steps.count { $0.verdict == verdict } }

  /// How many things differ.
  public var changes: Int { steps.count + newAdvice.count + goneAdvice.count + newlyLeftOut.count }

  /// The answer to whether the change may be merged.
  public var outcome: Gate.Outcome {
    let failures = steps.compactMap(\.error).map { error -> Gate.Outcome in
      switch error.cause {
      case .crashed, .timedOut, .memoryLimit: .crashed
      case .nondeterministic, .unavailable: .undecided
      case .checkFailed, .other: .regressed
      }
    }
    if let worst = failures.max(), worst > .undecided { return worst }
    if count(.regressed) > 0 { return .regressed }
    if let undecided = failures.max() { return undecided }
    return count(.improved) > 0 ? .improved : .passed
  }

  /// `2 steps cost more, 1 costs less, 57 as before`.
  public var summary: String {
    let words: [(Verdict, String, String)] = [
      (.failed, "fails now", "fail now"), (.regressed, "costs more", "cost more"),
      (.improved, "costs less", "cost less"), (.changed, "differs otherwise", "differ otherwise"),
      (.added, "is new", "are new"), (.missing, "is gone", "are gone"),
    ]
    let parts = words.compactMap { verdict, one, many -> String? in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    guard let first = parts.first else { return "no step differs of \(same)" }
    let noun = first.hasPrefix("1 ") ? "step" : "steps"
    let lead = first.split(separator: " ", maxSplits: 1)
    return (["\(lead[0]) \(noun) \(lead[1])"] + parts.dropFirst() + ["\(same) as before"]).joined(
      separator: ", ")
  }

  /// What is said in place of a comparison where two versions of the engine counted.
  public static func incomparable(_ old: String, _ new: String, file: String) -> String {
    "incomparable: engine \(old) counted for \(file), engine \(new) counts here; "
      + "measure both anew: scripts/survey --against REVISION FOLDER"
  }

  private static func weight(_ verdict: Verdict) -> Int {
    let order: [Verdict] = [.missing, .added, .changed, .improved, .regressed, .failed]
    return order.firstIndex(of: verdict) ?? -1
  }
}

extension SurveyDifference.Step {
  fileprivate init(_ screen: SurveyRecord.Screen, _ old: SurveyRecord.Step?, _ new: SurveyRecord.Step?) {
    (self.screen, screenTitle, place) = (screen.name, screen.title, screen.place)
    name = (new ?? old)?.name ?? ""
    title = (new ?? old)?.title ?? ""
    let fails = new?.error != nil && old?.error == nil
    error = fails ? new?.error : nil
    guard let old, let new, old.error == nil, new.error == nil else {
      (counts, bodies) = ([], [])
      verdict =
        if fails { .failed } else if new == nil { .missing } else if old == nil { .added } else {
          // Failed before: the same failure is nothing new, and what works again is better.
          new?.error == nil ? .improved : .same
        }
      return
    }
    counts = Metric.all.filter { $0.kind == .exact && $0.isEngineCounter }.compactMap { metric in
      let (before, after) = (old.count(metric), new.count(metric))
      return before == after ? nil : .init(metric: metric, old: before, new: after)
    }
    bodies = Self.differences(old.bodies, new.bodies)
    let (runs, wasted) = (new.runs - old.runs, new.wasted - old.wasted)
    let judged = runs == 0 ? wasted : runs
    verdict = judged > 0 ? .regressed : judged < 0 ? .improved : counts.isEmpty ? .same : .changed
  }

  private static func differences(_ old: [SurveyRecord.Bodies], _ new: [SurveyRecord.Bodies])
    -> [SurveyDifference.Bodies]
  {
    func id(_ bodies: SurveyStep.Bodies) -> String {
      "\(bodies.typeName) \(bodies.reason.rawValue) \(bodies.subject)"
    }
    func counts(_ all: [SurveyRecord.Bodies]) -> [String: Int] {
      Dictionary(all.map { (id($0.bodies), $0.bodies.count) }, uniquingKeysWith: +)
    }
    let (before, after) = (counts(old), counts(new))
    var seen: Set<String> = []
    return (new + old).compactMap { each in
      let key = id(each.bodies)
      let (old, new) = (before[key] ?? 0, after[key] ?? 0)
      guard old != new, seen.insert(key).inserted else { return nil }
      return .init(bodies: each.bodies, place: each.place, old: old, new: new)
    }.mostFirst { $0.new - $0.old }
  }
}

extension SurveyRecord.Step {
  /// A count of the step; the bodies in vain are decided by what was shown, and stand beside the counts.
  func count(_ metric: Metric) -> Int64 {
    metric == .wastedBodies ? wasted : counts[metric.id] ?? 0
  }
}
