// SPDX-License-Identifier: Apache-2.0
import EngineBase

// A check builds a tree a second time (``Rebuild``), over the state of the first tree. Each place of the second tree
// knows its counterpart, the node in the same place of the first. A place in which the trees differ has none, and
// outside of a check no place has one. Nodes that keep data ask for their counterpart when they are made: a node that
// runs a body borrows the counterpart's storage (``EvaluatingNode``), a node that shows one of several things shows the
// same one, and a node that scrolls, pushes or presents copies the counterpart's state. Animations are copied last
// (``ViewNode/takeOverMotion(from:)``).

extension NodeContext {
  /// The node in this place of the tree that is checked.
  package func counterpart<Node: ViewNode>(_ type: Node.Type = Node.self) -> Node? {
    extras?.counterpart(type)
  }

  /// Whether the node in this place is made for a check, over the state of another one.
  package var isRebuilt: Bool { extras?.counterpart != nil }

  /// The place of an element by its position, which has its counterpart in the same position.
  @inlinable
  package func element(at index: Int) -> NodeContext {
    extras == nil ? self : matchingElement(at: index)
  }

  @usableFromInline
  func matchingElement(at index: Int) -> NodeContext {
    guard let counterpart = extras?.counterpart else { return self }
    return withCounterpart(index < counterpart.elementCount ? counterpart.element(at: index) : nil)
  }

  package func withCounterpart(_ node: ViewNode?) -> NodeContext {
    changing { $0.counterpart = node }
  }

  /// The place of the content of a node that shows one of several things; the counterpart is used only if it shows the
  /// same one.
  package func withCounterpart<Node: ViewNode>(if showsTheSame: (Node) -> Bool) -> NodeContext {
    guard let node = counterpart(Node.self), !showsTheSame(node) else { return self }
    return withCounterpart(nil)
  }
}

extension ContextExtras {
  var counterpart: ViewNode? { values.counterpart }

  package func counterpart<Node: ViewNode>(_ type: Node.Type = Node.self) -> Node? {
    values.counterpart as? Node
  }
}

extension ViewNode {
  /// Copies the running animations of the counterpart, and those of the nodes below it.
  final func takeOverMotion(from counterpart: ViewNode) {
    (self as? any MotionKeeper)?.takeOwnMotion(from: counterpart)
    guard elementCount == counterpart.elementCount else { return }
    StackGuard.withRoom {
      for index in 0..<elementCount {
        element(at: index).takeOverMotion(from: counterpart.element(at: index))
      }
    }
  }
}
