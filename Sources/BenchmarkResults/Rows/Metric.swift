// SPDX-License-Identifier: Apache-2.0

/// What is measured: its name in files, its unit, how two values of it may be judged, and what it says.
///
/// ``all`` is the one definition: the glossary, `list --metrics` and the report take theirs from it.
public struct Metric: Hashable, Sendable {
  /// Whether two runs of the same code must agree on the figure.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The same number every time: judged by equality.
    case exact
    /// Needs repetition: judged by statistics, and only against a run on the same machine.
    case sampled
  }

  /// Which direction is better.
  public enum Polarity: String, Hashable, Sendable {
    case prefersSmaller = "smaller"
    case prefersLarger = "larger"
    /// Neither: a change is reported and must be accepted, but is no regression by itself.
    case none = "neither"
  }

  /// Who counts or times; the text names the place in the code.
  public enum Source: String, Hashable, Sendable {
    /// The same number on every machine and toolchain.
    case engine = "the engine (FrameReport)"
    case allocator = "jemalloc (AllocationCounter)"
    case processor = "the kernel or callgrind (InstructionCounter)"
    case callgrind = "callgrind (CallgrindDump)"
    case clock = "the monotonic clock (StepSample)"
    case threadClock = "the thread's clock (StepSample)"
    case phaseClock = "a clock at every border, in samples apart (PhaseTimer)"
    case kernel = "the kernel"
    case turns = "turns of all variants (VariantTurns)"
  }

  /// The word used in files, options and tables.
  public let id: String
  public let unit: Unit
  public let kind: Kind
  public let polarity: Polarity
  public let source: Source
  /// What is counted or timed, in a clause.
  public let meaning: String
  /// What starts and what stops it.
  public let span: String
  /// What one might expect in it that is not; empty for nothing.
  public let excludes: String

  /// Whether the rules of SwiftUI imply the figure, so that an app on Apple's framework has the same: how often bodies and
  /// closures run, what is compared. Otherwise it is this engine's own way of working, or a time.
  public let carriesOver: Bool

  /// Counted by the engine itself: the same number on every machine and toolchain.
  public var isEngineCounter: Bool { source == .engine }

  /// Describes a metric. Every metric that this package writes is listed in ``all``.
  public init(
    id: String, unit: Unit, kind: Kind, polarity: Polarity, source: Source, meaning: String, span: String,
    excludes: String = "", carriesOver: Bool = false
  ) {
    self.carriesOver = carriesOver
    (self.id, self.unit, self.kind, self.polarity) = (id, unit, kind, polarity)
    (self.source, self.meaning, self.span, self.excludes) = (source, meaning, span, excludes)
  }

  /// The metric of a name in a file.
  ///
  /// - Returns: `nil` for a name that this version does not write; such rows stay comparable by their columns.
  public static func named(_ id: String) -> Metric? {
    all.first { $0.id == id }
  }

  /// Everything about it in one sentence, for a tip beside its name.
  public var tip: String {
    "\(meaning); \(span)\(excludes.isEmpty ? "" : "; without \(excludes)"); \(reach)"
  }

  /// Where the figure holds, in a clause.
  public var reach: String {
    carriesOver ? "carries over to SwiftUI" : "this engine's own"
  }

  /// Every metric that is written, in the order in which tables show them: times, then counts from what a step starts to
  /// what it costs. A finding of the gate is told in that order.
  public static let all: [Metric] = inTurns + engineCounts + resources + [peakResidentBytes] + ratios
}
