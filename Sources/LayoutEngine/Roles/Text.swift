// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  /// Where a text's first and last baselines are when it is not wrapped, in points from its top.
  fileprivate var firstBaseline: Double { first }
  fileprivate var lastBaseline: Double { second }

  fileprivate init(_ metrics: TextMetrics) {
    self.init(first: metrics.firstBaseline, second: metrics.lastBaseline)
  }
}

/// A text (L-20, L-21). From its unwrapped width on it has one size; below, it is measured for each width.
///
/// A text is measured when it is summarized first, or when its owner says that it has other letters. The slot keeps what
/// is known then: the limits are the size of the text on its lines, the bounds say how narrow it can be.
enum TextRole: Role {
  static func write(_ owner: Unmanaged<AnyObject>, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .text
    tree.records[id].flags.insert(.unmeasured)
    tree.store.setTextOwner(id, owner)
  }

  /// Measures a text that is new, before its summary is asked for.
  @inline(__always)
  static func measureFirst(_ tree: LayoutTree, _ id: LayoutID) {
    if !tree.records[id].flags.contains(.unmeasured) { return }
    tree.records[id].flags.remove(.unmeasured)
    keep(tree.measureText(content(tree, id)), tree, id)
  }

  @inline(__always)
  private static func content(_ tree: LayoutTree, _ id: LayoutID) -> TextContent {
    tree.contentOf(tree.store.textOwner(id))
  }

  /// Takes the metrics of a text that has been measured before.
  /// - Returns: Whether they are other ones.
  @inline(__always)
  static func take(
    _ measured: (metrics: TextMetrics, narrowest: CGFloat), _ tree: LayoutTree, _ id: LayoutID
  ) -> Bool {
    let slot = tree.records[id].slot
    let size = measured.metrics.size
    if tree.slots.widths[slot].minimum == size.width && tree.slots.heights[slot].minimum == size.height
      && tree.slots.bounds[slot] == bounds(measured)
      && tree.arguments[id] == RecordArguments(measured.metrics)
    {
      return false
    }
    keep(measured, tree, id)
    return true
  }

  @inline(__always)
  private static func keep(
    _ measured: (metrics: TextMetrics, narrowest: CGFloat), _ tree: LayoutTree, _ id: LayoutID
  ) {
    let slot = tree.records[id].slot
    let size = measured.metrics.size
    tree.arguments[id] = RecordArguments(measured.metrics)
    tree.slots.widths[slot] = AxisLimits(minimum: size.width, maximum: size.width)
    tree.slots.heights[slot] = AxisLimits(minimum: size.height, maximum: size.height)
    tree.slots.bounds[slot] = bounds(measured)
    tree.answersStand(id)
  }

  @inline(__always)
  private static func bounds(_ measured: (metrics: TextMetrics, narrowest: CGFloat)) -> TextBounds {
    let width = measured.metrics.size.width
    return width > 0 ? TextBounds(threshold: width, narrowest: measured.narrowest) : TextBounds()
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let slot = tree.records[id].slot
    let bounds = tree.slots.bounds[slot]
    var summary = Summary(
      width: AxisRange(fixed: tree.slots.widths[slot].minimum),
      height: AxisRange(fixed: tree.slots.heights[slot].minimum), facts: [.exact, .leaf, .baselines])
    if bounds.threshold > 0 { summary.setThreshold(bounds.threshold, narrowest: bounds.narrowest) }
    return summary
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let size = wrapped(tree, id, proposal.x).size
    return SIMD2(size.width, size.height)
  }

  private static func wrapped(_ tree: LayoutTree, _ id: LayoutID, _ width: Double) -> TextMetrics {
    tree.counters.textMeasurements += 1
    return tree.measureText(content(tree, id), width: width)
  }

  #if DEBUG
    /// Whether a text shows what it was measured by: its owner has to tell of changes.
    static func isUpToDate(_ tree: LayoutTree, _ id: LayoutID) -> Bool {
      !take(tree.measureText(content(tree, id)), tree, id)
    }
  #endif

  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {}

  /// The baselines.
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard key.isTextBaseline else { return nil }
    var baselines = tree.arguments[id]
    if proposal.x < tree.slots.widths[tree.records[id].slot].minimum {
      baselines = RecordArguments(wrapped(tree, id, proposal.x))
    }
    return key.code == .firstTextBaseline ? baselines.firstBaseline : baselines.lastBaseline
  }
}
