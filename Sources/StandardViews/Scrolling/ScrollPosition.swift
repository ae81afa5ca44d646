// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// Where a scroll view is, for `scrollPosition(_:)`: what the program has asked for, or what the user has come to.
///
/// - Source: Apple, `ScrollPosition`.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Unchecked: an id's hashable value is sendable, which its erased form does not say.
  enum Wish: Equatable {
    case none
    case edge(Edge)
    case id(AnyHashable, UnitPoint?)
    case point(CGFloat?, CGFloat?)
  }

  var wish: Wish
  /// Counts what was asked for, so that asking for the same again is something new.
  private(set) var serial = 0
  /// The id of the view at the start, when the user has scrollView.
  var seenID: AnyHashable?
  /// Whether the user has scrollView since the program did.
  public internal(set) var isPositionedByUser = false

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { wish = .none }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    wish = .id(AnyHashable(id), anchor)
  }
  public init(edge: Edge) { wish = .edge(edge) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { wish = .edge(edge) }
  public init(point: CGPoint) { wish = .point(point.x, point.y) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    wish = .point(point.x, point.y)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    wish = .point(x, y)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { wish = .point(x, nil) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { wish = .point(nil, y) }

  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(point: CGPoint) { ask(.point(point.x, point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x, y)) }
  public mutating func scrollTo(x: CGFloat) { ask(.point(x, nil)) }
  public mutating func scrollTo(y: CGFloat) { ask(.point(nil, y)) }

  private mutating func ask(_ new: Wish) {
    wish = new
    serial += 1
    seenID = nil
    isPositionedByUser = false
  }

  /// The edge that was asked for, until the user scrolls.
  public var edge: Edge? {
    if !isPositionedByUser, case .edge(let edge) = wish { edge } else { nil }
  }

  /// The point that was asked for, until the user scrolls.
  public var point: CGPoint? {
    if !isPositionedByUser, case .point(let x?, let y?) = wish { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if !isPositionedByUser, case .point(let x, _) = wish { x } else { nil } }
  public var y: CGFloat? { if !isPositionedByUser, case .point(_, let y) = wish { y } else { nil } }

  /// The id of the view that was asked for, or that the user has come to.
  public var viewID: (any Hashable)? { (seenID ?? wishedID)?.base as? any Hashable }

  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { (seenID ?? wishedID)?.base as? ID }

  private var wishedID: AnyHashable? { if case .id(let id, _) = wish { id } else { nil } }

  /// Whether both ask for the same.
  func asksTheSame(as other: ScrollPosition) -> Bool { wish == other.wish && serial == other.serial }
}

extension View {
  /// Binds the position of the scroll view in this view to the id of a view in its target layout: a written id is scrollView
  /// to, and when the user scrolls, the id of the view at the anchor is written.
  ///
  /// - Parameter anchor: Which point of the view meets the same point of the visible part; nil is the start.
  public consuming func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(ScrollPositionModifier(item: id, anchor: anchor, link: IDLink()))
  }

  /// Binds the position of the scroll view in this view.
  ///
  /// - Parameter anchor: Which point of a view meets the same point of the visible part, where the position says none.
  public consuming func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionModifier(item: Binding(position), anchor: anchor, link: PositionLink()))
  }

  /// Makes the views of this layout what the scroll view around can come to.
  public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// What a bound value has to do with a scroll view.
@MainActor
private protocol ScrollLink {
  associatedtype Item: Equatable
  /// Whether a new value asks for nothing new.
  func isSame(_ new: Item?, as old: Item?) -> Bool
  func scroll(_ scrollView: ScrollNode, to item: Item?, anchor: UnitPoint?)
  /// The value when the user has come to a view.
  func item(at id: AnyHashable?, before: Item?) -> Item?
}

private struct IDLink<ID: Hashable>: ScrollLink {
  func isSame(_ new: ID?, as old: ID?) -> Bool { new == old }

  func scroll(_ scrollView: ScrollNode, to item: ID?, anchor: UnitPoint?) {
    guard let item, let node = scrollView.element(withID: AnyHashable(item)) else { return }
    scrollView.scroll(to: node, anchor: anchor ?? .topLeading)
  }

  func item(at id: AnyHashable?, before: ID?) -> ID? { id?.base as? ID }
}

private struct PositionLink: ScrollLink {
  func isSame(_ new: ScrollPosition?, as old: ScrollPosition?) -> Bool {
    guard let new, let old else { return new == nil && old == nil }
    return new.asksTheSame(as: old)
  }

  func scroll(_ scrollView: ScrollNode, to item: ScrollPosition?, anchor: UnitPoint?) {
    switch item?.wish ?? .none {
    case .none: break
    case .edge(let edge):
      let end = NumberCheck.greatestLength
      switch edge {
      case .top: scrollView.scroll(to: nil, 0)
      case .bottom: scrollView.scroll(to: nil, end)
      case .leading: scrollView.scroll(to: 0, nil)
      case .trailing: scrollView.scroll(to: end, nil)
      }
    case .id(let id, let own):
      guard let node = scrollView.element(withID: id) else { return }
      var check = NumberCheck()
      scrollView.scroll(to: node, anchor: own.map { check.unitPoint($0) } ?? anchor ?? .topLeading)
      scrollView.graph.report(check, for: "ScrollPosition")
    case .point(let x, let y):
      var check = NumberCheck()
      scrollView.scroll(to: x.map { check.length($0) }, y.map { check.length($0) })
      scrollView.graph.report(check, for: "ScrollPosition")
    }
  }

  func item(at id: AnyHashable?, before: ScrollPosition?) -> ScrollPosition? {
    var position = before
    position?.isPositionedByUser = true
    position?.seenID = id
    return position
  }
}

private struct ScrollPositionModifier<Link: ScrollLink>: ViewModifier, NodeModifier {
  let item: Binding<Link.Item?>
  let anchor: UnitPoint?
  let link: Link

  func makeNode(around content: some View, _ context: NodeContext) -> ScrollPositionNode<Link> {
    let node = ScrollPositionNode<Link>(watching: item, around: content, context)
    node.link = link
    node.anchor = valid(in: node.graph)
    node.takeOver(from: context.original(ScrollPositionNode<Link>.self))
    return node
  }

  func update(_ node: ScrollPositionNode<Link>) {
    node.anchor = valid(in: node.graph)
    node.watch(item)
  }

  private func valid(in graph: ViewGraph) -> UnitPoint? {
    var check = NumberCheck()
    defer { graph.report(check, for: "scrollPosition") }
    return anchor.map { check.unitPoint($0) }
  }
}

private final class ScrollPositionNode<Link: ScrollLink>: ItemWatchingNode<Link.Item> {
  var link: Link?
  var anchor: UnitPoint?
  /// The value that was scrollView to, or written.
  private var known: Link.Item?
  private var seenOffset: CGPoint?

  override func contentDidMount() {
    graph.observers.register(self)
  }

  /// In a tree that is made for a check nobody scrolls again.
  func takeOver(from original: ScrollPositionNode?) {
    known = original?.known
  }

  override func update() {
    changedSlots = 0
    let item = fetchItem()
    guard let link, let scrollView = firstBelow(ScrollNode.self), !link.isSame(item, as: known) else {
      return
    }
    known = item
    link.scroll(scrollView, to: item, anchor: anchor)
  }

  /// Writes where the user has come to.
  override func layoutDidSettle() {
    guard let link, let scrollView = firstBelow(ScrollNode.self) else { return }
    let before = seenOffset
    seenOffset = scrollView.offset
    guard let before, before != scrollView.offset, scrollView.isPositionedByUser else { return }
    let new = link.item(at: scrollView.target(at: anchor)?.id, before: fetchItem())
    known = new
    graph.actions.change(self) { [self] in held.write(new) }
  }

  override func willRemove() {
    super.willRemove()
    graph.observers.geometryObserverLeaves()
  }
}

private struct ScrollTargetLayoutModifier: ViewModifier, NodeModifier {
  let isEnabled: Bool

  func makeNode(around content: some View, _ context: NodeContext) -> ScrollTargetLayoutNode {
    let node = ScrollTargetLayoutNode(content, context)
    node.isEnabled = isEnabled
    return node
  }

  func update(_ node: ScrollTargetLayoutNode) {
    node.isEnabled = isEnabled
  }
}

private final class ScrollTargetLayoutNode: PassthroughNode {
  var isEnabled = true
}

extension ScrollNode {
  /// The views that it can come to, with their ids, in order: those of its target layouts.
  var targets: [(id: AnyHashable, node: ViewNode)] {
    var found: [(id: AnyHashable, node: ViewNode)] = []
    forEachElement { $0.addTargets(to: &found, isInLayout: false) }
    return found
  }

  /// The target at an anchor of the visible part; nil is the first one that is seen.
  func target(at anchor: UnitPoint?) -> (id: AnyHashable, node: ViewNode)? {
    let own = layoutFrame
    let point = anchor ?? .topLeading
    let (x, y) = (own.minX + own.width * point.x, own.minY + own.height * point.y)
    let seen = targets.filter { visiblePart(of: $0.node.layoutFrame) > 0 }
    // Between two views, the nearer one.
    return seen.min {
      $0.node.layoutFrame.distance(to: CGPoint(x: x, y: y))
        < $1.node.layoutFrame.distance(to: CGPoint(x: x, y: y))
    }
  }

  /// The view of the content with an id; a lazy list makes it if it has to.
  func element(withID id: AnyHashable) -> ViewNode? {
    var node: ViewNode?
    forEachElement { if node == nil { node = $0.findElement(id) } }
    return node
  }
}

extension CGRect {
  /// How far a point is outside of the rectangle; its far edges count as outside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    func outside(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      value < low ? low - value : value >= high ? value - high + 1e-9 : 0
    }
    return outside(point.x, minX, maxX) + outside(point.y, minY, maxY)
  }
}

extension ViewNode {
  fileprivate func addTargets(to found: inout [(id: AnyHashable, node: ViewNode)], isInLayout: Bool) {
    if self is ScrollNode { return }
    if let layout = self as? ScrollTargetLayoutNode {
      return forEachElement { $0.addTargets(to: &found, isInLayout: layout.isEnabled) }
    }
    if isInLayout {
      if let node = self as? any IdentifiedNode { return found.append((node.anyID, self)) }
      if let list = self as? any IdentifiedElements {
        return forEachElement { element in
          if let id = list.id(of: element) { found.append((id, element)) }
        }
      }
    }
    forEachElement { $0.addTargets(to: &found, isInLayout: isInLayout) }
  }
}
