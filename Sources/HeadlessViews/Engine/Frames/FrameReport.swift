// SPDX-License-Identifier: Apache-2.0

/// What the frames of one `render()` did, in exact counts.
public struct FrameReport: Sendable, Equatable {
  /// Frames rendered; 0 when there was nothing to do.
  public internal(set) var frames = 0
  /// Calls of `body` getters, by type.
  public internal(set) var bodyEvaluations = EvaluationCounts()
  /// Comparisons of a view's new value with its old one.
  public internal(set) var viewComparisons = 0
  /// Comparisons that came out equal and for which no body ran. A view that is dirty for another reason runs all the
  /// same.
  public internal(set) var viewsSkippedEqual = 0
  /// Dynamic properties and environment values that were checked again, plus body evaluations.
  public internal(set) var attributesUpdated = 0
  /// Calls of a size computation in the layout tree.
  public internal(set) var sizeCalls = 0
  /// Placements of children by their parents in the layout tree.
  public internal(set) var placements = 0
  /// Calls of geometry readers' content closures, by the type of the enclosing view.
  public internal(set) var geometryContentEvaluations = EvaluationCounts()
  /// Texts measured.
  public internal(set) var textMeasurements = 0
  /// Display items inserted, removed, moved or changed.
  public internal(set) var displayEdits = 0
  /// Bodies that ran and whose result changed nothing below.
  public internal(set) var wastedBodies = 0
  /// Containers laid out again with the same result.
  public internal(set) var wastedLayouts = 0

  public init() {}

  mutating func add(_ other: FrameReport) {
    frames += other.frames
    bodyEvaluations.add(other.bodyEvaluations)
    viewComparisons += other.viewComparisons
    viewsSkippedEqual += other.viewsSkippedEqual
    attributesUpdated += other.attributesUpdated
    sizeCalls += other.sizeCalls
    placements += other.placements
    geometryContentEvaluations.add(other.geometryContentEvaluations)
    textMeasurements += other.textMeasurements
    displayEdits += other.displayEdits
    wastedBodies += other.wastedBodies
    wastedLayouts += other.wastedLayouts
  }
}
