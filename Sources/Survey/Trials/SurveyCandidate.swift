// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// A change to the code that might save work, to be tried: what a survey saw speaks for it.
public struct SurveyCandidate: Sendable, Hashable, Codable {
  public var rule: SurveyAdvice.Rule
  /// The type of the view that would be changed.
  public var view: String
  /// The properties that would be changed, in the order of their names.
  public var properties: [SurveyStep.Property]
  /// The type of the object that would be changed; empty for none.
  public var object = ""

  public init(
    _ rule: SurveyAdvice.Rule, _ view: String, _ properties: [SurveyStep.Property] = [], object: String = ""
  ) {
    (self.rule, self.view, self.object) = (rule, view, object)
    self.properties = properties.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }

  /// How much of the code changes, to choose between changes that save the same.
  fileprivate var edits: Int {
    // Another wrapper is less than another class, which goes by no property.
    rule == .stateObjectHandedOver ? -1 : properties.count
  }

  /// Whether it claims that a view shows nothing of what it reads: the screens alone can tell.
  var saysNothingIsShown: Bool {
    switch rule {
    case .stateReadForAction, .environmentRead, .objectForAction, .observedForAction: true
    default: false
    }
  }

  /// What advice to make the change would name.
  public var subject: String { properties.map(\.name).joined(separator: ", ") }

  /// Every change that can be tried and that something in the steps speaks for, each once.
  public static func all(for steps: [SurveyStep]) -> [SurveyCandidate] {
    var found: [SurveyCandidate] = []
    func add(_ candidate: SurveyCandidate) {
      if !found.contains(candidate) { found.append(candidate) }
    }
    // The views that differ in nothing that a comparison could not be taught to find the same.
    var unlike: [String: [SurveyStep.Property]] = [:]
    for bodies in steps.filter(\.isByHand).flatMap(\.bodies) where bodies.reason != .first {
      let own = SurveyStep.Property(bodies.subject, .value)
      switch bodies.reason {
      case .closure, .object, .stateObject, .binding, .parts:
        unlike[bodies.typeName, default: []] += bodies.properties
      case .state, .boundValue:
        guard bodies.wasted > 0, !bodies.readsParts else { break }
        add(.init(.stateReadForAction, bodies.typeName, [own]))
      case .observed where bodies.wasted > 0 && !bodies.readsParts:
        add(.init(.observedForAction, bodies.typeName, [own]))
      case .environment where bodies.wasted > 0: add(.init(.environmentRead, bodies.typeName, [own]))
      case .wholeObject:
        add(.init(.objectReadWhole, "", object: bodies.objectType))
        if bodies.wasted > 0 { add(.init(.objectForAction, bodies.typeName, [own])) }
      default: break
      }
    }
    // A binding whose closures read an observed property keeps its view a reader of that, however it is compared.
    let observing = Set(
      steps.filter(\.isByHand).flatMap(\.bodies).filter { $0.reason == .observed }.map(\.typeName))
    for (view, properties) in unlike.sorted(by: { $0.key < $1.key }) {
      let all = Set(properties).filter { $0.kind != .binding || !observing.contains(view) }
      for property in all.sorted(by: { $0.name < $1.name }) {
        add(SurveyCandidate(SurveyAdvice.Rule(property.kind), view, [property]))
      }
      let rules = Set(all.map { SurveyAdvice.Rule($0.kind) })
      if all.count > 1, let rule = rules.first {
        add(SurveyCandidate(rules.count > 1 ? .severalWithoutEquality : rule, view, Array(all)))
      }
    }
    for replacement in steps.filter(\.isByHand).flatMap(\.replacements) where replacement.cause.canBeTried {
      add(.init(replacement.cause.rule, replacement.owner))
    }
    return found
  }
}

extension SurveyAdvice.Rule {
  init(_ kind: SurveyStep.Property.Kind) {
    switch kind {
    case .closure: self = .closureInView
    case .binding: self = .bindingWithClosures
    case .object: self = .newObject
    case .stateObject: self = .stateObjectHandedOver
    case .parts, .value: self = .valueWithoutEquality
    case .views: self = .viewsWithoutEquality
    }
  }
}

/// What came of trying a change on one screen.
public struct SurveyTrial: Sendable, Equatable, Codable {
  public var candidate: SurveyCandidate
  public var screen: String
  /// What each step came to, in the order in which they were done, the unchanged ones too.
  public var steps: [SurveyAdvice.Step] = []
  /// Bodies that the change saves, by the type of the view.
  public var savedByView: [String: Int] = [:]
  /// The part of the steps' time that it saves, from 0 to 1, by the name of the step.
  public var savedTime: [String: Double] = [:]
  /// The step after which another screen was shown; `nil` where all are the same.
  public var difference: String?
  /// Whether another change, which saves as much or more, leaves nothing for this one.
  public var isCovered = false

  public init(_ candidate: SurveyCandidate, screen: String) {
    (self.candidate, self.screen) = (candidate, screen)
  }

  /// Bodies that it saves in all steps together; less than zero where it costs more elsewhere.
  public var saved: Int { steps.reduce(0) { $0 + $1.saved } }

  /// The changes among those that were tried on one screen that save bodies and after which everything is shown as before, in the
  /// order in which they are told.
  package static func savings(in trials: [SurveyTrial]) -> [SurveyCandidate] {
    trials.indices.filter { trials[$0].saved > 0 && trials[$0].difference == nil }.sorted {
      let (left, right) = (trials[$0], trials[$1])
      // What nobody uses is deleted before anything is changed for it.
      let isUnused = left.candidate.rule == .objectUnused
      if isUnused != (right.candidate.rule == .objectUnused) { return isUnused }
      if left.saved != right.saved { return left.saved > right.saved }
      return (left.candidate.edits, $0) < (right.candidate.edits, $1)
    }.map { trials[$0].candidate }
  }
}
