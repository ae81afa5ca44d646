// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text (L-20, L-21). From its unwrapped width on it has one size; below, it is measured for each width.
enum TextRole: Role {
  static func write(_ content: TextContent, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .text
    tree.records[id].extra = tree.store.addText(tree.measured(content))
  }

  private static func text(_ tree: LayoutTree, _ id: LayoutID) -> TextRecord {
    tree.store.texts[Int(tree.records[id].extra)]
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let text = text(tree, id)
    let size = text.metrics.size
    var summary = Summary(
      width: AxisRange(fixed: size.width), height: AxisRange(fixed: size.height),
      facts: [.exact, .leaf, .baselines])
    if size.width > 0 { summary.setThreshold(size.width, narrowest: text.narrowest) }
    return summary
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    tree.counters.textMeasurements += 1
    let size = tree.measureText(text(tree, id).content, width: proposal.x).size
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
    let text = text(tree, id)
    var metrics = text.metrics
    if proposal.x < metrics.size.width {
      tree.counters.textMeasurements += 1
      metrics = tree.measureText(text.content, width: proposal.x)
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
    let old = store.texts[Int(index)].metrics
    let oldNarrowest = store.texts[Int(index)].narrowest
    let text = measured(content)
    let new = text.metrics
    store.setText(index, text)
    // Text that is wrapped somewhere is remembered there: its letters matter, not only its extent.
    if new == old && text.narrowest == oldNarrowest && links[id].memo < 0 { return false }
    if new.firstBaseline != old.firstBaseline || new.lastBaseline != old.lastBaseline {
      records[id].flags.insert(.tellParent)
    }
    markStale(id)
    return true
  }

  /// A text with its metrics when it is not wrapped.
  fileprivate func measured(_ content: TextContent) -> TextRecord {
    counters.textMeasurements += 1
    return TextRecord(
      content: content, metrics: measureText(content, width: nil), narrowest: narrowestWidth(of: content))
  }
}
