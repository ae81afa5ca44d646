// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A change to the code that saves work, what it saves in each step, and how sure that is.
public struct SurveyAdvice: Sendable, Equatable, Codable {
  /// How the figures came about.
  public enum Promise: String, Sendable, Codable, CaseIterable {
    /// The steps were done once more as if the change were made, and showed the same screens.
    case measured
    /// The change cannot be tried without the source; the figures follow from what ran in vain.
    case estimated
  }

  /// The bodies of one step.
  public struct Step: Sendable, Equatable, Codable {
    /// The screen's name in result files, and as a person calls it.
    public var screen, screenTitle: String
    /// The step's name in result files, and as a person calls it.
    public var name, title: String
    /// Bodies that run without the change, and with it.
    public var before, after: Int

    public init(of step: SurveyStep, before: Int, after: Int) {
      (screen, screenTitle, name, title) = (step.screen, step.screenTitle, step.name, step.title)
      (self.before, self.after) = (before, after)
    }

    /// Bodies that the change saves.
    public var saved: Int { before - after }
  }

  public var rule: Rule
  /// The type of the view that is to be changed.
  public var view: String
  /// What is to be changed of it: a property, or several with commas; may be empty.
  public var property: String
  public var promise: Promise
  /// The steps that come to another figure, in the order in which they were done.
  public var steps: [Step]
  /// The change as it was tried; `nil` for what cannot be tried.
  public var candidate: SurveyCandidate?
  /// Time that the change saves in all steps together, where times were taken.
  public var nanoseconds: Double
  /// The views in one of whose code the view is made, the nearest first; those of the step that saves most.
  /// Empty where no view above ran.
  public var makers: [String] = []
  /// What cannot be compared; `nil` where the code does not say it, or where it is something else.
  public var value: Value?

  /// The type of a value that cannot be compared, as the code calls it.
  public enum Value: Sendable, Equatable, Codable {
    case tuple(String)
    /// One of the project's own types.
    case own(String, place: SourcePlace, hasClosures: Bool)
  }

  public init(
    rule: Rule, view: String, property: String, promise: Promise, steps: [Step], nanoseconds: Double = 0
  ) {
    (self.rule, self.view, self.property, self.promise) = (rule, view, property, promise)
    (self.steps, self.nanoseconds) = (steps, nanoseconds)
  }

  /// Bodies that run in these steps without the change.
  public var before: Int { steps.reduce(0) { $0 + $1.before } }
  /// Bodies that run in these steps with the change.
  public var after: Int { steps.reduce(0) { $0 + $1.after } }
  /// Bodies that the change saves in all steps together.
  public var saved: Int { before - after }

  /// What to do, with the count and the fact behind it.
  public var text: String { "\(finding) (\(rule.fact)). \(cure) \(count)" }

  /// What the code does now.
  public var finding: String { rule.finding(ShortTypeName.text(view), property) }

  /// What it might do instead.
  public var cure: String { value?.cure ?? rule.cure(ShortTypeName.text(view), property) }

  /// The step in which it saves most; the first of several.
  var best: Step? { steps.max { $0.saved < $1.saved } }

  private var count: String {
    let most =
      best.map { "\($0.screenTitle), \($0.title): \($0.before) → \($0.after) bodies (\(promise.rawValue))" }
      ?? ""
    return steps.count > 1 ? "\(most); in all \(steps.count) steps: \(before) → \(after)." : "\(most)."
  }
}

extension SurveyAdvice.Value {
  fileprivate var cure: String {
    switch self {
    case .tuple(let text): "Use a struct that is Equatable in place of the tuple \(text)."
    case .own(let name, let place, let hasClosures):
      "Make \(name) Equatable (\(place))\(hasClosures ? ", with an == that leaves its closures out" : "")."
    }
  }
}
