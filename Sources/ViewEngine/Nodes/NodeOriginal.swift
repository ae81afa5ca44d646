// SPDX-License-Identifier: Apache-2.0
import EngineBase

// A check builds a tree a second time (``Rebuild``), over the state of the first tree. Each place of the second tree
// knows its original, the node in the same place of the first. A place in which the trees differ has none, and
// outside of a check no place has one. Nodes that keep data ask for their original when they are made: a node that
// runs a body borrows the original's storage (``EvaluatingNode``), a node that shows one of several things shows the
// same one, and a node that scrolls, pushes or presents copies the original's state. Animations are copied last
// (``ViewNode/takeOverMotion(from:)``).

extension NodeContext {
  /// The node in this place of the tree that is checked.
  package func original<Node: ViewNode>(_ type: Node.Type = Node.self) -> Node? {
    extras?.original(type)
  }

  /// Whether the node in this place is made for a check, over the state of another one.
  package var isRebuilt: Bool { extras?.original != nil }

  /// The place of an element by its position, which has its original in the same position.
  @inlinable
  package func element(at index: Int) -> NodeContext {
    extras == nil ? self : matchingElement(at: index)
  }

  @usableFromInline
  func matchingElement(at index: Int) -> NodeContext {
    guard let original = extras?.original else { return self }
    return withOriginal(index < original.elementCount ? original.element(at: index) : nil)
  }

  package func withOriginal(_ node: ViewNode?) -> NodeContext {
    changing { $0.original = node }
  }

  /// The place of the content of a node that shows one of several things; the original is used only if it shows the
  /// same one.
  package func withOriginal<Node: ViewNode>(if showsTheSame: (Node) -> Bool) -> NodeContext {
    guard let node = original(Node.self), !showsTheSame(node) else { return self }
    return withOriginal(nil)
  }
}

extension ContextExtras {
  var original: ViewNode? { values.original }

  package func original<Node: ViewNode>(_ type: Node.Type = Node.self) -> Node? {
    values.original as? Node
  }
}

extension ViewNode {
  /// Copies the running animations of the original, and those of the nodes below it.
  final func takeOverMotion(from original: ViewNode) {
    (self as? any MotionKeeper)?.takeOwnMotion(from: original)
    guard elementCount == original.elementCount else { return }
    StackGuard.withRoom {
      for index in 0..<elementCount {
        element(at: index).takeOverMotion(from: original.element(at: index))
      }
    }
  }
}
