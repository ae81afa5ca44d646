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

/// A text (L-20, L-21). From its unwrapped width on a text of one line has one size; below, it is measured for each width.
/// Of several lines it keeps as many as the offered height has room for, at least one.
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
    _ measured: TextMetrics, _ tree: LayoutTree, _ id: LayoutID
  ) -> Bool {
    let slot = tree.records[id].slot
    let size = measured.size
    if tree.slots.widths[slot].minimum == size.width && tree.slots.heights[slot].minimum == size.height
      && tree.slots.bounds[slot] == bounds(measured)
      && tree.arguments[id] == RecordArguments(measured)
    {
      return false
    }
    keep(measured, tree, id)
    return true
  }

  @inline(__always)
  private static func keep(
    _ measured: TextMetrics, _ tree: LayoutTree, _ id: LayoutID
  ) {
    let slot = tree.records[id].slot
    let size = measured.size
    tree.arguments[id] = RecordArguments(measured)
    tree.slots.widths[slot] = AxisLimits(minimum: size.width, maximum: size.width)
    tree.slots.heights[slot] = AxisLimits(minimum: size.height, maximum: size.height)
    tree.slots.bounds[slot] = bounds(measured)
    tree.answersStand(id)
  }

  /// A text answers an offer of no width with no width.
  @inline(__always)
  private static func bounds(_ measured: TextMetrics) -> TextBounds {
    TextBounds(threshold: max(measured.size.width, 0), narrowest: 0)
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let slot = tree.records[id].slot
    let bounds = tree.slots.bounds[slot]
    var summary = Summary(
      width: AxisRange(fixed: tree.slots.widths[slot].minimum),
      height: AxisRange(fixed: tree.slots.heights[slot].minimum), facts: [.exact, .leaf, .baselines])
    if bounds.threshold > 0 { summary.setThreshold(bounds.threshold, narrowest: bounds.narrowest) }
    if hasSeveralLines(tree, id) {
      // How many of them are shown depends on the offered height.
      summary.facts.formUnion([.usesWidth, .usesHeight])
      summary.facts.remove(.exact)
    }
    return summary
  }

  /// Whether the text has more than one line where it is not wrapped.
  @inline(__always)
  private static func hasSeveralLines(_ tree: LayoutTree, _ id: LayoutID) -> Bool {
    tree.arguments[id].lastBaseline - tree.arguments[id].firstBaseline > TextMetrics.roundingError
  }

  /// The answer to an offer; the one to the same width and no height is remembered, and says whether all lines have
  /// room.
  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    if !proposal.y.isNil {
      let whole = tree.measure(tree.records[id].slot, SIMD2(proposal.x, .nan))
      if whole.y <= proposal.y + TextMetrics.roundingError { return whole }
    }
    let size = metrics(tree, id, proposal).size
    return SIMD2(size.width, size.height)
  }

  /// Whether other letters give each answer that is remembered. Lines of one font stand alike in boxes of one size; those of
  /// several fonts need not.
  static func answersStand(_ tree: LayoutTree, _ id: LayoutID) -> Bool {
    if !content(tree, id).rest.isEmpty { return false }
    return tree.store.answers(of: id).allSatisfy { answer in
      let size = metrics(tree, id, answer.proposal).size
      return SIMD2(size.width, size.height) == answer.size
    }
  }

  private static func metrics(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> TextMetrics {
    var content = content(tree, id)
    let width = proposal.x.isNil ? nil : CGFloat(proposal.x)
    func measure(_ lineLimit: Int?) -> TextMetrics {
      tree.counters.textMeasurements += 1
      content.lineLimit = lineLimit
      return tree.measureText(content, width: width)
    }
    let limit = content.lineLimit
    let whole = measure(limit)
    let room = proposal.y + TextMetrics.roundingError
    if proposal.y.isNil || whole.size.height <= room || !whole.hasSeveralLines { return whole }
    // Lines are nearly always of one height; then this is the number of them.
    var best = measure(1)
    let guess = best.size.height > 0 ? (room / best.size.height).rounded(.down) : 1
    var count = guess >= 2 ? Int(min(guess, 1e6)) : 1
    if count > 1 { best = measure(count) }
    while count > 1 && best.size.height > room {
      count -= 1
      best = measure(count)
    }
    while true {
      let next = measure(count + 1)
      if next.size.height > room || next.size.height <= best.size.height { return best }
      (best, count) = (next, count + 1)
    }
  }

  /// Whether a text shows what it was measured by: its owner has to tell of changes.
  static func isUpToDate(_ tree: LayoutTree, _ id: LayoutID) -> Bool {
    !take(tree.measureText(content(tree, id)), tree, id)
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
    var baselines = tree.arguments[id]
    if proposal.x < tree.slots.widths[tree.records[id].slot].minimum || hasSeveralLines(tree, id) {
      baselines = RecordArguments(metrics(tree, id, proposal))
    }
    return key.code == .firstTextBaseline ? baselines.firstBaseline : baselines.lastBaseline
  }
}
