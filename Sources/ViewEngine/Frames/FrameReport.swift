// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// What the frames of one `render()` did, in exact counts.
///
/// Each count is the metric of its name: `view-benchmark list --metrics` and GLOSSARY.md say what it counts, and what it
/// leaves out.
public struct FrameReport: Sendable, Equatable {
  /// Metric `frames`; 0 when there was nothing to do.
  public internal(set) var frames = 0
  /// Metric `body_evaluations`, by type.
  public internal(set) var bodyEvaluations = EvaluationCounts()
  /// Metric `row_closure_evaluations`.
  public internal(set) var rowClosureEvaluations = 0
  /// Metric `view_comparisons`.
  public internal(set) var viewComparisons = 0
  /// Metric `views_skipped_equal`.
  public internal(set) var viewsSkippedEqual = 0
  /// Metric `attributes_updated`.
  public internal(set) var attributesUpdated = 0
  /// Metric `size_calls`.
  public var sizeCalls: Int { layout.sizeCalls }
  /// Metric `placements`.
  public var placements: Int { layout.placements }
  /// Metric `geometry_content_evaluations`, by the type of the enclosing view.
  public package(set) var geometryContentEvaluations = EvaluationCounts()
  /// Metric `text_measurements`.
  public var textMeasurements: Int { layout.textMeasurements }
  /// Metric `display_edits`.
  public internal(set) var displayEdits = 0
  /// Metric `wasted_bodies`.
  public internal(set) var wastedBodies = 0
  /// Metric `wasted_layouts`.
  public var wastedLayouts: Int { layout.wastedLayouts }

  /// What the layout counted.
  package internal(set) var layout = LayoutCounters()

  public init() {}

  // Written out, because a key path takes a thousand instructions and this takes one. A test compares it with the
  // tables.
  package mutating func add(_ other: FrameReport) {
    frames += other.frames
    bodyEvaluations.add(other.bodyEvaluations)
    rowClosureEvaluations += other.rowClosureEvaluations
    viewComparisons += other.viewComparisons
    viewsSkippedEqual += other.viewsSkippedEqual
    attributesUpdated += other.attributesUpdated
    geometryContentEvaluations.add(other.geometryContentEvaluations)
    layout.add(other.layout)
    displayEdits += other.displayEdits
    wastedBodies += other.wastedBodies
  }
}

extension FrameReport {
  package typealias Count<Value> = WritableKeyPath<FrameReport, Value> & Sendable

  /// The counts that are one number each, and the metrics that they are written as. All code that writes counts uses
  /// this table and the one below.
  package static let counts: [(metric: String, count: Count<Int>)] = [
    ("row_closure_evaluations", \.rowClosureEvaluations),
    ("view_comparisons", \.viewComparisons),
    ("views_skipped_equal", \.viewsSkippedEqual),
    ("attributes_updated", \.attributesUpdated),
    ("size_calls", \.layout.sizeCalls),
    ("placements", \.layout.placements),
    ("text_measurements", \.layout.textMeasurements),
    ("display_edits", \.displayEdits),
    ("wasted_bodies", \.wastedBodies),
    ("wasted_layouts", \.layout.wastedLayouts),
    ("frames", \.frames),
  ]

  /// The counts that are kept by type.
  package static let countsByType: [(metric: String, counts: Count<EvaluationCounts>)] = [
    ("body_evaluations", \.bodyEvaluations),
    ("geometry_content_evaluations", \.geometryContentEvaluations),
  ]
}
