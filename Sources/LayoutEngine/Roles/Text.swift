// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutRecord {
  /// A text's metrics when it is not wrapped.
  fileprivate var metrics: TextMetrics {
    get {
      TextMetrics(
        size: CGSize(width: arguments.0, height: arguments.1), firstBaseline: arguments.2,
        lastBaseline: arguments.3)
    }
    set {
      arguments = (newValue.size.width, newValue.size.height, newValue.firstBaseline, newValue.lastBaseline)
    }
  }
}

/// A text (L-20, L-21). From its unwrapped width on it has one size; below, it is measured for each width.
enum TextRole: Role {
  static func write(_ content: TextContent, _ tree: LayoutTree, _ id: LayoutID) {
    let (metrics, narrowest) = tree.measureText(content)
    tree.records[id].kind = .text
    tree.records[id].metrics = metrics
    tree.records[id].extra = tree.store.addText(TextRecord(content: content, narrowest: narrowest))
  }

  /// Takes another text in place of the old one.
  /// - Returns: Whether it is as large as that one at every width at which neither wraps, and whether its baselines
  ///   are elsewhere.
  @inline(__always)
  static func replace(
    by content: consuming TextContent, _ tree: LayoutTree, _ id: LayoutID
  ) -> (hasSameExtent: Bool, movesBaselines: Bool) {
    let old = tree.records[id].metrics
    let oldNarrowest = tree.store.narrowestWidth(id)
    let (new, narrowest) = tree.measureText(content)
    tree.records[id].metrics = new
    tree.store.setText(id, content, narrowest: narrowest)
    return (
      new == old && narrowest == oldNarrowest,
      new.firstBaseline != old.firstBaseline || new.lastBaseline != old.lastBaseline
    )
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let size = tree.records[id].metrics.size
    var summary = Summary(
      width: AxisRange(fixed: size.width), height: AxisRange(fixed: size.height),
      facts: [.exact, .leaf, .baselines])
    if size.width > 0 { summary.setThreshold(size.width, narrowest: tree.store.narrowestWidth(id)) }
    return summary
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    tree.counters.textMeasurements += 1
    let size = tree.measureText(tree.store.text(id), width: proposal.x).size
    return SIMD2(size.width, size.height)
  }

  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {}

  /// The baselines.
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard key.isTextBaseline else { return nil }
    var metrics = tree.records[id].metrics
    if proposal.x < metrics.size.width {
      tree.counters.textMeasurements += 1
      metrics = tree.measureText(tree.store.text(id), width: proposal.x)
    }
    return key.code == .firstTextBaseline ? metrics.firstBaseline : metrics.lastBaseline
  }
}
