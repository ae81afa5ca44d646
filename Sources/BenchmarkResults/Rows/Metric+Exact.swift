// SPDX-License-Identifier: Apache-2.0

// MARK: - Counted by the engine

extension Metric {
  /// In the order in which tables show them.
  static let engineCounts = [
    bodyEvaluations, geometryContentEvaluations, rowClosureEvaluations, viewComparisons, textMeasurements,
    sizeCalls, placements, displayEdits, frames, wastedBodies, wastedLayouts, viewsSkippedEqual,
    attributesUpdated,
  ]

  public static let bodyEvaluations = counter(
    "body_evaluations", "calls of the body of a view, modifier or style; per type in the view column",
    without: "bodies at mount, where a step is measured", carriesOver: true)
  public static let rowClosureEvaluations = counter(
    "row_closure_evaluations",
    "calls of the closures that make the rows of ForEach and lists, one for each element",
    without: "rows at mount, where a step is measured", carriesOver: true)
  public static let viewComparisons = counter(
    "view_comparisons", "new values of views, modifiers and styles compared with the old ones",
    without:
      "comparisons of state values; primitive views, which compare their arguments one by one",
    carriesOver: true)
  public static let viewsSkippedEqual = counter(
    "views_skipped_equal", "comparisons that came out equal and for which no body ran",
    without: "equal values of what runs all the same, because something else that it depends on changed",
    .none, carriesOver: true)
  public static let attributesUpdated = counter(
    "attributes_updated",
    "body evaluations, holders of a written state or binding that had not read it, and readers of a changed "
      + "environment key",
    without: "holders that had read it, whose bodies are counted", carriesOver: true)
  public static let sizeCalls = counter(
    "size_calls", "summaries brought up to date, and proposals answered otherwise than by a summary",
    without:
      "remembered answers; clamps of a known summary; leaves whose arguments did not change, also where a scenario "
      + "drops every size")
  public static let placements = counter(
    "placements", "frames worked out by a parent for a child",
    without:
      "children of a subtree that moves as a whole, which counts once; a fill that is fused with its frame")
  public static let geometryContentEvaluations = counter(
    "geometry_content_evaluations",
    "calls of a geometry reader's content closure; per enclosing type in the view column", carriesOver: true)
  public static let textMeasurements = counter(
    "text_measurements", "calls that measure a text, on one line or wrapped")
  public static let displayEdits = counter(
    "display_edits", "display items inserted, removed, moved or changed, noted where that happens")
  public static let wastedBodies = counter(
    "wasted_bodies",
    "bodies that ran and changed nothing below; in a survey, nothing that a person perceives or does",
    without: "first evaluations",
    carriesOver: true)
  public static let wastedLayouts = counter(
    "wasted_layouts", "containers whose children were placed again with the same result")
  public static let frames = counter("frames", "runs of the render loop")

  private static func counter(
    _ id: String, _ meaning: String, without excludes: String = "", _ polarity: Polarity = .prefersSmaller,
    carriesOver: Bool = false
  ) -> Metric {
    Metric(
      id: id, unit: .count, kind: .exact, polarity: polarity, source: .engine, meaning: meaning,
      span: "a step and its frames", excludes: excludes, carriesOver: carriesOver)
  }
}

extension Metric {
  /// What a metric counts, in the fewest words that are understood: for headings and lines that have little room.
  static func shortName(of id: String) -> String {
    switch id {
    case bodyEvaluations.id: "bodies"
    case geometryContentEvaluations.id: "readers' contents"
    case viewComparisons.id: "comparisons"
    case textMeasurements.id: "texts measured"
    default: id.replacing("_", with: " ")
    }
  }
}

// MARK: - Counted by the allocator and the processor

extension Metric {
  /// In the order in which tables show them.
  static let resources = [
    allocations, allocatedBytes, freedBytes, liveBytesGrowth, instructions, retains, releases,
  ]

  public static let allocations = allocated("allocations", .count, "blocks asked of the allocator")
  public static let allocatedBytes = allocated(
    "allocated_bytes", .bytes, "bytes asked of the allocator, rounded up to its size classes")
  public static let freedBytes = allocated(
    "freed_bytes", .bytes, "bytes given back to the allocator, rounded likewise", .none)
  public static let liveBytesGrowth = allocated(
    "live_bytes_growth", .bytes, "bytes asked for and not given back, a step; steady growth is a leak",
    span: "all counted steps together, divided by their number")
  public static let instructions = Metric(
    id: "instructions", unit: .count, kind: .exact, polarity: .prefersSmaller, source: .processor,
    meaning: "instructions in user space; only with --instructions", span: "a step and its frames",
    excludes: "those of an empty step")
  public static let retains = references("retains", "retain")
  public static let releases = references("releases", "release")

  private static func references(_ id: String, _ verb: String) -> Metric {
    Metric(
      id: id, unit: .count, kind: .exact, polarity: .prefersSmaller, source: .callgrind,
      meaning: "calls of the Swift runtime that \(verb) an object; only with --instructions",
      span: "a step and its frames",
      excludes: "those of an empty step")
  }

  private static func allocated(
    _ id: String, _ unit: Unit, _ meaning: String, span: String = "a step and its frames",
    _ polarity: Polarity = .prefersSmaller
  ) -> Metric {
    Metric(
      id: id, unit: unit, kind: .exact, polarity: polarity, source: .allocator, meaning: meaning, span: span,
      excludes: "what the counter and an empty step ask for")
  }
}
