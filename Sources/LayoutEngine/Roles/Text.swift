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
    tree.counters.textMeasurements += 1
    tree.records[id].kind = .text
    tree.records[id].metrics = tree.measureText(content, width: nil)
    tree.records[id].extra = tree.store.addText(
      TextRecord(content: content, narrowest: tree.narrowestWidth(of: content)))
  }

  /// The index of the text in the store; a copy of the text would retain its letters.
  private static func index(_ tree: LayoutTree, _ id: LayoutID) -> Int { Int(tree.records[id].extra) }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let index = index(tree, id)
    let size = tree.records[id].metrics.size
    var summary = Summary(
      width: AxisRange(fixed: size.width), height: AxisRange(fixed: size.height),
      facts: [.exact, .leaf, .baselines])
    if size.width > 0 { summary.setThreshold(size.width, narrowest: tree.store.texts[index].narrowest) }
    return summary
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    tree.counters.textMeasurements += 1
    let size = tree.measureText(tree.store.texts[index(tree, id)].content, width: proposal.x).size
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
    let index = index(tree, id)
    var metrics = tree.records[id].metrics
    if proposal.x < metrics.size.width {
      tree.counters.textMeasurements += 1
      metrics = tree.measureText(tree.store.texts[index].content, width: proposal.x)
    }
    return key.code == .firstTextBaseline ? metrics.firstBaseline : metrics.lastBaseline
  }
}

extension LayoutTree {
  /// Gives a text record another text.
  /// - Returns: Whether a size or a frame can change by it.
  @discardableResult
  package func setText(_ id: LayoutID, _ content: TextContent) -> Bool {
    precondition(records[id].kind == .text, "record \(id.raw) is no text")
    let index = records[id].extra
    let old = records[id].metrics
    let oldNarrowest = store.texts[Int(index)].narrowest
    counters.textMeasurements += 1
    let new = measureText(content, width: nil)
    let narrowest = narrowestWidth(of: content)
    records[id].metrics = new
    store.setText(index, content, narrowest: narrowest)
    // Answers for widths that wrap the text are remembered. They depend on its letters, not only on its extent.
    if new == old && narrowest == oldNarrowest && !records[id].flags.contains(.remembers) { return false }
    if new.firstBaseline != old.firstBaseline || new.lastBaseline != old.lastBaseline {
      records[id].flags.insert(.tellParent)
    }
    markStale(id)
    return true
  }
}
