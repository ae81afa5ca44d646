// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
import ViewEngine

/// A scenario whose type is not known: what the catalogue lists.
public struct AnyScenario {
  /// `group.workload`.
  public let name: String
  /// What the scenario shows and how to read it.
  public let analysis: String
  /// The sizes it is run at.
  public let sizes: [Int]
  /// The sizes it is run at when they are asked for.
  public let optionalSizes: [Int]
  /// What the sizes count, where the cost of one is the question.
  public let sizeUnit: String?
  /// The variants' names, in the scenario's order.
  public let variants: [String]
  /// What is timed and counted.
  public let measures: MeasuredOperation
  /// How metrics may grow with the size.
  public let growth: [Metric: GrowthOrder]
  /// Groups of variants that must end with the same display list, as the scenario gives them.
  public let equivalent: [[String]]
  let make: (_ variant: String, _ size: Int) -> (any ScenarioInstance)?

  /// Erases the type of a scenario.
  public init<S: Scenario>(_ scenario: S.Type) {
    name = S.name
    analysis = S.analysis
    sizes = S.sizes
    optionalSizes = S.optionalSizes
    sizeUnit = S.sizeUnit
    variants = S.Variant.allCases.map(\.rawValue)
    measures = S.measures
    growth = S.growth
    equivalent = S.equivalent.map { $0.map(\.rawValue) }
    make = { variant, size in
      S.Variant(rawValue: variant).map { variant in
        TypedInstance(
          S(variant: variant, size: size),
          replaying: S.replayed(by: variant).map { TypedInstance(S(variant: $0, size: size)) })
      }
    }
  }

  /// A scenario of one case that has no type of its own.
  package init(
    name: String, analysis: String, variant: String, measures: MeasuredOperation,
    make: @escaping () -> any ScenarioInstance
  ) {
    (self.name, self.analysis, self.measures) = (name, analysis, measures)
    (sizes, optionalSizes, sizeUnit, growth) = ([1], [], nil, [:])
    variants = [variant]
    equivalent = []
    self.make = { $0 == variant && $1 == 1 ? make() : nil }
  }

  /// The cases in the scenario's order: by variant, then by size.
  public var cases: [CaseKey] { cases(of: sizes) }

  /// The same with those of the optional sizes, behind a variant's others.
  public var allCases: [CaseKey] { cases(of: sizes + optionalSizes) }

  private func cases(of sizes: [Int]) -> [CaseKey] {
    variants.flatMap { variant in
      sizes.map { CaseKey(scenario: name, variant: variant, size: $0) }
    }
  }
}

/// One case at work: the scenario's value and everything the passes ask of it.
package protocol ScenarioInstance: AnyObject {
  func mount() -> ViewHost
  /// The same, with a host that records every event from the mount on.
  func mountRecording() -> ViewHost
  /// What texts are measured by; deterministic metrics unless it is set before mounting.
  var textMeasuring: any TextMeasuring { get set }
  func prepare(_ host: ViewHost) throws
  /// Does `indices` in turn, each a step and what `frame` does. One call for all of them, because the call is
  /// asynchronous and costs as much as a small frame.
  func steps(_ indices: Range<Int>, on host: ViewHost, frame: (ViewHost) throws -> Void) async throws
  func check(_ frame: FrameReport, _ host: ViewHost) throws
  /// Whether there are views; a variant that is run by hand has none.
  var isScreen: Bool { get }
  func byHand() async throws -> ((_ index: Int) -> Void)?
  /// Whether steps are called asynchronously; known after the first step.
  var mayWait: Bool { get }
}

/// Holds the value that `mutating` steps change.
///
/// By a pointer: a stored property of an isolated class cannot be passed to an asynchronous `mutating` method, and
/// a copy made for the call would count as the step's allocations.
final class TypedInstance<S: Scenario>: ScenarioInstance {
  private let scenario: UnsafeMutablePointer<S>
  /// The screen whose bodies are run by hand.
  private let replayed: TypedInstance?
  /// Found out by the first step.
  private(set) var mayWait = false
  var textMeasuring: any TextMeasuring = GridTextMeasuring()

  init(_ value: S, replaying replayed: TypedInstance? = nil) {
    scenario = .allocate(capacity: 1)
    scenario.initialize(to: value)
    self.replayed = replayed
  }

  isolated deinit {
    scenario.deinitialize(count: 1)
    scenario.deallocate()
  }

  func mount() -> ViewHost {
    .measuring { ViewHost(textMeasuring: textMeasuring) { scenario.pointee.content } }
  }
  func mountRecording() -> ViewHost {
    .measuring {
      ViewHost(textMeasuring: textMeasuring, recordsEvents: true, bodyClock: { Clock.monotonic }) {
        scenario.pointee.content
      }
    }
  }
  func prepare(_ host: ViewHost) throws { try scenario.pointee.prepare(host) }
  func steps(_ indices: Range<Int>, on host: ViewHost, frame: (ViewHost) throws -> Void) async throws {
    guard let next = try stepsAtOnce(indices, on: host, frame) else { return }
    let scenario = scenario
    for index in next..<indices.upperBound {
      try await scenario.pointee.step(host, index)
      try frame(host)
    }
  }

  /// Does the steps by plain calls.
  ///
  /// - Returns: The step to go on with by asynchronous calls; `nil` when all are done.
  private func stepsAtOnce(
    _ indices: Range<Int>, on host: ViewHost, _ frame: (ViewHost) throws -> Void
  ) throws -> Int? {
    guard !mayWait else { return indices.lowerBound }
    for index in indices {
      do {
        try scenario.pointee.step(host, index)
      } catch is StepMayWait {
        mayWait = true
        return index
      }
      try frame(host)
    }
    return nil
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws { try scenario.pointee.check(frame, host) }
  var isScreen: Bool { replayed == nil && scenario.pointee.byHand() == nil }

  func byHand() async throws -> ((_ index: Int) -> Void)? {
    guard let replayed else { return scenario.pointee.byHand() }
    replayed.textMeasuring = textMeasuring
    return try await replayed.bodiesByHand()
  }
}
