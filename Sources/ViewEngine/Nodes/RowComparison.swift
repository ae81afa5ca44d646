// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Compares the rows of a list with their new views, many at a time: rows that are views with a body of their own.
@MainActor
@usableFromInline
struct RowComparison<Content: View> {
  @usableFromInline let graph: Unmanaged<ViewGraph>
  @usableFromInline package let comparison: Unmanaged<ValueComparison>
  /// The class of the nodes of rows, looked up once for a list.
  @usableFromInline let rowClass: ObjectIdentifier
  /// Whether rows are compared byte by byte, which runs no client code.
  @usableFromInline let comparesBytes: Bool

  /// How many views are made before they are compared: few enough to stay in the processor's cache.
  @inlinable static var roomSize: Int { 128 }

  /// - Parameter items: The items of the list, of which the first tells how all are compared.
  /// - Returns: nil where items are no such rows, or where somebody wants to know of each comparison.
  @inlinable
  init?(_ graph: ViewGraph, _ items: NodeList) {
    if graph.trace.phaseTimer != nil || graph.trace.isDetailed { return nil }
    rowClass = ObjectIdentifier(BodyNode<Content>.self)
    guard items.count > 0, ObjectIdentifier(type(of: items[0])) == rowClass else { return nil }
    let comparison = unsafeDowncast(items[0], to: BodyNode<Content>.self).type.comparison
    self.graph = Unmanaged.passUnretained(graph)
    // The type keeps it for ever.
    self.comparison = Unmanaged.passUnretained(comparison)
    comparesBytes = comparison.singleRun == MemoryLayout<Content>.size
  }

  @inlinable @inline(__always)
  func isRow(_ node: ViewNode) -> Bool { ObjectIdentifier(type(of: node)) == rowClass }

  /// Releases a view field by field. Destroying it in place would call its type's witnesses.
  @inlinable @inline(__always)
  nonisolated static func release(_ view: consuming Content) {}

  /// Whether a node is a row whose new view has the same bytes as the old one, and whose body need not run for another
  /// reason.
  @inlinable @inline(__always)
  func isSettled(_ node: Unmanaged<ViewNode>, at view: UnsafePointer<Content>) -> Bool {
    node.unretained { node in
      guard isRow(node) else { return false }
      let row = unsafeDowncast(node, to: BodyNode<Content>.self)
      return row.extras == nil && !row.marks.contains(.queued)
        && ValueComparison.bytesEqual(stored: &row.view, at: view)
    }
  }

  /// Compares views with those of the nodes from a position on, and keeps those that differ. The others are released.
  ///
  /// - Parameters:
  ///   - views: Views, initialised; not so any more when this returns.
  ///   - most: How many rows there are in all.
  @inlinable
  func compare(
    _ views: UnsafeMutablePointer<Content>, _ count: Int, _ nodes: NodeList, at start: Int,
    keepingIn differing: inout DifferingRows<Content>, of most: Int
  ) {
    let outer = currentEvaluation.phase
    currentEvaluation.phase = .checking
    var equal = 0
    for index in 0..<count {
      switch result(nodes.reference(at: start + index), at: views + index) {
      case .equal:
        equal &+= 1
        Self.release((views + index).move())
      case .different: differing.append(views + index, at: start + index, isCompared: true, of: most)
      case .unknown: differing.append(views + index, at: start + index, isCompared: false, of: most)
      }
    }
    currentEvaluation.phase = outer
    note(equal: equal)
  }

  @usableFromInline
  enum Result {
    case equal, different
    /// The row's body runs in any case, or the row is compared in its own way.
    case unknown
  }

  @inlinable @inline(__always)
  func result(_ node: Unmanaged<ViewNode>, at view: UnsafePointer<Content>) -> Result {
    node.unretained { node in
      guard isRow(node) else { return .unknown }
      let row = unsafeDowncast(node, to: BodyNode<Content>.self)
      if row.extras != nil || row.marks.contains(.queued) { return .unknown }
      let isEqual =
        comparesBytes
        ? ValueComparison.bytesEqual(stored: &row.view, at: view)
        : comparison.unretained { $0.areEqual(stored: &row.view, at: view) }
      return isEqual ? .equal : .different
    }
  }

  /// Counts rows whose new views were the old ones.
  @inlinable
  func note(equal count: Int) {
    graph.unretained { $0.noteComparisons(count, equal: count) }
  }

  /// Compares views with those of rows that were found again, and gives those that differ to the rows.
  @inlinable
  func update(_ nodes: NodeList, at views: UnsafePointer<Content>, _ found: FoundRows) {
    let outer = currentEvaluation.phase
    currentEvaluation.phase = .checking
    var equal = 0
    // The position of a view that differs, or the complement of the position of a view that must still be compared.
    var differing: ContiguousArray<Int> = []
    for index in found.views {
      let position = found.position(of: index)
      if position < 0 { continue }
      switch result(nodes.reference(at: position), at: views + index) {
      case .equal: equal &+= 1
      case .different: differing.append(index)
      case .unknown: differing.append(~index)
      }
    }
    currentEvaluation.phase = outer
    note(equal: equal)
    for entry in differing {
      let index = entry < 0 ? ~entry : entry
      nodes.reference(at: found.position(of: index)).unretained { node in
        if entry < 0 {
          ForEach<[Int], Int, Content>.updateItem(node, at: views + index)
        } else {
          unsafeDowncast(node, to: BodyNode<Content>.self).take(at: views + index)
        }
      }
    }
  }

  /// Gives rows the views that were kept, in the order of the rows.
  @inlinable
  func update(_ nodes: NodeList, _ differing: consuming DifferingRows<Content>) {
    for index in 0..<differing.count {
      let (position, isCompared, view) = differing[index]
      nodes.reference(at: position).unretained { node in
        if isCompared {
          unsafeDowncast(node, to: BodyNode<Content>.self).exchange(at: view)
        } else {
          ForEach<[Int], Int, Content>.updateItem(node, at: view)
        }
      }
      Self.release(view.move())
    }
    differing.deallocate()
  }
}

/// The new views of rows that differ from the old ones, until all closures of the list have run.
@usableFromInline
struct DifferingRows<Content> {
  @usableFromInline package var views: UnsafeMutablePointer<Content>?
  /// The position of each view's row; its complement for a view that was not compared.
  @usableFromInline var positions: ContiguousArray<Int> = []
  @usableFromInline var capacity = 0

  @inlinable init() {}

  @inlinable var count: Int { positions.count }

  @inlinable
  subscript(index: Int) -> (position: Int, isCompared: Bool, view: UnsafeMutablePointer<Content>) {
    let position = positions[index]
    return (position < 0 ? ~position : position, position >= 0, views.unsafelyUnwrapped + index)
  }

  /// Moves a view here.
  ///
  /// - Parameter most: How many rows there are in all.
  @inlinable
  mutating func append(
    _ view: UnsafeMutablePointer<Content>, at position: Int, isCompared: Bool, of most: Int
  ) {
    if count == capacity { grow(to: count * 2 > position ? most : min(most, 2 * count + 16)) }
    (views.unsafelyUnwrapped + count).moveInitialize(from: view, count: 1)
    positions.append(isCompared ? position : ~position)
  }

  /// If most rows differ so far, memory for all rows is reserved.
  @inlinable
  mutating func grow(to newCapacity: Int) {
    let room = UnsafeMutablePointer<Content>.allocate(capacity: newCapacity)
    if let views {
      room.moveInitialize(from: views, count: count)
      views.deallocate()
    }
    views = room
    capacity = newCapacity
    positions.reserveCapacity(newCapacity)
  }

  @inlinable
  consuming func deallocate() {
    views?.deallocate()
  }
}
