// SPDX-License-Identifier: Apache-2.0
import Foundation

import LayoutEngine

/// What a view is to its neighbours, and what a text answers.
extension LayoutOracle {
  /// no wider than a width that no character fits, and as many lines as fit the height.
  func text(_ content: TextContent, _ p: Offer) -> TextMetrics {
    let tolerance = TextMetrics.roundingError
    var content = content
    var metrics = measuring.measure(content, width: p.x.isNaN ? nil : p.x)
    while metrics.size.height > p.y + tolerance && metrics.hasSeveralLines {
      let lines = (1...).first { limit in
        content.lineLimit = limit
        return measuring.measure(content, width: p.x.isNaN ? nil : p.x).size.height == metrics.size.height
      }!
      content.lineLimit = lines - 1
      metrics = measuring.measure(content, width: p.x.isNaN ? nil : p.x)
    }
    if metrics.size.width > p.x + tolerance { metrics.size.width = max(p.x, 0) }
    return metrics
  }

  func priority(_ node: TreeSpec) -> Double {
    if let own = node.priority { return own }
    switch node.role {
    case .spacer: return -.infinity
    case .group, .guide, .displaced, .offset, .layered: return node.children.first.map(priority) ?? 0
    case .hstack, .vstack, .zstack: return node.children.count == 1 ? priority(node.children[0]) : 0
    default: return 0
    }
  }

  /// whether neighbours keep no distance by default at an edge.
  func isOpen(_ node: TreeSpec, _ edge: Edge, _ axis: Axis?) -> Bool {
    let isHorizontal = edge == .leading || edge == .trailing
    switch node.role {
    case .spacer: return axis == nil || (axis == .horizontal) == isHorizontal
    case .hstack, .vstack:
      let isRow: Bool
      if case .hstack = node.role { isRow = true } else { isRow = false }
      return node.children.count == 1 && isOpen(node.children[0], edge, isRow ? .horizontal : .vertical)
    case .padding(let insets):
      let inset: Double
      switch edge {
      case .top: inset = insets.top
      case .leading: inset = insets.leading
      case .bottom: inset = insets.bottom
      case .trailing: inset = insets.trailing
      }
      return inset == 0 && (node.children.first.map { isOpen($0, edge, axis) } ?? false)
    case .zstack: return !node.children.isEmpty && node.children.allSatisfy { isOpen($0, edge, nil) }
    case .group, .guide, .displaced, .offset, .layered, .frame, .flexFrame, .fixedSize, .aspectRatio:
      return node.children.first.map { isOpen($0, edge, axis) } ?? false
    case .grid(let shape): return isGridOpen(node, shape, edge)
    default: return false
    }
  }
}
