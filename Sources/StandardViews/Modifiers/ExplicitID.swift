// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Binds the view's identity to a value: another value is another view (I-6).
  public consuming func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> {
    IDView(content: self, id: id)
  }
}

/// The view behind `id(_:)`.
public struct IDView<Content: View, ID: Hashable>: View, NodeView {
  var content: Content
  var id: ID

  // The element is replaced, but what is outside of the id stays (I-6), as around any single view.
  public static var _isUnary: Bool { Content._isUnary }
  public static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  package func makeNode(_ context: NodeContext) -> IDNode<Content, ID> {
    IDNode(self, context)
  }

  package func update(_ node: IDNode<Content, ID>) {
    node.receive(self)
  }
}

extension IDView: RowPreparing {
  package static var rowPreparation: RowPreparation { max(.views, .of(Content.self)) }
}

/// The transparent node that replaces its element when the id changes.
package final class IDNode<Content: View, ID: Hashable>: DynamicNode, IdentifiedNode {
  private(set) var id: ID
  private let extras: ContextExtras?

  package var anyID: AnyHashable { AnyHashable(id) }
  package override var isExplicitID: Bool { true }

  init(_ view: IDView<Content, ID>, _ context: NodeContext) {
    id = view.id
    extras = context.extras
    super.init(context)
    makeElements(of: view.content, context.below(self))
  }

  func receive(_ view: IDView<Content, ID>) {
    if view.id == id || graph.trace.assumptions.map({ $0.keepsID(at: self) }) ?? false {
      updateElements(to: view.content)
      return
    }
    let (old, before) = (elements, id)
    id = view.id
    if let kept = takeLeaving(id) {
      elements = kept
      updateElements(to: view.content)
    } else {
      elements = NodeList()
      let place = NodeContext(below: self, extras: extras).withOriginal { (node: IDNode) in node.id == id }
      makeElements(of: view.content, place)
    }
    replaceElements(old, of: before, entering: elements)
  }
}
