// SPDX-License-Identifier: Apache-2.0

/// A view of any type. Identity is kept while the wrapped type stays the same (I-16).
public struct AnyView {
  @usableFromInline let storage: AnyViewStorage

  @inlinable
  public init<V: View>(_ view: V) {
    if let view = view as? AnyView {
      self = view
    } else {
      storage = TypedViewStorage(view)
    }
  }

  @inlinable
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  @inlinable public static var _isUnary: Bool { false }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    AnyViewNode(view.storage, context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).update(view.storage)
  }
}

@MainActor
@usableFromInline
class AnyViewStorage {
  nonisolated init() {}
  nonisolated var type: Any.Type { Never.self }
  func append(to list: inout NodeList, _ context: NodeContext) {}
  func update(of parent: ViewNode) {}
}

@usableFromInline
final class TypedViewStorage<V: View>: AnyViewStorage {
  // Set once where the view is made, and read on the main actor.
  nonisolated(unsafe) let view: V

  @usableFromInline
  nonisolated init(_ view: V) {
    self.view = view
    super.init()
  }

  override nonisolated var type: Any.Type { V.self }

  override func append(to list: inout NodeList, _ context: NodeContext) {
    V._appendElements(view, to: &list, context)
  }

  override func update(of parent: ViewNode) {
    parent.updateElements(to: view)
  }
}

/// The transparent node of a type-erased view.
final class AnyViewNode: DynamicNode {
  private var type: Any.Type
  private let extras: ContextExtras?

  init(_ storage: AnyViewStorage, _ context: NodeContext) {
    type = storage.type
    extras = context.extras
    super.init(context)
    storage.append(to: &elements, place())
  }

  func update(_ storage: AnyViewStorage) {
    if storage.type == type {
      storage.update(of: self)
      return
    }
    let (old, before) = (elements, type)
    type = storage.type
    if let kept = takeLeaving(ObjectIdentifier(storage.type)) {
      elements = kept
      storage.update(of: self)
    } else {
      elements = NodeList()
      storage.append(to: &elements, place())
    }
    replaceElements(old, of: ObjectIdentifier(before), entering: elements)
  }

  private func place() -> NodeContext {
    NodeContext(below: self, extras: extras).withOriginal { (node: AnyViewNode) in node.type == type }
  }
}
