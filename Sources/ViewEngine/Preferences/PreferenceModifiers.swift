// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Sets the value of a preference. It replaces the values that the views in this one set (E-11).
  @inlinable
  public consuming func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value of a preference that the views in this one set (E-11).
  public consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs a closure when the value of a preference changes (E-12). The views in this one set the value.
  public consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Overlays this view with a view that a closure makes from the value of a preference. The views in this one set
  /// the value.
  public consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, makeLayer: transform))
  }

  /// Puts a view behind this one that a closure makes from the value of a preference. The views in this one set the
  /// value.
  public consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, makeLayer: transform))
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
    node.makeElements(of: content, context.below(node))
    return node
  }

  @inlinable
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: PreferenceNode<Key>.self).receive(modifier.value)
  }
}

/// The modifier behind `transformPreference`.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier, NodeModifier {
  public var transform: (inout Key.Value) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> PreferenceTransformNode<Key> {
    let node = PreferenceTransformNode<Key>(content, context)
    node.receive(transform)
    return node
  }

  package func update(_ node: PreferenceTransformNode<Key>) {
    node.receive(transform)
  }
}

/// The modifier behind `onPreferenceChange`.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier, NodeModifier
where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  package func makeNode(around content: some View, _ context: NodeContext) -> PreferenceActionNode<Key> {
    PreferenceActionNode<Key>(action, content, context)
  }

  package func update(_ node: PreferenceActionNode<Key>) {
    node.receive(action)
  }
}

/// The modifier behind `overlayPreferenceValue`.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier, NodeModifier {
  let alignment: Alignment
  let isBehind: Bool
  let makeLayer: (Key.Value) -> Layer

  package func makeNode(around content: some View, _ context: NodeContext) -> PreferenceLayerNode<Key, Layer>
  {
    PreferenceLayerNode<Key, Layer>(
      content, alignment: alignment, isBehind: isBehind, context,
      makeLayer: makeLayer)
  }

  package func update(_ node: PreferenceLayerNode<Key, Layer>) {
    node.receive(makeLayer, alignment: alignment)
  }
}
