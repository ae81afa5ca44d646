// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// The children of a custom layout, as the layout sees them.
/// - Source: Apple, `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = Slice<LayoutSubviews>

  package let tree: LayoutTree
  let container: LayoutID

  /// The children of a record.
  package init(tree: LayoutTree, container: LayoutID) {
    self.tree = tree
    self.container = container
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { tree.childCount(container) }

  public subscript(index: Int) -> LayoutSubview {
    if index < 0 || index >= endIndex {
      clientFault("There is no subview \(index): the layout has \(endIndex) of them.")
    }
    return subview(tree.child(container, at: index))
  }

  /// How far a view is from the beginning of a box, in points, so that both have a guide at the same place.
  ///
  /// - Parameters:
  ///   - view: The dimensions of one of the subviews.
  ///   - box: The size of the box.
  ///   - key: The guide.
  package func origin(of view: ViewDimensions, in box: CGSize, on key: AlignmentKey) -> CGFloat {
    tree.defaultGuide(key, ViewDimensions(size: box)) - (view.explicit(key) ?? tree.defaultGuide(key, view))
  }

  /// Puts one of them into a box, so that both have a guide on each axis at the same place. Asks and places it by its
  /// record, without the references that a subview counts.
  package func place(at index: Int, in box: CGRect, on alignment: Alignment, for proposal: ProposedViewSize) {
    let id = tree.child(container, at: index)
    let size = tree.size(id, for: proposal)
    func distance(_ key: AlignmentKey) -> CGFloat {
      let asked = SIMD2<Double>(proposal.width ?? .nan, proposal.height ?? .nan)
      let own: Double = tree.guideValue(key, tree.records[id].slot, asked, SIMD2(size.width, size.height))
      return tree.defaultGuide(key, ViewDimensions(size: box.size)) - own
    }
    let place = CGPoint(
      x: box.minX + distance(alignment.horizontal.key), y: box.minY + distance(alignment.vertical.key))
    tree.placeSubview(id, in: container, at: place, anchor: .topLeading, proposal: proposal)
  }

  /// The answer of one of them to a proposal, without the reference that a subview counts.
  package func size(at index: Int, for proposal: ProposedViewSize) -> CGSize {
    tree.size(tree.child(container, at: index), for: proposal)
  }

  /// One of them by its record.
  package func subview(_ id: LayoutID) -> LayoutSubview {
    LayoutSubview(tree: tree, id: id, container: container)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.tree === b.tree && a.container == b.container
  }
}

/// One child of a custom layout: measures it and says where it goes.
/// - Source: Apple, `LayoutSubview`.
public struct LayoutSubview: Equatable {
  let tree: LayoutTree
  package let id: LayoutID
  let container: LayoutID

  /// Whether the child still is one of the layout's. One that was kept for longer answers with zero.
  private var isThere: Bool { tree.isChild(id, of: container) }

  /// The child's layout priority.
  public var priority: Double { isThere ? tree.priority(id) : 0 }

  /// The distances the child prefers.
  public var spacing: ViewSpacing { isThere ? tree.spacing(id) : ViewSpacing() }

  /// The value the child carries for `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard isThere else { return K.defaultValue }
    return tree.layoutValue(id, key: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The child's answer to `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isThere ? tree.size(id, for: proposal) : .zero
  }

  /// The child's answer to `proposal` together with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    guard isThere else { return ViewDimensions(size: .zero) }
    return ViewDimensions(
      size: tree.size(id, for: proposal), guides: tree, number: id.raw,
      proposal: SIMD2(proposal.width ?? .nan, proposal.height ?? .nan))
  }

  /// Puts the child's `anchor` at `position`, in the coordinates of the bounds given to the layout.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    if isThere { tree.placeSubview(id, in: container, at: position, anchor: anchor, proposal: proposal) }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.tree === b.tree && a.id == b.id }
}
