// SPDX-License-Identifier: Apache-2.0

// A check builds a tree a second time (``Recheck``), over the state that the first one has. So each place of the new tree
// knows its counterpart, the node that stands there in the old one; places in which the two trees differ have none, and
// neither has any place outside of a check. Nodes that keep something ask for it when they are made: those that run
// bodies borrow its storage (``EvaluatingNode``), those that show one of several things show the same one, and what is
// scrolled, pushed or presented is so again. What is animated comes last (``ViewNode/takeOverMotion(from:)``).

extension NodeContext {
  /// The node in this place of the tree that is checked.
  func counterpart<Node: ViewNode>(_ type: Node.Type = Node.self) -> Node? {
    extras?.counterpart(type)
  }

  /// Whether the node in this place is made for a check, over the state of another one.
  var isRebuilt: Bool { extras?.counterpart != nil }

  /// The place of an element by its position, which has its counterpart in the same position.
  @inlinable
  func element(at index: Int) -> NodeContext {
    extras == nil ? self : matchingElement(at: index)
  }

  @usableFromInline
  func matchingElement(at index: Int) -> NodeContext {
    guard let elements = extras?.counterpart?.elements else { return self }
    return withCounterpart(index < elements.count ? elements[index] : nil)
  }

  func withCounterpart(_ node: ViewNode?) -> NodeContext {
    changing { $0.counterpart = node }
  }

  /// The place of what a node shows; the counterpart's helps only if that shows the same.
  func withCounterpart<Node: ViewNode>(if showsTheSame: (Node) -> Bool) -> NodeContext {
    guard let node = counterpart(Node.self), !showsTheSame(node) else { return self }
    return withCounterpart(nil)
  }
}

extension ContextExtras {
  var counterpart: ViewNode? { values.counterpart }

  func counterpart<Node: ViewNode>(_ type: Node.Type = Node.self) -> Node? {
    values.counterpart as? Node
  }
}
