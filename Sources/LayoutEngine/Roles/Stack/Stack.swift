// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RecordArguments {
  /// The distance between children; NaN leaves it to them.
  var spacing: Double {
    get { first }
    set { first = newValue }
  }

  /// The distance between children none of which is a spacer.
  @inline(__always)
  var plainSpacing: Double { spacing.isNil ? Double(ViewSpacing.systemDistance) : spacing }

  // Worked out from the children.

  /// The distances between all children, added up.
  var totalSpacing: Double {
    get { second }
    set { second = newValue }
  }
}

extension LayoutRecord {
  /// Whether a spacer was among the children when they were summed up, or something with the edges of one.
  var hasSpacers: Bool {
    get { flags.contains(.hasSpacers) }
    set { if newValue { flags.insert(.hasSpacers) } else { flags.remove(.hasSpacers) } }
  }
}

/// Children one after another (L-50…L-58).
protocol StackRole: Role {
  /// The axis along which the children stand.
  static var axis: Axis { get }
}

enum RowRole: StackRole {
  static var axis: Axis { .horizontal }

  static func write(
    _ alignment: VerticalAlignment, _ spacing: CGFloat?, _ tree: LayoutTree, _ id: LayoutID
  ) {
    tree.records[id].kind = .hstack
    tree.arguments[id].spacing = tree.checked("HStack(spacing:)") { $0.length(spacing) ?? .nan }
    tree.setAlignment(id, Alignment(horizontal: .center, vertical: alignment))
  }
}

enum ColumnRole: StackRole {
  static var axis: Axis { .vertical }

  static func write(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ tree: LayoutTree, _ id: LayoutID
  ) {
    tree.records[id].kind = .vstack
    tree.arguments[id].spacing = tree.checked("VStack(spacing:)") { $0.length(spacing) ?? .nan }
    tree.setAlignment(id, Alignment(horizontal: alignment, vertical: .center))
  }
}

extension StackRole {
  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    var summary = tree.stackSummary(id, axis)
    // The only child's priority is seen from outside, and so are its open edges.
    if tree.records[id].childCount == 1 {
      let child = tree.records[id].firstChild
      summary.priority = tree.priority(ofSlot: child)
      summary.facts.formUnion(tree.slots.infos[child].facts.intersection(.openEdges))
    }
    return summary
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let count = tree.records[id].childCount
    if count >= tree.division.leastChildren { return tree.solveLongStack(id, axis, proposal) }
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: count) { items in
      tree.solveStack(id, axis, proposal[axis], proposal[axis.other], items)
    }
  }

  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    tree.placeStack(Self.self, id, proposal, size, &context)
  }

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    tree.stackGuide(key, id, axis, proposal)
  }
}

extension LayoutTree {
  /// Whether a record is a stack along this axis already. Every run of a body asks this of its stacks, and the answer
  /// is nearly always yes; then `update` is not called.
  package func isStack(
    _ id: LayoutID, along axis: Axis, _ alignment: AlignmentKey.Code, _ spacing: CGFloat?
  ) -> Bool {
    let records = records
    let own = records[id].alignment(on: axis.other)
    let distance = arguments[id].spacing
    return records[id].kind == .stack(along: axis) && own == alignment
      && alignment != .custom && (spacing.map { $0 == distance } ?? distance.isNaN)
  }

  /// Whether a record is a row or a column.
  package func isStackWithAxis(_ id: LayoutID) -> Bool { records[id].kind.isStack }

  /// The distance before the child in `slot`, which is not the first (L-50).
  /// - Parameter explicit: The stack's own distance; NaN leaves it to the two children.
  @inline(__always)
  func spacing(_ explicit: Double, _ axis: Axis, before slot: SlotIndex) -> Double {
    if !explicit.isNaN { return explicit }
    let isOpen =
      slots.infos[slot].facts.contains(.openFirst(on: axis))
      || slots.infos[slot - 1].facts.contains(.openLast(on: axis))
    return isOpen ? 0 : Double(ViewSpacing.systemDistance)
  }

  /// The distances in a stack, added up.
  func totalSpacing(_ id: LayoutID, _ axis: Axis) -> Double {
    let children = records[id].children
    if children.count < 2 { return 0 }
    let explicit = arguments[id].spacing
    if !explicit.isNaN { return explicit * Double(children.count - 1) }
    var total = 0.0
    for slot in children.dropFirst() { total += spacing(explicit, axis, before: slot) }
    return total
  }

  fileprivate func stackGuide(
    _ key: AlignmentKey, _ id: LayoutID, _ axis: Axis, _ proposal: SIMD2<Double>
  ) -> Double? {
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: records[id].childCount) { items in
      let main = proposal[axis]
      var cross = proposal[axis.other]
      let size = solveStack(id, axis, main, cross, items)
      if cross.isNaN && (items.count > 1 || main.isNaN) {
        cross = size[axis.other]
        _ = solveStack(id, axis, main, cross, items)
      }
      var merged = GuideMerge(key)
      for item in items {
        let offer = SIMD2(axis, along: item.offer, across: cross)
        guard let set = explicitGuide(key, item.slot, offer) else { continue }
        merged.add(set + (key.axis == axis ? item.mainOrigin : item.crossOrigin))
      }
      return merged.value
    }
  }
}
