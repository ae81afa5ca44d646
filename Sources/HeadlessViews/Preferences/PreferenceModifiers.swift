// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Says a value for a key, in place of what the views in this one say (E-11).
  @inlinable
  public consuming func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what the views in this one say for a key (E-11).
  public consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs a closure when what the views in this one say for a key changes (E-12).
  public consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view over this one that is made from what the views in this one say for a key.
  public consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, makeLayer: transform))
  }

  /// Puts a view behind this one that is made from what the views in this one say for a key.
  public consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, makeLayer: transform))
  }
}

/// The modifier behind `preference(key:value:)`.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
  public var value: Key.Value

  @inlinable
  init(value: Key.Value) {
    self.value = value
  }

  @inlinable
  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = PreferenceNode<Key>(modifier.value, context)
    Modified._appendElements(content, to: &node.elements, context.below(node))
    return node
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: PreferenceNode<Key>.self).receive(modifier.value)
  }
}

/// The modifier behind `transformPreference`.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
  public var transform: (inout Key.Value) -> Void

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    let node = PreferenceTransformNode<Key>(content, context)
    node.receive(modifier.transform)
    return node
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: PreferenceTransformNode<Key>.self).receive(modifier.transform)
  }
}

/// The modifier behind `onPreferenceChange`.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    PreferenceActionNode<Key>(modifier.action, content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: PreferenceActionNode<Key>.self).receive(modifier.action)
  }
}

struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier, PrimitiveModifier {
  let alignment: Alignment
  let isBehind: Bool
  let makeLayer: (Key.Value) -> Layer

  static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    PreferenceLayerNode<Key, Layer>(
      content, alignment: modifier.alignment, isBehind: modifier.isBehind, context,
      makeLayer: modifier.makeLayer)
  }

  static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: PreferenceLayerNode<Key, Layer>.self).receive(modifier.makeLayer)
  }
}
