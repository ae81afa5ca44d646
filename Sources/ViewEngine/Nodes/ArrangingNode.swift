// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// The node of a container or a layout modifier: it owns a record and passes the records of its elements to it.
///
/// A stack and a layout modifier directly around it are one node with two records (`wrap(in:)`).
open class ArrangingNode: InnerNode {
  // `@usableFromInline`, as in other open classes: where an internal class of another module inherits from one and has an
  // initializer of its own, the compiler takes the package's initializers, which that class does not have, for calls without
  // end, and warns. A class that inherits through one of the package is one of the package, too.

  /// Makes a node whose elements are still to come.
  @usableFromInline
  package init(_ role: __shared LayoutRole, _ context: __shared NodeContext) {
    super.init(context, context.insert(role))
  }

  /// The same with a role that runs a client's code on behalf of the node.
  @usableFromInline
  package init(_ context: __shared NodeContext, _ role: (ArrangingNode) -> LayoutRole) {
    super.init(context)
    layoutID = graph.layoutTree.insert(role(self))
  }

  /// The client code that arranges has read something that changed, so sizes at and above this record are dirty.
  open override func update() {
    changedSlots = 0
    graph.noteChange()
    graph.layoutTree.invalidate(layoutID)
  }

  /// A guide's closure as the layout tree calls it: on behalf of this node.
  package final func evaluated(
    _ guide: @escaping (ViewDimensions) -> CGFloat
  ) -> (ViewDimensions) -> CGFloat {
    // Unsafe: the node's record keeps the closure, and is removed with the node.
    let onMainActor: @MainActor (ViewDimensions) -> CGFloat = { [unowned(unsafe) self] dimensions in
      evaluating { guide(dimensions) }
    }
    // The tree is laid out on the main actor, and isolation is no part of a closure's representation. Asking at run
    // time whether this is the main actor would cost more than most guides do.
    return unsafeBitCast(onMainActor, to: ((ViewDimensions) -> CGFloat).self)
  }

  @usableFromInline
  package init<Content: View>(_ role: __shared LayoutRole, _ content: Content, _ context: NodeContext) {
    super.init(context, context.insert(role))
    makeElements(of: content, context.below(self))
    updateLayoutChildren()
  }

  /// Takes a new role; the layout tree notices whether it differs from the old one.
  package final func receive(_ role: LayoutRole) {
    graphReference.unretained { $0.updateRole(of: self, to: role) }
  }

  /// The same for a fixed frame. One that keeps its alignment, as almost every frame does, needs no new role.
  package final func receiveFrame(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    layoutTreeReference.unretained { tree in
      if tree.isFrame(layoutID, alignment) {
        if tree.setFrame(layoutID, width: width, height: height) { graph.noteChange() }
      } else {
        receive(.frame(width: width, height: height, alignment: alignment))
      }
    }
  }

  /// Puts the record of a layout modifier around the node's own. From now on the node's parent uses the modifier's
  /// record.
  final func wrap(in role: LayoutRole) {
    layoutTreeReference.unretained { layoutID = $0.insert(role, around: layoutID) }
    marks.insert(.hasOuterRecord)
  }

  /// The record that arranges the elements.
  @inline(__always)
  package final var innerLayoutID: LayoutID {
    marks.contains(.hasOuterRecord)
      ? layoutTreeReference.unretained { $0.onlyChild(of: layoutID) } : layoutID
  }

  /// Hands the current children to the layout tree.
  open func updateLayoutChildren() {
    let layoutID = innerLayoutID
    if layoutTreeReference.unretained({ $0.isEmpty(layoutID) }) && adoptElements(layoutID) { return }
    graphReference.unretained { graph in
      var ids = graph.structures.takeRoom()
      collectElements(into: &ids)
      layoutTreeReference.unretained { $0.setChildren(layoutID, ids) }
      graph.structures.keepRoom(&ids)
    }
  }

  /// Hands the first children to the layout tree, if they are few and each element stands for one.
  private final func adoptElements(_ layoutID: LayoutID) -> Bool {
    let count = elements.count
    if count == 0 { return true }
    // A local variable of this call: with memory that is passed to a closure, the closure would check its executor at
    // run time.
    var ids = InlineArray<8, LayoutID>(repeating: .none)
    if count > ids.count { return false }
    for index in 0..<count {
      let id = elements.reference(at: index).unretained { $0.onlyLayoutID }
      if id == .none { return false }
      ids[index] = id
    }
    return layoutTreeReference.unretained { $0.adopt(layoutID, ids.span.extracting(0..<count)) }
  }

  /// The element whose transition applies to all of them; nil for a container, whose transition does not depend
  /// on its content.
  open var representative: ViewNode? { elements.count == 1 ? elements[0] : nil }

  /// Whether the node sorts its elements by their z-index, as stacks do. An element's z-index then does not affect the
  /// node's own order among its siblings.
  open var ordersElements: Bool { false }
}

// The reads of a client's layout are dependencies of the container's node (I-37).
extension ArrangingNode: @MainActor LayoutClient {
  @usableFromInline
  package func run(_ code: () -> Void) { evaluating(code) }
}

extension ViewNode {
  /// Makes the elements of an arranging node and hands them to the layout tree.
  @inlinable
  package final func filled<Content: View>(with content: Content, _ context: NodeContext) -> Self {
    makeElements(of: content, context.below(self))
    unsafeDowncast(self, to: ArrangingNode.self).updateLayoutChildren()
    return self
  }
}

/// A modifier whose node is an arranging one with nothing but the modified view in it.
///
/// Engine internals: public only because public modifiers conform to it.
@MainActor
public protocol ArrangingModifier: PrimitiveModifier {
  /// Makes the node without the modified view.
  static func _makeArrangingNode(_ modifier: Self, _ context: NodeContext) -> ViewNode
  /// Whether the modifier is a role of the layout and needs no node to carry it out.
  static var _isRole: Bool { get }
  /// Gives the modifier's role to the node of a stack, in addition to the stack's own role.
  static func _wrap(_ node: ViewNode, in modifier: Self)
}

extension ArrangingModifier {
  // Inlined, so that the modified view is made where its type is known.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    if _isRole, Modified._takesOuterRole, !context.isWrapped {
      let node = Modified._makeNode(content, context)
      _wrap(node, in: modifier)
      return node
    }
    return _makeArrangingNode(modifier, context).filled(with: content, context)
  }

  @inlinable
  public static func _updateContent<Modified: View>(of node: ViewNode, at content: UnsafePointer<Modified>) {
    if Modified._takesOuterRole, node.marks.contains(.hasOuterRecord) {
      Modified._updateNode(node, at: content)
    } else {
      node.updateElements(at: content)
    }
  }

  @inlinable public static var _isRole: Bool { false }
  public static func _wrap(_ node: ViewNode, in modifier: Self) {}
}

extension ViewGraph {
  package func updateRole(of node: ViewNode, to role: LayoutRole) {
    if layoutTree.update(node.layoutID, to: role) { noteChange() }
  }
}
