// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A point of the window, for those who tap it.
extension ViewGraph {
  /// What is in front at a point.
  func hitNode(at point: CGPoint) -> ViewNode? {
    guard let root = roots.last else { return nil }
    var builder = DisplayListBuilder(time: clock.now)
    builder.hits = []
    writes.updating { root.draw(into: &builder) }
    return builder.hits?.last { $0.contains(point) }?.node
  }
}

extension ViewHost {
  /// Taps a point of the window: what is drawn in front there, and what is around that, decides who takes it. A tap
  /// does not hit a view that draws nothing at the point, unless the point is in the view's content shape
  /// (P/content-shape-hit-region).
  ///
  /// - Parameter point: In the host's space, in points.
  /// - Returns: Whether anything took the tap.
  /// - Throws: What rendering throws, where the focus moves first: it does when the finger comes down, and the tap is made
  ///   when it goes up (P/key-focus FC6).
  @discardableResult
  public func tap(at point: CGPoint) throws -> Bool {
    guard let node = graph.looking({ graph.hitNode(at: point) }) else {
      return false
    }
    let holder = node.selfAndAncestorsInTree.first { ($0 as? any KeyHolder)?.takesFocusByTap == true }
    if let holder, holder.isInteractive {
      graph.acting { holder.takeKeys() }
      try render()
    }
    return graph.acting {
      for case let target as any Tappable in node.selfAndAncestorsInTree where target.isInteractive {
        target.receiveTap()
        return true
      }
      return holder?.isInteractive == true
    }
  }
}
