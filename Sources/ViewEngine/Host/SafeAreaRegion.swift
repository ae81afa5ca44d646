// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A node that keeps its content away from its edges, where a bar or the window's insets are.
@MainActor
package protocol SafeAreaRegion: ViewNode {
  /// The frame in which the content is kept, in the host's space.
  var safeFrame: CGRect { get }
  /// How far the region reaches beyond that.
  var safeAreaInsets: EdgeInsets { get }
}

extension RootNode: SafeAreaRegion {
  package var safeFrame: CGRect {
    CGRect(origin: .zero, size: graph.window.size).inset(by: graph.window.safeArea)
  }
  package var safeAreaInsets: EdgeInsets { graph.window.safeArea }
}

extension ViewNode {
  /// How far the view could reach beyond its frame on some edges: the insets of the safe areas around it on the
  /// edges that its frame touches (L-78).
  package func safeAreaInsets(on edges: Edge.Set) -> EdgeInsets {
    var result = EdgeInsets()
    var frame = layoutFrame
    for node in ancestors {
      guard let region: any SafeAreaRegion = node.inRole(.isSafeAreaRegion) else { continue }
      let reach = region.reach(of: frame, on: edges)
      result.add(reach)
      frame = frame.outset(by: reach)
    }
    return result
  }
}

extension SafeAreaRegion {
  /// How far a frame can be extended into this region's insets, on the edges where it touches them.
  fileprivate func reach(of frame: CGRect, on edges: Edge.Set) -> EdgeInsets {
    let safe = safeFrame
    let insets = safeAreaInsets
    // Larger than the rounding errors of added frames.
    let tolerance = 0.001
    func reach(_ edge: Edge.Set, _ inset: CGFloat, inside distance: CGFloat) -> CGFloat {
      if !edges.contains(edge) || distance > tolerance { return 0 }
      return min(max(inset + distance, 0), inset)
    }
    return EdgeInsets(
      top: reach(.top, insets.top, inside: frame.minY - safe.minY),
      leading: reach(.leading, insets.leading, inside: frame.minX - safe.minX),
      bottom: reach(.bottom, insets.bottom, inside: safe.maxY - frame.maxY),
      trailing: reach(.trailing, insets.trailing, inside: safe.maxX - frame.maxX))
  }
}

extension EdgeInsets {
  mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}

extension CGRect {
  /// The rectangle less the insets, not below zero size.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  package func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
