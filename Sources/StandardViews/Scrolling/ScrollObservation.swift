// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// What a scroll view shows of its content, in points.
///
/// - Source: Apple, `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is visible.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }

  /// The scroll view's own frame, seen from the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }
}

/// What a scroll view is doing.
///
/// - Source: Apple, `ScrollPhase`.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether anything moves it, or may.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view begins to do something else.
///
/// - Source: Apple, `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable {
  public var geometry: ScrollGeometry
  /// There is no momentum.
  public var velocity: CGVector? { nil }
}

/// A pair of lengths, for a direction.
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}

/// A node around a scroll view that is told what that does.
@MainActor
protocol ScrollPhaseWatcher: ViewNode {
  func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scrollView: ScrollNode)
}

extension View {
  /// Runs a closure when something changes that is made of the geometry of the scroll view in this view; first with the value
  /// at the beginning.
  public consuming func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs a closure when the scroll view in this view begins to do something else.
  public consuming func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs a closure, which is told the geometry, when the scroll view in this view begins to do something else.
  public consuming func onScrollPhaseChange(
    _ action:
      @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
      -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }

  /// Runs a closure when this view comes into the visible part of the scroll view around, and when it leaves.
  ///
  /// - Parameter threshold: Which part of the view is to be visible, from 0 to 1.
  public consuming func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs a closure with the ids of the views that are visible in the scroll view in this view, whenever they are other ones.
  ///
  /// - Parameter threshold: Which part of a view is to be visible, from 0 to 1.
  public consuming func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetsModifier(threshold: threshold, action: action))
  }
}

extension ScrollNode {
  /// What it shows now. It counts as reaching below bars and the edges of the window that it touches, with room for them around
  /// its content: at rest, the content begins below zero.
  var scrollGeometry: ScrollGeometry {
    let (size, insets) = (layoutFrame.size, safeAreaInsets(on: .all))
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: contentSize,
      contentInsets: insets,
      containerSize: CGSize(
        width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom
      ))
  }

  /// Which part of a frame of the host's space is visible, from 0 to 1.
  func visiblePart(of frame: CGRect) -> Double {
    let seen = frame.intersection(layoutFrame)
    let area = frame.width * frame.height
    if seen.isNull { return 0 }
    return area > 0 ? seen.width * seen.height / area : 1
  }
}

/// The modifier behind `onScrollGeometryChange`.
public struct _ScrollGeometryModifier<Value: Equatable>: ViewModifier, NodeModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> ScrollGeometryNode<Value> {
    let node = ScrollGeometryNode<Value>(content, context)
    node.modifier = self
    return node
  }

  package func update(_ node: ScrollGeometryNode<Value>) {
    node.modifier = self
  }
}

/// A node that looks at the layout whenever that has settled.
package class SettlingNode: ChangeActionNode {
  package override func contentDidMount() {
    graph.observers.register(self)
  }

  package override func willRemove() {
    graph.observers.geometryObserverLeaves()
  }

  // Something that the closure has read changed. It runs again after the layout of this pass.
  package override func update() { changedSlots = 0 }
}

package final class ScrollGeometryNode<Value: Equatable>: SettlingNode {
  var modifier: _ScrollGeometryModifier<Value>?
  private var value: Value?

  package override func layoutDidSettle() {
    guard let modifier, let scrollView = firstBelow(ScrollNode.self) else { return }
    let new = evaluatingLayout { modifier.transform(scrollView.scrollGeometry) }
    if new == value { return }
    let old = value ?? new
    value = new
    queueChange("onScrollGeometryChange") { modifier.action(old, new) }
  }
}

/// The modifier behind `onScrollPhaseChange`.
public struct _ScrollPhaseModifier: ViewModifier, NodeModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> ScrollPhaseNode {
    let node = ScrollPhaseNode(content, context)
    node.modifier = self
    return node
  }

  package func update(_ node: ScrollPhaseNode) {
    node.modifier = self
  }
}

package final class ScrollPhaseNode: PassthroughNode, ScrollPhaseWatcher {
  var modifier: _ScrollPhaseModifier?

  func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scrollView: ScrollNode) {
    recordAction("onScrollPhaseChange")
    modifier?.action(old, new, ScrollPhaseChangeContext(geometry: scrollView.scrollGeometry))
  }
}

/// The modifier behind `onScrollVisibilityChange`.
public struct _ScrollVisibilityModifier: ViewModifier, NodeModifier {
  let threshold: Double
  let action: (Bool) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> ScrollVisibilityNode {
    let node = ScrollVisibilityNode(content, context)
    update(node)
    return node
  }

  package func update(_ node: ScrollVisibilityNode) {
    node.modifier = self
    var check = NumberCheck()
    node.threshold = check.number(threshold, in: 0...1, or: 0.5)
    node.graph.report(check, for: "onScrollVisibilityChange")
  }
}

package final class ScrollVisibilityNode: SettlingNode {
  var modifier: _ScrollVisibilityModifier?
  var threshold = 0.5
  private var isVisible = false

  package override func layoutDidSettle() {
    guard let modifier, let scrollView = nearest(ScrollNode.self) else { return }
    let part = scrollView.visiblePart(of: layoutFrame)
    let new = part > 0 && part >= threshold
    if new == isVisible { return }
    isVisible = new
    queueChange("onScrollVisibilityChange") { modifier.action(new) }
  }
}

/// The modifier behind `onScrollTargetVisibilityChange`.
public struct _ScrollTargetsModifier<ID: Hashable>: ViewModifier, NodeModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> ScrollTargetsNode<ID> {
    let node = ScrollTargetsNode<ID>(content, context)
    update(node)
    return node
  }

  package func update(_ node: ScrollTargetsNode<ID>) {
    node.modifier = self
    var check = NumberCheck()
    node.threshold = check.number(threshold, in: 0...1, or: 0.5)
    node.graph.report(check, for: "onScrollTargetVisibilityChange")
  }
}

package final class ScrollTargetsNode<ID: Hashable>: SettlingNode {
  var modifier: _ScrollTargetsModifier<ID>?
  var threshold = 0.5
  private var visible: [ID] = []

  package override func layoutDidSettle() {
    guard let modifier, let scrollView = firstBelow(ScrollNode.self) else { return }
    let new = scrollView.targets.compactMap { target -> ID? in
      let part = scrollView.visiblePart(of: target.node.layoutFrame)
      return part > 0 && part >= threshold ? target.id.base as? ID : nil
    }
    if new == visible { return }
    visible = new
    queueChange("onScrollTargetVisibilityChange") { modifier.action(new) }
  }
}
