// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension ViewNode {
  /// The combination of what the elements say.
  ///
  /// Siblings are combined from left to right (E-9). Content that may come and go always contributes, with the
  /// default value when nothing inside writes (E-10).
  final func combinedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    elements.forEach { element in
      guard let next = element.writtenPreference(key) else { return }
      if var value = result {
        K.reduce(value: &value, nextValue: { next })
        result = value
      } else {
        result = next
      }
    }
    if result == nil, isDynamicContent { return K.defaultValue }
    return result
  }
}

/// The node of `preference(key:value:)`: its value stands for everything below (E-11).
@usableFromInline
final class PreferenceNode<Key: PreferenceKey>: ViewNode {
  @exclusivity(unchecked) @usableFromInline var value: Key.Value

  @usableFromInline
  init(_ value: Key.Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
    graph.preferencesDidChange(Key.self)
  }

  // Specialised where the key is known: every run of a body around hands a value over.
  @inlinable
  func receive(_ new: Key.Value) {
    if ValueComparison.of(Key.Value.self).areEqual(values: value, new) { return }
    value = new
    valueDidChange()
  }

  @usableFromInline
  func valueDidChange() {
    graph.noteChange()
    graph.preferencesDidChange(Key.self)
  }

  override func writtenPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.self == Key.self ? unsafeBitCastValue(value, to: K.Value.self) : combinedPreference(key)
  }

  override func willRemove() {
    graph.preferencesDidChange(Key.self)
  }
}

/// The node of `transformPreference`: changes what the views below say.
final class PreferenceTransformNode<Key: PreferenceKey>: PassthroughNode {
  private var transform: (inout Key.Value) -> Void = { _ in }

  func receive(_ new: @escaping (inout Key.Value) -> Void) {
    transform = new
    graph.preferencesDidChange(Key.self)
  }

  override func writtenPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Key.self else { return combinedPreference(key) }
    var value = combinedPreference(Key.self) ?? Key.defaultValue
    evaluating { transform(&value) }
    return unsafeBitCastValue(value, to: K.Value.self)
  }

  override func update() {
    changedSlots = 0
    graph.preferencesDidChange(Key.self)
  }

  override func willRemove() {
    graph.preferencesDidChange(Key.self)
  }
}

/// Names a value by another name of the same type, which the caller has checked.
func unsafeBitCastValue<From, To>(_ value: From, to type: To.Type) -> To {
  withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: To.self).pointee }
}

/// The node of `onPreferenceChange`: runs its action after the update in which the value changed (E-12).
final class PreferenceActionNode<Key: PreferenceKey>: PassthroughNode, PreferenceObserver
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void
  private var value: Key.Value?
  private var loopGuard = LoopGuard()

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

  override func update() {
    changedSlots = 0
    graph.preferencesDidChange(Key.self)
  }

  override func willRemove() {
    graph.removePreferenceObserver(self, for: Key.self)
  }
}

/// Somebody who looks at a preference after the update in which its writers changed.
@MainActor
protocol PreferenceObserver: ViewNode {
  func preferencesDidSettle()
}

/// The node of `overlayPreferenceValue` and `backgroundPreferenceValue`: a layer made from what the views say.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: ArrangingNode, PreferenceObserver {
  private let isBehind: Bool
  private var makeLayer: (Key.Value) -> Layer
  private var value: Key.Value
  private let extras: ContextExtras?
  private var layer: ViewNode { elements[elements.count - 1] }

  init<Content: View>(
    _ content: Content, alignment: Alignment, isBehind: Bool, _ context: NodeContext,
    makeLayer: @escaping (Key.Value) -> Layer
  ) {
    self.isBehind = isBehind
    self.makeLayer = makeLayer
    value = Key.defaultValue
    extras = context.extras
    super.init(.layered(alignment), content, context)
    value = evaluating { combinedPreference(Key.self) ?? Key.defaultValue }
    elements.append(Layer._makeNode(evaluated(), context.below(self).element(at: elements.count)))
    updateLayoutChildren()
    graph.add(self, for: Key.self)
  }

  private func evaluated() -> Layer {
    evaluating { makeLayer(value) }
  }

  func receive(_ new: @escaping (Key.Value) -> Layer) {
    makeLayer = new
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  override func update() {
    // The observable property may have been read by what is said for the key.
    if changedSlots & ViewNode.observationBit != 0 { graph.preferencesDidChange(Key.self) }
    changedSlots = 0
    Layer._updateNode(layer, evaluated())
  }

  func preferencesDidSettle() {
    let new = evaluating { combinedContent() ?? Key.defaultValue }
    if ValueComparison.of(Key.Value.self).areEqual(values: value, new) { return }
    value = new
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  /// What the views that the layer is put on say.
  private func combinedContent() -> Key.Value? {
    var combined: Key.Value?
    for index in 0..<(elements.count - 1) {
      guard let next = elements[index].writtenPreference(Key.self) else { continue }
      if var value = combined {
        Key.reduce(value: &value, nextValue: { next })
        combined = value
      } else {
        combined = next
      }
    }
    return combined
  }

  override func draw(into builder: inout DisplayListBuilder) {
    if isBehind { layer.draw(into: &builder) }
    elements.forEach(in: 0..<(elements.count - 1)) { $0.draw(into: &builder) }
    if !isBehind { layer.draw(into: &builder) }
  }

  override func visit(_ visitor: inout ElementVisitor) {
    if isBehind { layer.visit(&visitor) }
    elements.forEach(in: 0..<(elements.count - 1)) { $0.visit(&visitor) }
    if !isBehind { layer.visit(&visitor) }
  }

  override func willRemove() {
    graph.removePreferenceObserver(self, for: Key.self)
  }
}

extension ViewGraph {
  func add<K: PreferenceKey>(_ observer: any PreferenceObserver, for key: K.Type) {
    observers.preferences[ObjectIdentifier(key), default: []].append(observer)
    preferencesDidChange(key)
  }

  func removePreferenceObserver<K: PreferenceKey>(_ observer: any PreferenceObserver, for key: K.Type) {
    observers.preferences[ObjectIdentifier(key)]?.removeAll { $0 === observer }
  }

  /// Takes note that what some view says for a key may have changed.
  func preferencesDidChange<K: PreferenceKey>(_ key: K.Type) {
    observers.changedPreferences.insert(ObjectIdentifier(key))
  }

  /// Takes note that views came or went, which may change any preference.
  func preferencesDidChangeStructure() {
    if !observers.preferences.isEmpty { observers.changedPreferences.formUnion(observers.preferences.keys) }
  }

  /// Lets those look who watch a key that may have changed.
  func settlePreferences() {
    if observers.changedPreferences.isEmpty { return }
    let keys = observers.changedPreferences
    observers.changedPreferences.removeAll()
    for key in keys {
      // Inner observers first, as for everything that runs after an update.
      for observer in (observers.preferences[key] ?? []).sorted(by: { $0.depth > $1.depth }) {
        observer.preferencesDidSettle()
      }
    }
  }
}
