// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// A count of the engine that a test can set a limit to; `.bodyEvaluations <= 1` is a ``CostLimit``.
///
/// What each counts, and whether it is SwiftUI's work or this engine's own, is said by `view-benchmark list --metrics`.
public struct Cost: Sendable {
  /// The metric's name in tables, such as `view_comparisons`.
  public let metric: String
  let count: @Sendable (FrameReport) -> Int

  private init(_ metric: String, _ count: @escaping @Sendable (FrameReport) -> Int) {
    (self.metric, self.count) = (metric, count)
  }

  /// Runs of `body`, of all views together.
  public static let bodyEvaluations = Cost("body_evaluations") { $0.bodyEvaluations.total }
  /// Runs of the closures of `ForEach` and `List`, which make a row each.
  public static let rowClosureEvaluations = Cost("row_closure_evaluations") { $0.rowClosureEvaluations }
  /// Runs of the content of geometry readers.
  public static let contentEvaluations = Cost("geometry_content_evaluations") {
    $0.geometryContentEvaluations.total
  }
  /// Comparisons of a view's new value with its old one.
  public static let viewComparisons = Cost("view_comparisons") { $0.viewComparisons }
  /// Views whose bodies did not run because their new value was equal.
  public static let viewsSkippedEqual = Cost("views_skipped_equal") { $0.viewsSkippedEqual }
  /// Places of the tree that took a new value.
  public static let attributesUpdated = Cost("attributes_updated") { $0.attributesUpdated }
  /// Questions for a size, each with a proposal.
  public static let sizeCalls = Cost("size_calls") { $0.sizeCalls }
  /// Views that were placed.
  public static let placements = Cost("placements") { $0.placements }
  /// Texts that were measured.
  public static let textMeasurements = Cost("text_measurements") { $0.textMeasurements }
  /// Changes of what is drawn.
  public static let displayEdits = Cost("display_edits") { $0.displayEdits }
  /// Runs of `body` that changed nothing.
  public static let wastedBodies = Cost("wasted_bodies") { $0.wastedBodies }
  /// Layouts that moved and resized nothing.
  public static let wastedLayouts = Cost("wasted_layouts") { $0.wastedLayouts }
  /// Frames that were rendered.
  public static let frames = Cost("frames") { $0.frames }

  /// At most so many.
  public static func <= (cost: Cost, limit: Int) -> CostLimit {
    CostLimit(cost, "at most", limit) { $0 <= $1 }
  }
  /// Fewer than so many.
  public static func < (cost: Cost, limit: Int) -> CostLimit {
    CostLimit(cost, "fewer than", limit) { $0 < $1 }
  }
  /// Exactly so many.
  public static func == (cost: Cost, limit: Int) -> CostLimit {
    CostLimit(cost, "exactly", limit) { $0 == $1 }
  }
}

/// What a count of a step may be.
public struct CostLimit: Sendable {
  let cost: Cost
  private let words: String
  private let limit: Int
  private let holds: @Sendable (Int, Int) -> Bool

  init(_ cost: Cost, _ words: String, _ limit: Int, holds: @escaping @Sendable (Int, Int) -> Bool) {
    (self.cost, self.words, self.limit, self.holds) = (cost, words, limit, holds)
  }

  /// What is wrong with a step's counts; `nil` if the limit holds.
  func violation(in report: FrameReport) -> String? {
    let count = cost.count(report)
    return holds(count, limit) ? nil : "\(cost.metric): \(count), expected \(words) \(limit)"
  }
}
