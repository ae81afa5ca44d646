// SPDX-License-Identifier: Apache-2.0
public import BenchmarkResults
public import ViewEngine

/// A screen, the ways to write it, and what happens to it before each frame.
///
/// One file each, listed in one line of the catalogue. The harness makes one value per case and measurement, mounts its
/// `content` once, lets `prepare` resolve handles, and then repeats: `step`, render. A step must leave the
/// screen about as large as it found it, so that step 10 and step 10,000 cost the same.
///
/// A scenario that stores more than its variant and size writes the initialiser itself: the compiler's own one
/// would ask for the rest as well.
public protocol Scenario {
  /// The ways to write the screen, in the order in which tables show them; the first is what others are held
  /// against. Raw values are lowercase words joined by hyphens.
  associatedtype Variant: RawRepresentable<String> & CaseIterable & Sendable
  /// The screen's root view.
  associatedtype Content: View

  /// `group.workload`: `^[a-z][a-z-]*\.[a-z0-9-]+$`, at most 40 characters.
  static var name: String { get }
  /// What the scenario shows and how to read it, in one to three sentences.
  static var analysis: String { get }
  /// The numbers of whatever grows: rows, depth, children.
  static var sizes: [Int] { get }
  /// Further sizes that take too long for every run: only where `--size` or a case names one. None unless said
  /// otherwise.
  static var optionalSizes: [Int] { get }

  /// The singular of what the size counts, such as `child`, if the scenario asks for the cost of one. Answers then
  /// say what a variant adds to each. `nil` unless said otherwise.
  static var sizeUnit: String? { get }

  /// What is timed and counted; a step with its frames unless said otherwise.
  static var measures: MeasuredOperation { get }
  /// How metrics may grow with the size; metrics that are not named are not judged by growth.
  static var growth: [Metric: Growth] { get }
  /// Groups of variants that must end with the same display list. All variants form one group unless said
  /// otherwise; one that is not a screen is in none.
  static var equivalent: [[Variant]] { get }

  /// The variant whose bodies a variant runs by hand, in place of a screen of its own; `nil` unless said otherwise.
  ///
  /// The bodies of two steps of that screen, and the closures that make its rows, are kept with the values that they
  /// ran with. A step of the variant calls those of one of them again, one after the other. This is what any engine
  /// has to run. Only for a scenario that measures steps.
  static func replayed(by variant: Variant) -> Variant?

  /// Makes one case. Called anew for every measurement, so that no state is carried over.
  init(variant: Variant, size: Int)

  /// What is on screen; read once per mount.
  @ViewBuilder var content: Content { get }
  /// Resolves what steps need, such as the element to tap. Not measured.
  mutating func prepare(_ host: ViewHost) throws
  /// What happens before frame `index`, such as a tap. Measured together with the frame.
  ///
  /// The index starts at 0 for the first frame after mounting and never skips one.
  mutating func step(_ host: ViewHost, _ index: Int) async throws
  /// The same for a step that never waits. A scenario whose `step` is not `async` has this one too, and it is what
  /// the harness calls then: an asynchronous call costs about 80 ns, as much as a frame without changes.
  mutating func step(_ host: ViewHost, _ index: Int) throws
  /// What the frame must and must not have done. Runs in `verify` and before anything is measured.
  ///
  /// - Parameters:
  ///   - frame: Everything that was rendered since the step began; for `.mount` and `.drop`, the mount.
  ///   - host: The host, rendered.
  func check(_ frame: FrameReport, _ host: ViewHost) throws
  /// The variant's work as hand-written code without the engine; `nil` for a variant that is a screen. The harness times and
  /// counts it in place of a step and its frame, and calls it with the index that the step would get.
  func byHand() -> ((_ index: Int) -> Void)?
}

extension Scenario {
  public static var optionalSizes: [Int] { [] }
  public static var sizeUnit: String? { nil }
  public static var measures: MeasuredOperation { .step }
  public static var growth: [Metric: Growth] { [:] }
  public static var equivalent: [[Variant]] { [Array(Variant.allCases)] }
  public static func replayed(by variant: Variant) -> Variant? { nil }

  public mutating func prepare(_ host: ViewHost) throws {}
  public mutating func step(_ host: ViewHost, _ index: Int) async throws {}
  public mutating func step(_ host: ViewHost, _ index: Int) throws { throw StepMayWait() }
  public func check(_ frame: FrameReport, _ host: ViewHost) throws {}
  public func byHand() -> ((_ index: Int) -> Void)? { nil }
}

/// How a figure may grow with a scenario's size.
public typealias Growth = GrowthOrder

/// Thrown by the `step` that a scenario does not have, to say that the other one is to be called.
nonisolated struct StepMayWait: Error {}

/// What a scenario measures.
public nonisolated enum MeasuredOperation: String, Sendable, CaseIterable {
  /// A step and the frames it causes.
  case step
  /// Building a host with the content, up to its first frame.
  case mount
  /// Unmounting a host and giving its memory back.
  case drop
  /// A step, then a frame with every size forgotten.
  case layout
}
