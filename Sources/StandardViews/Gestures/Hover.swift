// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// Where a pointer is, seen from a view.
///
/// - Source: Apple, `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

extension View {
  /// Runs a closure when a pointer comes over the view, and when it leaves. `Element.hover(at:)` moves the pointer.
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _HoverModifier(space: .local) { phase, isEntering in
        if phase == .ended { action(false) } else if isEntering { action(true) }
      })
  }

  /// Runs a closure with each place of a pointer over the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: What the place is measured in.
  public consuming func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }
}

/// The modifier behind `onHover`.
public struct _HoverModifier: ViewModifier, NodeModifier {
  let space: CoordinateSpace
  /// Is told whether the pointer was not over the view before.
  let action: (HoverPhase, _ isEntering: Bool) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> HoverNode {
    let node = HoverNode(content, context)
    node.modifier = self
    return node
  }

  package func update(_ node: HoverNode) {
    node.modifier = self
  }
}

package final class HoverNode: PassthroughNode, HoverTarget {
  var modifier: _HoverModifier?
  private var isHovered = false

  package func pointerMoved(to point: CGPoint) {
    guard let modifier, isHitTestable else { return }
    let frame = layoutFrame
    var ids: [LayoutID] = []
    collectLayoutIDs(into: &ids)
    let seen = ids.first.map { graph.frame(of: self, $0, in: modifier.space) } ?? frame
    let place = CGPoint(x: point.x - frame.minX + seen.minX, y: point.y - frame.minY + seen.minY)
    let isEntering = !isHovered
    isHovered = true
    modifier.action(.active(place), isEntering)
  }

  package func pointerLeft() {
    guard isHovered else { return }
    isHovered = false
    modifier?.action(.ended, false)
  }
}
