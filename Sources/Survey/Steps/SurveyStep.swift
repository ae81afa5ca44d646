// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults

/// What one thing that was done to a screen cost, and why: a line of the bill that `survey` prints.
public struct SurveyStep: Sendable, Equatable, Codable {
  /// Bodies of one type that ran for one reason.
  public struct Bodies: Sendable, Equatable, Codable {
    public var typeName: String
    public var reason: Reason
    /// What the reason is about: a property's name, or empty.
    public var subject: String
    public var count: Int
    /// How many views they are of.
    public var views: Int
    /// How many of them came to the same result as before.
    public var wasted: Int
    /// How it came to that: the write first, then each view on the way down.
    public var chain: [String]
    /// The properties in which the parent's new values differ from the old ones.
    public var properties: [Property] = []
    /// The type of the object that has changed; empty for other reasons.
    public var objectType = ""
    /// Wasted bodies further down, which ran because these did.
    public var wastedBelow = 0
    /// Whether what they read has parts, of which they may show one.
    public var readsParts = false
    /// Views around them whose own bodies did not run: one that is to hand on what these read has to read it instead.
    public var restingParents = 0
    /// The rows that these make: if they run, so do the closures of these rows.
    public var restingRows = 0
    /// How many of them did nothing but hand on what they read to views below, which show it.
    public var handingOn = 0

    public init(
      typeName: String, reason: Reason, subject: String = "", count: Int, wasted: Int = 0,
      chain: [String] = []
    ) {
      (self.typeName, self.reason, self.subject) = (typeName, reason, subject)
      (self.count, views, self.wasted, self.chain) = (count, count, wasted, chain)
    }

    /// The views above, the nearest first: the code of one of them makes these. What was written, and they, are not among them.
    var makers: [String] { chain.dropFirst().dropLast().reversed() }
  }

  /// A property that makes a view differ from the one before, although a comparison that knew more might find both the same.
  public struct Property: Sendable, Hashable, Codable {
    /// What sort of property it is.
    public enum Kind: String, Sendable, Codable, CaseIterable {
      /// A closure; a binding with closures of its own; an object, which may be another one each time.
      case closure, binding, object
      /// The object of a `@StateObject`, which the parent hands over in a closure.
      case stateObject
      /// A value that is the same by its parts and has no equality.
      case parts
      /// A view in a property, the same by its parts and without equality.
      case views
      /// Any other value.
      case value
    }
    public var name: String
    public var kind: Kind

    public init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
  }

  /// Why bodies ran, as far as a cure depends on it.
  public enum Reason: String, Sendable, Codable, CaseIterable {
    /// They are on screen for the first time.
    case first
    /// The parent made another value: a closure, one that makes views, a list, an object, one in a closure, a binding with
    /// closures, what cannot be compared, or something else of it differs.
    case closure, content, collection, object, stateObject, binding, parts, value
    /// What the view itself reads has changed.
    case state, boundList, boundValue, wholeObject, observed, environment, size, preference
    /// The view was told to run, and the engine does not know more.
    case unknown
  }

  /// Views that were made anew in place of the same ones.
  public struct Replacement: Sendable, Equatable, Codable {
    /// What made other views of them.
    public enum Cause: String, Sendable, Codable, CaseIterable {
      case condition, type, id, rowIDs
      /// Rows that go by their position, of a list that became longer or shorter.
      case positions
    }
    public var cause: Cause
    /// The view in whose body it happened, and the views around it: one of them has handed the code on, if it is not its own.
    public var owners: [String]
    /// The views that were made anew.
    public var typeNames: [String]
    public var bodies: Int

    public init(cause: Cause, owners: [String], typeNames: [String], bodies: Int) {
      (self.cause, self.owners, self.typeNames, self.bodies) = (cause, owners, typeNames, bodies)
    }

    /// The view in whose body it happened.
    var owner: String { owners.first ?? "the screen" }
  }

  /// A stored value that the step changed.
  public struct Write: Sendable, Equatable, Codable {
    /// `Owner.property`, or an object's type alone.
    public var name: String
    /// Who asked for it: addresses in the program, the innermost caller first.
    public var callers: [UInt64]
    /// The line of the screen's own code that did it; unknown until somebody has looked the callers up.
    public var place: SourceMap.Place?

    public init(name: String, callers: [UInt64] = [], place: SourceMap.Place? = nil) {
      (self.name, self.callers, self.place) = (name, callers, place)
    }
  }

  /// The screen's name in result files: `preview.card-dark`.
  public var screen: String
  /// The screen as a person calls it.
  public var screenTitle: String
  /// The step's name in result files: `tap-add`.
  public var name: String
  /// The step as a person calls it: `Tap "Add"`.
  public var title: String
  /// The figures; one row with an error when the step failed.
  public var rows: [ResultRow]
  public var bodies: [Bodies]
  /// Runs of the content closures of geometry readers, by the view that has the reader.
  public var contents: [String: Int]
  public var replacements: [Replacement]
  public var writes: [Write]
  /// What the engine found fault with, each once.
  public var issues: [String]
  /// What is to be known of the step and is no fault, each once.
  public var notes: [String]
  /// Properties that the step changed without telling anyone, as `Model.amount`, where it shows old data; `nil` where it does
  /// not.
  public var unannounced: [String]?
  /// What the step comes to with more rows, the smallest size first; none where that was not asked for.
  public var sizes: [Size] = []
  /// The view that the screen is, without those that are made around it; only of mounting.
  public var view: String?

  /// Describes a step; without figures at first.
  public init(screen: String, screenTitle: String, name: String, title: String) {
    (self.screen, self.screenTitle, self.name, self.title) = (screen, screenTitle, name, title)
    (rows, bodies, contents, replacements, writes, issues, notes) = ([], [], [:], [], [], [], [])
  }

  /// The case that the rows are of.
  public var key: CaseKey { CaseKey(scenario: screen, variant: name, size: 1) }

  /// Whether a person does it to the screen; mounting, resizing and the like are done by the system.
  public var isByHand: Bool {
    !["mount", "drop", "idle", "resize", "font", "color-scheme"].contains(name)
  }

  /// Why it failed.
  public var error: ResultError? { rows.lazy.first { $0.key.metric.isEmpty }?.error }

  /// A figure of the step, over all views.
  public func figure(_ metric: Metric) -> Int64 {
    rows.lazy.first { $0.key.metric == metric.id && $0.key.view.isEmpty }.flatMap { row in
      row.exact?.median ?? row.median.map { Int64($0) }
    } ?? 0
  }

  /// What the step cost in a number that is the same on every run: everything that was counted, added up.
  public var cost: Int64 { Self.costMetrics.reduce(0) { $0 + figure($1) } }

  private static let costMetrics: [Metric] = [
    .bodyEvaluations, .viewComparisons, .geometryContentEvaluations, .sizeCalls, .placements,
    .textMeasurements,
    .displayEdits, .allocations,
  ]
}

extension [SurveyStep] {
  /// `28 screens in 50 previews`: several previews may show one screen, and views of one name that stand in two places are two.
  func countedScreens(_ sources: SourceMap) -> String {
    let previews = Set(map(\.screen))
    let views = compactMap { step in
      step.view.map { (step.screen, sources.seen(on: step.screen).declaration(of: $0)?.description ?? $0) }
    }
    let known = Dictionary(views) { first, _ in first }
    let screens = Set(previews.map { known[$0] ?? $0 }).count
    let text = HumanFigure.counted(screens, "screen")
    return previews.count > screens ? "\(text) in \(previews.count) previews" : text
  }
}
