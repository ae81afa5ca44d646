// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A key of a value that a view says to the container around it, and to nobody further up.
///
/// - Source: Apple, `ContainerValueKey`.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the container around it.
///
/// - Source: Apple, `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value that stands for the view in a selection, if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether this value stands for the view in a selection.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Says a value to the container around this view. What is said inside of the view wins.
  public consuming func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

/// The modifier behind `containerValue`.
public struct _ContainerValueModifier: ViewModifier, NodeModifier, ContentModifier {
  let set: (inout ContainerValues) -> Void

  public static var _keepsListsWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> ContainerValueNode {
    let node = ContainerValueNode(content, context)
    node.set = set
    return node
  }

  package func update(_ node: ContainerValueNode) {
    node.set = set
    node.nearest((any SubviewOwner).self)?.subviewDidChange()
  }
}

package final class ContainerValueNode: PassthroughNode {
  var set: ((inout ContainerValues) -> Void)?
}

extension SubviewPlaceholder {
  /// What the view says to its container.
  var containerValues: ContainerValues {
    var values = ViewNode.containerValues(saidBy: Array(ancestors))
    values.tag = provider.tag
    return values
  }
}

extension ViewNode {
  /// What is said by nodes around a view, the innermost first, up to the container.
  static func containerValues(saidBy nodes: [ViewNode]) -> ContainerValues {
    var values = ContainerValues()
    for node in nodes.prefix(while: { !($0 is any SubviewOwner) }).reversed() {
      (node as? ContainerValueNode)?.set?(&values)
    }
    return values
  }
}
