// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Names the view's coordinate space for the views in it.
  public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinate space for the views in it; the form of earlier releases.
  public consuming func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

/// The modifier behind `coordinateSpace`.
public struct _CoordinateSpaceModifier: ViewModifier, NodeModifier {
  let name: AnyHashable

  package func makeNode(around content: some View, _ context: NodeContext) -> CoordinateSpaceNode {
    let node = CoordinateSpaceNode(content, context)
    node.name = name
    return node
  }

  package func update(_ node: CoordinateSpaceNode) {
    node.name = name
  }
}

package final class CoordinateSpaceNode: PassthroughNode {
  var name: AnyHashable = 0
}

extension ViewGraph {
  /// The frame of the nearest view around a node that has a space of a name, in the space of the node's record.
  package func bounds(of name: AnyHashable, from node: ViewNode, _ id: LayoutID) -> CGRect? {
    let scrolled = name.base as? ScrollViewSpace
    for named in node.selfAndAncestors where named.hasSpace(of: name, scrolled) {
      guard let space = named.spaceRecord else { return nil }
      let own = layoutTree.absoluteFrame(id)
      return layoutTree.absoluteFrame(space).offsetBy(dx: -own.minX, dy: -own.minY)
    }
    return nil
  }

  /// The frame of a record in a space, seen from a node; an unknown name means the host's space.
  package func frame(of node: ViewNode, _ id: LayoutID, in space: CoordinateSpace) -> CGRect {
    var frame = layoutTree.absoluteFrame(id)
    switch space {
    case .global:
      if !effects.isEmpty { for node in node.ancestors { node.mapFrame(&frame) } }
      return frame
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .named(let name):
      let scrolled = name.base as? ScrollViewSpace
      for node in node.selfAndAncestors {
        if !node.hasSpace(of: name, scrolled) {
          if !effects.isEmpty { node.mapFrame(&frame) }
          continue
        }
        let origin = node.spaceRecord.map { layoutTree.absoluteFrame($0).origin } ?? .zero
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
      }
      return frame
    }
  }
}

extension ViewNode {
  /// Whether a name stands for the space of this node. `space`: what the name is, if it stands for a scroll view.
  fileprivate func hasSpace(of name: AnyHashable, _ space: ScrollViewSpace?) -> Bool {
    guard let space else { return (self as? CoordinateSpaceNode)?.name == name }
    guard let scrolled = self as? any Scrollable else { return false }
    return space.axis.map { scrolled.scrolls(along: $0) } ?? true
  }

  fileprivate var spaceRecord: LayoutID? {
    var ids: [LayoutID] = []
    collectLayoutIDs(into: &ids)
    return ids.first
  }

  /// Moves a frame as the node's effect, if it has one, draws what is in it.
  fileprivate func mapFrame(_ frame: inout CGRect) {
    if roles.contains(.isDrawnAsOne), let effect = self as? any MapEffect {
      frame = effect.map.apply(to: frame)
    }
  }
}
