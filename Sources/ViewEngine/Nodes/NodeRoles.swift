// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The abilities that a node has besides those of every node. They do not change.
///
/// The tree tests a role's bit, which costs one flag test, and casts the node only if the bit is set. For a role of a
/// whole class of nodes this is an unchecked cast to that class. Any other role is a protocol: a node conforms to it
/// and inserts the bit when it is made (``ViewNode/inRole(_:)``). Protocols without a bit are used rarely.
@usableFromInline
package struct NodeRoles: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  // Computed where they are asked for, which makes constants of them: stored ones would be fetched by a call each time.

  // MARK: Classes of nodes

  /// It draws an item of its own: ``LeafNode``.
  static var isLeaf: NodeRoles { NodeRoles(rawValue: 1 << 0) }
  /// Elements are added to it and removed from it, so it always takes part in preferences (E-10): ``DynamicNode``.
  @inlinable static var isDynamic: NodeRoles { NodeRoles(rawValue: 1 << 1) }
  /// It sets a value for a preference instead of the nodes below: ``PreferenceWriter``.
  @inlinable static var writesPreference: NodeRoles { NodeRoles(rawValue: 1 << 2) }
  /// ``LazyRowContainer``
  package static var isLazyContainer: NodeRoles { NodeRoles(rawValue: 1 << 3) }

  /// A node further up than the container around arranges and draws its elements.
  static var isArrangedElsewhere: NodeRoles { NodeRoles(rawValue: 1 << 15) }

  /// It may have elements: ``InnerNode``.
  @inlinable static var isInner: NodeRoles { NodeRoles(rawValue: 1 << 14) }

  // MARK: Protocols

  /// ``LazyRowSource``
  @inlinable package static var isLazyList: NodeRoles { NodeRoles(rawValue: 1 << 4) }
  /// ``ElementSelector``
  package static var selectsElements: NodeRoles { NodeRoles(rawValue: 1 << 5) }
  /// ``StructureWatcher``
  package static var watchesStructure: NodeRoles { NodeRoles(rawValue: 1 << 6) }
  /// ``ScreenWatcher``
  static var watchesScreen: NodeRoles { NodeRoles(rawValue: 1 << 7) }
  /// ``StyleWatcher``
  package static var watchesStyle: NodeRoles { NodeRoles(rawValue: 1 << 8) }
  /// ``TransitionWriter``
  static var writesTransition: NodeRoles { NodeRoles(rawValue: 1 << 9) }
  /// ``OrderWriter``
  package static var writesOrder: NodeRoles { NodeRoles(rawValue: 1 << 10) }
  /// ``SafeAreaRegion``
  package static var isSafeAreaRegion: NodeRoles { NodeRoles(rawValue: 1 << 11) }

  // MARK: For a while

  /// It changes how its elements are drawn, so they cannot be drawn one by one: effects, and nodes whose elements
  /// appear or leave with a transition.
  package static var isDrawnAsOne: NodeRoles { NodeRoles(rawValue: 1 << 12) }
  /// ``AttachmentHolder``
  package static var holdsAttachments: NodeRoles { NodeRoles(rawValue: 1 << 13) }
}

extension ViewNode {
  /// This node as the protocol of a role, if it has the role. Code that a frame runs for many nodes uses this function.
  /// Other code casts to a protocol directly, because it runs for few nodes, or once for an action of the client.
  @inlinable @inline(__always)
  package final func inRole<Role>(_ role: NodeRoles) -> Role? {
    roles.contains(role) ? self as? Role : nil
  }

  /// This node as the leaf that it is; nil for any other.
  @inline(__always)
  final var leaf: LeafNode? {
    roles.contains(.isLeaf) ? unsafeDowncast(self, to: LeafNode.self) : nil
  }

  /// This node as the one that runs a body, once the body has run.
  @inline(__always)
  final var bodyRunner: EvaluatingNode? {
    marks.contains(.hasRun) ? unsafeDowncast(self, to: EvaluatingNode.self) : nil
  }
}

/// Only some of its elements are children of its container, although it is transparent. Called when a container
/// collects its children.
@MainActor
package protocol ElementSelector: ViewNode {
  /// The positions of those.
  var laidOutElements: Range<Int> { get }
}

/// Is told when elements below it are added or removed. The call goes up to the nearest container.
@MainActor
package protocol StructureWatcher: ViewNode {
  func structureBelowDidChange()
}

/// Is told when the screen around it comes to the front or is covered, or the row around it is scrolled into view or
/// away. Nodes are told from the screen or the row downwards: outer nodes first when it is shown, inner and later nodes
/// first when it is hidden.
@MainActor
protocol ScreenWatcher: ViewNode {
  func screenDidChange(isShown: Bool)
}

/// Uses environment values that leaves are drawn with, and is not a leaf. Nodes are told from the writer downwards,
/// outer nodes first.
@MainActor
package protocol StyleWatcher: ViewNode {
  /// - Returns: whether the elements are to be told, too.
  func styleDidChange() -> Bool
}

/// States the transition of the view in it. Called when elements of a dynamic node enter or leave.
@MainActor
protocol TransitionWriter: ViewNode {
  var writtenTransition: AnyTransition { get }
}

/// States which of a container's children is drawn later. Called by stacks when they draw.
@MainActor
package protocol OrderWriter: ViewNode {
  /// Higher ones are drawn later.
  var writtenZIndex: Double { get }
}

/// Owns trees that are not its elements, such as presentations. Called when it leaves the tree.
@MainActor
package protocol AttachmentHolder: ViewNode {
  func removeAttachments()
}

/// Stores values that change while an animation runs. Called in a tree made for a check, which copies them.
@MainActor
protocol MotionKeeper: ViewNode {
  /// - Parameter original: The node of the checked tree that this node corresponds to.
  func takeOwnMotion(from original: ViewNode)
}

/// A node, or a value of a node, that changes with the clock.
@MainActor
protocol AnimatedNode: AnyObject {
  /// The marks of the node.
  var marks: GraphNode.Marks { get set }
  /// Advances the animation to a time.
  ///
  /// - Returns: whether the animation goes on.
  func advanceAnimation(to time: Duration) -> Bool
  /// How many display items the animation moves.
  var animatedItemCount: Int { get }
}

/// A node that changes at times of its own.
@MainActor
package protocol TimelineNode: ViewNode {
  var nextChange: Duration? { get }
}

/// A node that can have the focus.
@MainActor
package protocol FocusableNode: ViewNode {
  func takeFocus()
  func loseFocus()
  /// Whether the state says that it has the focus.
  var hasFocus: Bool { get }
}

/// A node that is told of a pointer over it.
@MainActor
package protocol HoverTarget: ViewNode {
  /// The pointer is at a point of the host's space.
  func pointerMoved(to point: CGPoint)
  func pointerLeft()
}
