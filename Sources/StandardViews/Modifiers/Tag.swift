// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Sets the value that stands for the view in a picker, a list or a tab view.
  public consuming func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>> {
    modifier(_TraitWritingModifier(value: .tagged(tag)))
  }
}

/// The key of the value that stands for a view in a selection.
public enum TagValueTraitKey<V: Hashable>: _ViewTraitKey {
  /// A tag, or none.
  public enum Value {
    case untagged
    case tagged(V)
  }

  public static var defaultValue: Value { .untagged }

  public static func _makeNode<Modified: View>(
    _ value: Value, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = TagNode(content, context)
    node.tag = value.hashable
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ value: Value) {
    known(node, as: TagNode.self).receive(value.hashable)
  }
}

extension TagValueTraitKey.Value {
  fileprivate var hashable: AnyHashable? {
    if case .tagged(let value) = self { AnyHashable(value) } else { nil }
  }
}

extension _TraitWritingModifier: TagWriter where Trait: TagKey {
  package var writtenTag: AnyHashable? { Trait.tag(value) }
}

/// A key whose value is a tag.
@MainActor
package protocol TagKey: _ViewTraitKey {
  static func tag(_ value: Value) -> AnyHashable?
}

extension TagValueTraitKey: TagKey {
  package static func tag(_ value: Value) -> AnyHashable? { value.hashable }
}

/// The transparent node that keeps a tag.
final class TagNode: PassthroughNode {
  var tag: AnyHashable?

  func receive(_ new: AnyHashable?) {
    if new == tag { return }
    tag = new
    // Whether it is selected may be drawn.
    firstLeaf?.markRedrawn()
  }
}

extension ViewNode {
  /// The value that stands for this node in a selection: the tag in it, else its id in the `ForEach` around it.
  func selectionTag<Value>(as type: Value.Type) -> Value? {
    if let tag = firstBelow(TagNode.self)?.tag?.base as? Value { return tag }
    var node: ViewNode = self
    while let parent = node.parent {
      if let list = parent as? any IdentifiedElements, let id = list.id(of: node)?.base as? Value {
        return id
      }
      // Above the list of this element's own container, ids stand for other elements.
      if parent.layoutID != .none { return nil }
      node = parent
    }
    return nil
  }
}
