// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

/// Shows a part of a content that may be larger (L-73). Several views in it are stacked vertically.
///
/// A drag moves the content; it stops at its ends, without momentum.
///
/// - Source: Apple, `ScrollView`.
public struct ScrollView<Content: View>: View, NodeView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  /// Whether the view is a list's, which takes nothing where it is offered no length.
  @usableFromInline var isList = false

  @inlinable
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  package func makeNode(_ context: NodeContext) -> ScrollNode {
    ScrollNode(axes, isList: isList, _ScrollContent(content: content), context)
  }

  @inlinable
  package func update(_ node: ScrollNode) {
    node.receive(axes: axes)
    node.updateElements(to: _ScrollContent(content: content))
  }
}

/// What a scroll view shows: several views are a column, and one stands for itself.
public struct _ScrollContent<Content: View>: View, NodeView {
  @usableFromInline let content: Content

  @inlinable
  init(content: Content) { self.content = content }

  package func makeNode(_ context: NodeContext) -> ScrollContentNode {
    let node = ScrollContentNode(ScrollContentNode.column, context)
    return node.filled(with: content, context)
  }

  @inlinable
  package func update(_ node: ScrollContentNode) {
    node.updateElements(to: content)
  }
}

@usableFromInline
package final class ScrollContentNode: StackNode {
  static var column: LayoutRole { .vstack(.center, spacing: nil) }

  package override func updateLayoutChildren() {
    super.updateLayoutChildren()
    receive(graph.layoutTree.hasOneChild(innerLayoutID) ? .group : Self.column)
  }
}

/// The node of a scroll view: knows how far its content is scrolled.
@usableFromInline
package final class ScrollNode: ArrangingNode, Scrollable, PositionReader {
  private var axes: Axis.Set
  private let isList: Bool
  /// How far the content's origin is beyond the view's, in points, as far as the content reaches.
  package private(set) var offset = CGPoint.zero
  private let geometry = ScrollExtent()
  /// Where the next update scrolls to.
  private var wantedOffset: CGPoint?
  /// The element that is to be visible after the layout of this frame.
  private var target: (node: ViewNode, anchor: UnitPoint?, frame: Int)?
  /// The point that is to be at the start of the visible part after the layout of this frame.
  private var place: (x: CGFloat?, y: CGFloat?, frame: Int)?
  /// Where the content stands before anybody has scrolled, and the furthest offset for which that was worked out.
  private var standing: (anchor: UnitPoint, limit: CGPoint)?

  init<Content: View>(_ axes: Axis.Set, isList: Bool, _ content: Content, _ context: NodeContext) {
    self.axes = axes
    self.isList = isList
    if let original = context.original(ScrollNode.self) { offset = original.offset }
    super.init(
      .custom(ScrollLayout(axes: axes, isList: isList, offset: offset, geometry: geometry).boxed()), content,
      context)
    graph.observers.register(self)
    if context.original(ScrollNode.self) == nil,
      let anchor = EnvironmentValues(scope: scope).defaultScrollAnchor
    {
      var check = NumberCheck()
      standing = (check.unitPoint(anchor), .zero)
      graph.report(check, for: "defaultScrollAnchor")
    }
  }

  @usableFromInline
  func receive(axes new: Axis.Set) {
    if new == axes { return }
    axes = new
    graph.noteChange()
    applyOffset()
  }

  private func applyOffset() {
    receive(.custom(ScrollLayout(axes: axes, isList: isList, offset: offset, geometry: geometry).boxed()))
  }

  // MARK: Geometry

  /// The space that was offered to the view, in points; nil before the first layout.
  var offered: ProposedViewSize? { geometry.offered }

  /// Whether the view's length on an axis follows from what it shows: what is around hands on, until something asks its
  /// contents how long they would like to be. A list takes no length from its rows.
  func followsContents(along axis: Axis) -> Bool {
    if isList { return false }
    var node: ViewNode = self
    while true {
      if node.layoutID != .none {
        switch node.offeredLength(along: axis) {
        case .own: return false
        case .contents: return true
        case .passedOn: break
        }
      }
      guard let next = node.parent else { return false }
      if let scroll = next as? ScrollNode, !scroll.isList, scroll.scrolls(along: axis) { return true }
      node = next
    }
  }

  package func scrolls(along axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private var limit: CGPoint {
    let own = layoutFrame.size
    return CGPoint(
      x: axes.contains(.horizontal) ? max(geometry.content.width - own.width, 0) : 0,
      y: axes.contains(.vertical) ? max(geometry.content.height - own.height, 0) : 0)
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    let limit = limit
    return CGPoint(x: min(max(point.x, 0), limit.x), y: min(max(point.y, 0), limit.y))
  }

  /// The display list keeps what was scrolled away; a picture shows the visible part only.
  package override func draw(into builder: inout DisplayListBuilder) {
    builder.cut(at: DrawnOutline(Path(layoutFrame))) { super.draw(into: &$0) }
  }

  // MARK: Scrolling

  /// What the content may be scrolled to, in points from the start.
  var furthestOffset: CGPoint { limit }
  var contentSize: CGSize { geometry.content }
  var scrollsDown: Bool { axes.contains(.vertical) }

  /// What the scroll view is doing.
  private(set) var phase = ScrollPhase.idle

  private func enter(_ new: ScrollPhase) {
    if new == phase { return }
    let old = phase
    phase = new
    for node in ancestors {
      if node is ScrollNode { return }
      (node as? any ScrollPhaseWatcher)?.scrollPhaseDidChange(from: old, to: new, of: self)
    }
  }

  /// The last frame in which something else than a finger moved it with an animation.
  private var animatedFrame: Int?

  /// Whether the user has moved it since something else did.
  private(set) var isPositionedByUser = false

  /// Shows a point of the content at the start of the visible part, as far as the content reaches; nil keeps an axis.
  func scroll(to x: CGFloat?, _ y: CGFloat?) {
    place = (x, y, graph.frameSerial)
    isPositionedByUser = false
    graph.window.noteChange()
  }

  /// Moves the content with a finger: down shows what is above.
  ///
  /// At the top, pulling the content down refreshes it, where there is something to refresh.
  package func drag(by distance: CGSize) {
    if EnvironmentValues(scope: scope).isScrollDisabled { return }
    if !axes.contains(.horizontal), abs(distance.width) > abs(distance.height),
      let pager = parent?.nearest((any Pager).self)
    {
      return pager.drag(by: distance)
    }
    isPositionedByUser = true
    enter(.interacting)
    if axes.contains(.vertical), clamped(offset).y == 0, distance.height > 0,
      let refresh = EnvironmentValues(scope: scope).refresh
    {
      let clock = graph.clock
      clock.taskWillRun()
      Task { @MainActor in
        clock.taskDidRun()
        await refresh()
        clock.noteActivity()
      }
    }
    let from = clamped(wantedOffset ?? offset)
    wantedOffset = CGPoint(x: from.x - distance.width, y: from.y - distance.height)
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  /// Shows an element of the content: at the anchor, or by the shortest way.
  func scroll(to node: ViewNode, anchor: UnitPoint?) {
    target = (node, anchor, graph.frameSerial)
    isPositionedByUser = false
    graph.window.noteChange()
  }

  package override var representative: ViewNode? { nil }

  package override func update() {
    changedSlots = 0
    guard let wanted = wantedOffset else { return }
    wantedOffset = nil
    standing = nil
    move(to: clamped(wanted))
    // It comes to rest when the changes of this frame are told.
    graph.actions.change(self) { [self] in enter(.idle) }
  }

  /// - Returns: whether the content stands elsewhere now.
  @discardableResult
  private func move(to new: CGPoint) -> Bool {
    if new == offset { return false }
    offset = new
    graph.noteChange()
    applyOffset()
    return true
  }

  /// The target of a scroll must be worked out anew while rows are made on the way.
  package func positionDidSettle() -> Bool {
    if isOnCoveredScreen { return false }
    let before = offset
    if let target {
      if target.frame == graph.frameSerial, !target.node.marks.contains(.removed) {
        standing = nil
        if graph.transaction.animation != nil, animatedFrame != graph.frameSerial {
          animatedFrame = graph.frameSerial
          // Not now: the layout runs, and the client's closures write.
          graph.actions.change(self) { [self] in
            enter(.animating)
            enter(.idle)
          }
        }
        move(to: clamped(offset(showing: target.node, anchor: target.anchor)))
      } else {
        self.target = nil
      }
    }
    if let place {
      if place.frame == graph.frameSerial {
        standing = nil
        move(to: clamped(CGPoint(x: place.x ?? offset.x, y: place.y ?? offset.y)))
      } else {
        self.place = nil
      }
    }
    if let standing, standing.limit != limit {
      self.standing?.limit = limit
      move(to: CGPoint(x: limit.x * standing.anchor.x, y: limit.y * standing.anchor.y))
    }
    return offset != before
  }

  /// If the content has become shorter, the offset goes back to its end. Only now: as long as others want another
  /// layout, the content has not the length that it will have.
  package func positionsDidSettle() -> Bool {
    if isOnCoveredScreen { return false }
    return move(to: clamped(offset))
  }

  private func offset(showing node: ViewNode, anchor: UnitPoint?) -> CGPoint {
    let own = layoutFrame
    // Of several views it is the first that is shown.
    var ids: [LayoutID] = []
    node.collectLayoutIDs(into: &ids)
    let target = ids.first.map { graph.layoutTree.absoluteFrame($0) } ?? .zero
    let frame = target.offsetBy(dx: offset.x - own.minX, dy: offset.y - own.minY)
    func start(_ current: CGFloat, _ low: CGFloat, _ length: CGFloat, _ seen: CGFloat, _ part: CGFloat?)
      -> CGFloat
    {
      let room = length - seen
      if let part { return low + part * room }
      // What is longer than the view fills it at each of these offsets, what is shorter is wholly in it.
      return min(max(current, low + min(room, 0)), low + max(room, 0))
    }
    return CGPoint(
      x: start(offset.x, frame.minX, frame.width, own.width, anchor?.x),
      y: start(offset.y, frame.minY, frame.height, own.height, anchor?.y))
  }

  package var makesProgress: Bool { true }
}

/// Numbers that the layout of a scroll view works out, for the node.
///
/// Unchecked: written and read where layout runs, on the main actor's thread.
final class ScrollExtent: @unchecked Sendable {
  fileprivate(set) var content = CGSize.zero
  fileprivate(set) var offered: ProposedViewSize?
}

/// L-73: the content gets its ideal length along the axes; across, the view is as large as the content.
private struct ScrollLayout: Layout {
  let axes: Axis.Set
  let isList: Bool
  let offset: CGPoint
  let geometry: ScrollExtent

  private func contentOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if isList { return CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0) }
    let content = subviews.first?.sizeThatFits(contentOffer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    geometry.offered = proposal
    // Across, the content is offered what it has been seen to take (recorded: stack-algorithms SC2).
    let offer = contentOffer(ProposedViewSize(bounds.size))
    for subview in subviews {
      let content = subview.sizeThatFits(offer)
      geometry.content = content
      // Content that is smaller is centred where it can be moved on both axes.
      let isCentered = axes == [.horizontal, .vertical]
      let left = isCentered ? max((bounds.width - content.width) / 2, 0) : 0
      let top = isCentered ? max((bounds.height - content.height) / 2, 0) : 0
      subview.place(
        at: CGPoint(x: bounds.minX + left - offset.x, y: bounds.minY + top - offset.y), proposal: offer)
    }
  }
}
