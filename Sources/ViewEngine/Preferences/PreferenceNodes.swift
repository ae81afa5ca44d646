// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A node that sets a value for a key, in place of the views below it.
@usableFromInline
package class PreferenceWriter: InnerNode {
  /// The preference's key.
  @usableFromInline var preferenceKey: ObjectIdentifier {
    preconditionFailure("PreferenceWriter is abstract.")
  }
}

/// The same with its key.
@usableFromInline
package class PreferenceSayingNode<Key: PreferenceKey>: PreferenceWriter {
  @usableFromInline
  override init(_ context: __shared NodeContext) {
    super.init(context)
    roles.insert(.writesPreference)
  }

  @usableFromInline override final var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

  /// The value that the node sets.
  @usableFromInline
  func said() -> Key.Value {
    preconditionFailure("PreferenceSayingNode is abstract.")
  }
}

/// The node of `preference(key:value:)`: its value replaces those of all views below (E-11).
@usableFromInline
final class PreferenceNode<Key: PreferenceKey>: PreferenceSayingNode<Key> {
  @exclusivity(unchecked) @usableFromInline var value: Key.Value

  @usableFromInline
  init(_ value: Key.Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  // Specialised where the key is known, because every run of the body around passes a value.
  @inlinable
  func receive(_ new: Key.Value) {
    // Most often the value is the same. With a specialised function, the comparison need not be looked up for each row.
    if _isPOD(Key.Value.self), ValueComparison.bytesEqual(stored: &value, new) { return }
    if ValueComparison.of(Key.Value.self).areEqual(stored: &value, new) { return }
    value = new
    valueDidChange()
  }

  @usableFromInline
  func valueDidChange() {
    graph.noteChange()
    graph.preferenceDidChange(Key.self, of: self)
  }

  override func said() -> Key.Value { value }
}

/// The node of `transformPreference`: changes the value that the views below set.
package final class PreferenceTransformNode<Key: PreferenceKey>: PreferenceSayingNode<Key> {
  private var transform: (inout Key.Value) -> Void = { _ in }

  init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(context)
    makeElements(of: content, context.below(self))
  }

  func receive(_ new: @escaping (inout Key.Value) -> Void) {
    transform = new
    graph.preferenceDidChange(Key.self, of: self)
  }

  override func said() -> Key.Value {
    var value = combinedPreference(Key.self) ?? Key.defaultValue
    evaluating { transform(&value) }
    return value
  }

  package override func update() {
    changedSlots = 0
    graph.preferenceDidChange(Key.self, of: self)
  }
}

/// The node of `onPreferenceChange`: runs its action after the update in which the value changed (E-12).
package final class PreferenceActionNode<Key: PreferenceKey>: PassthroughNode, PreferenceObserver
where Key.Value: Equatable {
  @exclusivity(unchecked) private var action: (Key.Value) -> Void
  @exclusivity(unchecked) private var value: Key.Value?
  @exclusivity(unchecked) private var loopGuard = LoopGuard()

  init<Content: View>(
    _ action: @escaping (Key.Value) -> Void, _ content: Content, _ context: NodeContext
  ) {
    self.action = action
    super.init(content, context)
    graph.add(self, for: Key.self)
  }

  func receive(_ new: @escaping (Key.Value) -> Void) {
    action = new
  }

  func preferencesDidSettle() {
    // Called once at first if some descendant can write the key, then when the value differs.
    let current = evaluating { combinedPreference(Key.self) ?? (value == nil ? nil : Key.defaultValue) }
    guard let new = current, new != value else { return }
    value = new
    guard loopGuard.admits(in: graph) else {
      graph.report("Bound preference \(Key.self) tried to update multiple times per frame.")
      return
    }
    graph.actions.preference(recorded("onPreferenceChange") { [action] in action(new) })
  }

  // The property that changed was read by the function that combines the values.
  package override func update() {
    changedSlots = 0
    graph.preferenceDidChangeWholly(Key.self)
  }

  package override func willRemove() {
    graph.removePreferenceObserver(self, for: Key.self)
  }
}

/// An observer of a preference, which is asked after the update in which the preference's writers changed.
@MainActor
protocol PreferenceObserver: ViewNode {
  func preferencesDidSettle()
}

/// The node of `overlayPreferenceValue` and `backgroundPreferenceValue`: a layer made from the value that the views
/// set.
package final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayeredNode, PreferenceObserver {
  private var makeLayer: (Key.Value) -> Layer
  private var value: Key.Value

  init<Content: View>(
    _ content: Content, alignment: Alignment, isBehind: Bool, _ context: NodeContext,
    makeLayer: @escaping (Key.Value) -> Layer
  ) {
    self.makeLayer = makeLayer
    value = Key.defaultValue
    super.init(content, alignment: alignment, isBehind: isBehind, context)
    value = evaluating { combinedPreference(Key.self) ?? Key.defaultValue }
    add(evaluated(), context)
    graph.add(self, for: Key.self)
  }

  private func evaluated() -> Layer {
    evaluating { makeLayer(value) }
  }

  func receive(_ new: @escaping (Key.Value) -> Layer, alignment: Alignment) {
    receive(.layered(alignment))
    makeLayer = new
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  package override func update() {
    // The observable property may have been read where the key's value is made.
    if changedSlots & ViewNode.observationBit != 0 { graph.preferenceDidChangeWholly(Key.self) }
    changedSlots = 0
    Layer._updateNode(layer, evaluated())
  }

  func preferencesDidSettle() {
    let new = evaluating { Key._combined(in: self, first: elements.count - 1) ?? Key.defaultValue }
    if ValueComparison.of(Key.Value.self).areEqual(values: value, new) { return }
    value = new
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  package override func willRemove() {
    graph.removePreferenceObserver(self, for: Key.self)
  }
}
