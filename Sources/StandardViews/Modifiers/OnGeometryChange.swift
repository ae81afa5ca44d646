// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

extension View {
  /// Runs a closure when a value derived from the view's geometry changes, first when it is laid out.
  @inlinable
  public consuming func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs a closure with the old and the new value when a value derived from the view's geometry changes.
  @inlinable
  public consuming func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}

/// The modifier behind `onGeometryChange`. Public, as the type of what a client's body returns: the client's compiler
/// specialises what it can name.
public struct _GeometryActionModifier<Value: Equatable>: ViewModifier, NodeModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @usableFromInline
  init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  // Several views are looked at as one.
  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> GeometryActionNode<Value> {
    GeometryActionNode(self, content, context)
  }

  package func update(_ node: GeometryActionNode<Value>) {
    node.modifier = self
  }

  // Said here, because the protocol's own function would look up the conformance for each update. (This one looks up no
  // type, since closures have the same size whatever the value is.)
  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    modifier.update(known(node, as: GeometryActionNode<Value>.self))
  }
}

/// The node looks at its content's geometry after every layout.
package final class GeometryActionNode<Value: Equatable>: ChangeActionNode {
  var modifier: _GeometryActionModifier<Value>
  /// The value of the last layout. Unsafe: the main actor's alone, until nothing refers to the node any more.
  nonisolated(unsafe) private let known = ValueSlot<Value>()
  nonisolated(unsafe) private var isKnown = false
  private var handle = GeometryHandle.none

  init<Content: View>(_ modifier: _GeometryActionModifier<Value>, _ content: Content, _ context: NodeContext)
  {
    self.modifier = modifier
    super.init(content, context)
  }

  package override func contentWillMount() {
    handle = GeometryHandle(for: self)
    graph.observers.register(self)
  }

  // The values that are asked for most.
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == CGSize)
  package override func layoutDidSettle() {
    let new = evaluatingLayout { modifier.transform(GeometryProxy(handle)) }
    if isKnown, new == known.value { return }
    let old = isKnown ? known.take() : new
    known.fill(new)
    isKnown = true
    let action = modifier.action
    queueChange("onGeometryChange", "(for: \(Value.self))") { action(old, new) }
  }

  deinit { known.deallocate(isFull: isKnown) }

  // Something that the closure has read changed. The closure runs again after the layout of this pass, as it does
  // after every layout.
  package override func update() { changedSlots = 0 }

  package override func willRemove() {
    handle.end()
    graph.observers.geometryObserverLeaves()
  }
}
