// SPDX-License-Identifier: Apache-2.0

/// What is measured: its name in files, its unit, and how two values of it may be judged.
public struct Metric: Hashable, Sendable {
  /// Whether two runs of the same code must agree on the figure.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The same number every time: judged by equality.
    case exact
    /// Needs repetition: judged by statistics, and only against a run on the same machine.
    case sampled
  }

  /// Which direction is better.
  public enum Polarity: Hashable, Sendable {
    case prefersSmaller
    case prefersLarger
    /// Neither: a change is reported and must be accepted, but is no regression by itself.
    case none
  }

  /// The word used in files, options and tables.
  public let id: String
  public let unit: Unit
  public let kind: Kind
  public let polarity: Polarity
  /// Counted by the engine itself: the same number on every machine and toolchain.
  public let isEngineCounter: Bool
  /// One sentence, printed beside the name.
  public let meaning: String

  /// Describes a metric. Every metric that this package writes is listed in ``all``.
  public init(
    id: String, unit: Unit, kind: Kind, polarity: Polarity, isEngineCounter: Bool, meaning: String
  ) {
    self.id = id
    self.unit = unit
    self.kind = kind
    self.polarity = polarity
    self.isEngineCounter = isEngineCounter
    self.meaning = meaning
  }

  /// The metric of a name in a file.
  ///
  /// - Returns: `nil` for a name that this version does not write; such rows stay comparable by their columns.
  public static func named(_ id: String) -> Metric? {
    all.first { $0.id == id }
  }
}

// MARK: - Counted by the engine

extension Metric {
  public static let bodyEvaluations = counter(
    "body_evaluations", "Calls of a body getter during a step; per view type in the view column.")
  public static let viewComparisons = counter(
    "view_comparisons", "Values of views, modifiers and styles compared with those before.")
  public static let viewsSkippedEqual = counter(
    "views_skipped_equal", "Comparisons that came out equal and for which no body ran.", .none)
  public static let attributesUpdated = counter(
    "attributes_updated",
    "Bodies that ran, holders of a written value that had not read it, readers of a changed environment key.")
  public static let sizeCalls = counter(
    "size_calls", "Size summaries brought up to date, and proposals answered without a summary or memory.")
  public static let placements = counter("placements", "Frames worked out by a parent for a child.")
  public static let geometryContentEvaluations = counter(
    "geometry_content_evaluations", "Calls of a GeometryReader's content closure.")
  public static let textMeasurements = counter(
    "text_measurements", "Calls that measure a text, on one line or wrapped.")
  public static let displayEdits = counter(
    "display_edits", "Display items inserted, removed, moved or changed.")
  public static let wastedBodies = counter(
    "wasted_bodies", "Bodies that ran again and changed nothing below.")
  public static let wastedLayouts = counter(
    "wasted_layouts", "Containers whose children were placed again with the same result.")
  public static let frames = counter("frames", "Frames rendered until nothing was dirty.")

  private static func counter(_ id: String, _ meaning: String, _ polarity: Polarity = .prefersSmaller)
    -> Metric
  {
    Metric(
      id: id, unit: .count, kind: .exact, polarity: polarity, isEngineCounter: true, meaning: meaning)
  }
}

// MARK: - Counted by the allocator and the processor

extension Metric {
  public static let allocations = probed(
    "allocations", .count, "Blocks asked of the allocator during a step.")
  public static let allocatedBytes = probed(
    "allocated_bytes", .bytes, "Bytes asked of the allocator during a step.")
  public static let freedBytes = probed(
    "freed_bytes", .bytes, "Bytes given back to the allocator during a step.", .none)
  public static let liveBytesGrowth = probed(
    "live_bytes_growth", .bytes, "Bytes asked for and not given back during a step; steady growth is a leak.")
  public static let instructions = probed(
    "instructions", .count, "Instructions retired in user space during a step.")

  private static func probed(
    _ id: String, _ unit: Unit, _ meaning: String, _ polarity: Polarity = .prefersSmaller
  ) -> Metric {
    Metric(
      id: id, unit: unit, kind: .exact, polarity: polarity, isEngineCounter: false, meaning: meaning)
  }
}

// MARK: - Sampled

extension Metric {
  public static let frameTime = time("frame_time", "A whole step with its frames, no phase timed inside.")
  public static let commitTime = time(
    "commit_time", "Joining state writes to the graph and marking dependents.")
  public static let updateTime = time("update_time", "Bringing views up to date, comparisons left out.")
  public static let layoutTime = time("layout_time", "Proposing, sizing and placing.")
  public static let displayTime = time("display_time", "Flattening the placed views into a display list.")
  public static let displayDiffTime = time(
    "display_diff_time", "Comparing the display list with the last one.")
  public static let diffTime = time(
    "diff_time", "Comparing view values, and display_diff_time; the cost of reading the clock is taken off.")
  public static let cpuTime = time("cpu_time", "Processor time of the thread during a step.")
  public static let peakResidentBytes = Metric(
    id: "peak_resident_bytes", unit: .bytes, kind: .sampled, polarity: .prefersSmaller,
    isEngineCounter: false, meaning: "The most memory the process of the case had resident.")

  private static func time(_ id: String, _ meaning: String) -> Metric {
    Metric(
      id: id, unit: .nanoseconds, kind: .sampled, polarity: .prefersSmaller, isEngineCounter: false,
      meaning: meaning)
  }

  /// Every metric that is written, in the order in which tables show them.
  public static let all: [Metric] =
    [
      frameTime, diffTime, commitTime, updateTime, layoutTime, displayTime, displayDiffTime, cpuTime,
      bodyEvaluations, wastedBodies, viewComparisons, viewsSkippedEqual, attributesUpdated, sizeCalls,
      placements,
      wastedLayouts, geometryContentEvaluations, textMeasurements, displayEdits, frames,
      allocations, allocatedBytes, freedBytes, liveBytesGrowth, instructions, peakResidentBytes,
    ] + ratios
}
