// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Most rows are made of texts, of spacers, and of other children that have only one width. Where such a row is wide enough
/// that no text wraps, only its spacers are flexible. So its length is divided without asking the children.
extension LayoutTree {
  /// A child that is no spacer.
  private struct FixedChild {
    var width: Double
    /// By how much the child can become narrower, if its text wraps.
    var flexibility: Double
    /// The least offer at which the text is not wrapped; minus infinity without one.
    var threshold: Double
  }

  /// What is known of all children of a row together.
  private struct FixedRow {
    var fixedCount = 0
    var spacerCount = 0
    /// The minimum of each spacer.
    var leastSpacer = 0.0
    /// The minima of all children, added up.
    var minimum = 0.0
  }

  private static let mostFixed = 8

  /// The two widths of a row that `rowBounds` asks for; nil if the row has other children than these.
  func fixedRowBounds(_ id: LayoutID) -> TextBounds? {
    withUnsafeTemporaryAllocation(of: FixedChild.self, capacity: Self.mostFixed) { items in
      guard let row = collect(id, in: items) else { return nil }
      let spacing = arguments[id].totalSpacing
      // From the last served to the first: what must be available for it and the ones after it.
      var needed = -Double.infinity
      var left = 1
      while left <= row.fixedCount {
        let item = items[row.fixedCount - left]
        needed = max(needed + item.width, Double(left) * item.threshold)
        left += 1
      }
      for _ in 0..<row.spacerCount { needed += row.leastSpacer }
      var width = max(needed + spacing, items[0].threshold)
      for _ in 0..<4 {
        if fits(row, items, width - spacing) {
          return TextBounds(threshold: width, narrowest: max(0, spacing + row.minimum))
        }
        width = Self.slightlyWider(than: width)
      }
      return nil
    }
  }

  /// What to try where rounding has made a width a little too small.
  static func slightlyWider(than width: Double) -> Double { width * (1 + 1e-15) + 1e-12 }

  /// Whether every text gets its threshold of what is available for all children.
  @inline(__always)
  private func fits(_ row: FixedRow, _ items: UnsafeMutableBufferPointer<FixedChild>, _ whole: Double) -> Bool
  {
    var available = whole
    for _ in 0..<row.spacerCount { available -= row.leastSpacer }
    var left = row.fixedCount
    while left > 0 {
      let item = items[row.fixedCount - left]
      if max(share(available, of: left), 0) < item.threshold { return false }
      available -= item.width
      left -= 1
    }
    return true
  }

  /// An equal part. A division takes the processor as long as all the other arithmetic around it.
  @inline(__always)
  func share(_ available: Double, of count: Int) -> Double {
    count == 1 ? available : count == 2 ? available * 0.5 : available / Double(count)
  }

  /// How the length of a row with spacers is divided, if the row is wide enough for its texts (L-51…L-58).
  /// - Returns: nil if the row is none of these, or is not wide enough.
  func fixedRowLengths(_ line: StackLine<some StackRole>, _ facts: SlotFacts, _ width: Double)
    -> FixedRowLengths?
  {
    let id = line.id
    guard facts.contains(.exact), width < .infinity, line.extent < .infinity,
      !(facts.contains(.textual) && width < slots.bounds[records[id].slot].threshold)
    else { return nil }
    return withUnsafeTemporaryAllocation(of: FixedChild.self, capacity: Self.mostFixed) { items in
      guard let row = collect(id, in: items) else { return nil }
      // In the order of service, as L-51 has it: another order could round otherwise.
      var available = width - arguments[id].totalSpacing
      for _ in 0..<row.spacerCount { available -= row.leastSpacer }
      for index in 0..<row.fixedCount { available -= items[index].width }
      for _ in 0..<row.spacerCount { available += row.leastSpacer }
      return FixedRowLengths(
        available: available, spacersLeft: row.spacerCount, leastSpacer: row.leastSpacer)
    }
  }

  /// Puts the children that are no spacers into the order of service: L-51, step 3.
  /// - Returns: nil where a child is neither fixed nor a spacer of the usual priority, or where spacers differ.
  @inline(__always)
  private func collect(_ id: LayoutID, in items: UnsafeMutableBufferPointer<FixedChild>) -> FixedRow? {
    let records = records
    let infos = slots.infos
    let widths = slots.widths
    let count = records[id].childCount
    if count > Self.mostFixed { return nil }
    var row = FixedRow()
    var child = records[id].firstChild
    let end = child + count
    while child < end {
      let facts = infos[child].facts
      let range = widths[child]
      if facts.contains(.spacer) {
        guard facts.isSuperset(of: [.exact, .prioritized]), slots.priority(child) == -.infinity,
          range.maximum == .infinity, row.spacerCount == 0 || range.minimum == row.leastSpacer
        else { return nil }
        row.leastSpacer = range.minimum
        row.spacerCount += 1
        row.minimum += range.minimum
      } else {
        guard facts.contains(.exact), !facts.contains(.prioritized), !range.isFlexible,
          range.maximum < .infinity
        else { return nil }
        var item = FixedChild(width: range.maximum, flexibility: 0, threshold: -.infinity)
        var minimum = range.minimum
        if facts.contains(.textual) {
          let bounds = slots.bounds[child]
          minimum = bounds.narrowest
          item.threshold = bounds.threshold
          item.flexibility = range.maximum - minimum
        }
        row.minimum += minimum
        var place = row.fixedCount
        while place > 0 && item.flexibility < items[place - 1].flexibility {
          (items.baseAddress! + place).initialize(to: items[place - 1])
          place -= 1
        }
        (items.baseAddress! + place).initialize(to: item)
        row.fixedCount += 1
      }
      child = child + 1
    }
    return row.fixedCount > 0 ? row : nil
  }
}

/// In such a row: the spacers share what the other children leave. With `SolvedLengths` instead, the layout of 1,000 rows of
/// text, spacer and text takes 1.31 times the instructions, and in a window of another width 1.56.
struct FixedRowLengths: StackLengths {
  fileprivate var available: Double
  fileprivate var spacersLeft: Int
  fileprivate let leastSpacer: Double

  @inline(__always)
  mutating func next(_ child: SlotIndex, _ line: StackLine<some StackRole>, _ tree: LayoutTree) -> StackChild
  {
    let breadth = tree.slots.heights[child].clamp(line.cross)
    if !tree.slots.infos[child].facts.contains(.spacer) {
      return line.aligned(offer: .nan, length: tree.slots.widths[child].maximum, breadth: breadth)
    }
    let offer = max(tree.share(available, of: spacersLeft), 0)
    let length = max(offer, leastSpacer)
    available -= length
    spacersLeft -= 1
    return line.aligned(offer: offer, length: length, breadth: breadth)
  }
}
