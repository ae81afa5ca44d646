// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

extension ViewGraph {
  /// Moves the pointer over a view: what it is over then is told, and what it has left.
  func movePointer(over node: ViewNode?, to point: CGPoint) {
    var now: [any HoverTarget] = []
    if let node {
      for case let target as any HoverTarget in node.selfAndAncestors { now.append(target) }
    }
    let before = inputs.hover(now).filter { !$0.marks.contains(.removed) }
    for target in before where !now.contains(where: { $0 === target }) { target.pointerLeft() }
    for target in now { target.pointerMoved(to: point) }
  }
}

extension ViewHost {
  /// Moves the pointer away from all views.
  public func endHover() {
    graph.acting { graph.movePointer(over: nil, to: .zero) }
  }
}
