// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import LayoutEngine
import Observation

/// Writes one value into the environment of the content.
public struct _EnvironmentKeyWritingModifier<Value> {
  public let keyPath: WritableKeyPath<EnvironmentValues, Value>
  public let value: Value

  @inlinable
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

/// Changes a value of the environment for the content.
public struct _EnvironmentKeyTransformModifier<Value> {
  public let keyPath: WritableKeyPath<EnvironmentValues, Value>
  public let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentWriter {
  static var runsClosure: Bool { true }

  func write(to values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

/// A modifier that changes the environment of its content.
protocol EnvironmentWriter: ViewModifier, PrimitiveModifier, ContentModifier {
  associatedtype Value
  /// Whether a client's closure makes the value; the closure may read anything.
  static var runsClosure: Bool { get }
  func write(to values: inout EnvironmentValues)
}

extension EnvironmentWriter {
  static var runsClosure: Bool { false }
  /// Whether the value can be the direction in which the content is laid out.
  static var setsDirection: Bool { Value.self == LayoutDirection.self }
  /// Whether the value can be the style of the content's buttons.
  static var setsButtonStyle: Bool { Value.self == AnyButtonStyle?.self }

  public static var _keepsListsWhole: Bool { true }

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    EnvironmentNode(content, modifier, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    unsafeDowncast(node, to: EnvironmentNode<Self>.self).receive(modifier)
  }
}

extension View {
  /// Sets an environment value for this view and the views in it (E-1).
  @inlinable
  public consuming func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment under its type (I-69).
  public consuming func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[optional: ObservableObjectKey<T>()], object)
  }

  /// Changes an environment value for this view and the views in it.
  public consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// The node of a writer: its content has a scope of its own.
final class EnvironmentNode<Writer: EnvironmentWriter>: InnerNode, EnvironmentReader, StructureWatcher {
  private let inner: EnvironmentScope
  @exclusivity(unchecked) private var writer: Writer
  private let recorder = EnvironmentReadRecorder()
  /// The records whose direction is this writer's.
  private var directed: Set<LayoutID> = []

  init<Content: View>(_ content: Content, _ writer: Writer, _ context: NodeContext) {
    inner = EnvironmentScope(graph: context.scope.graph, parent: context.scope)
    self.writer = writer
    super.init(context)
    // Unsafe: a client may keep the recorder with the values that it reads; `willRemove()` clears the closure.
    recorder.onNewKey = { [unowned(unsafe) self] key in
      // A writer depends on those keys of the scope above that it reads to make its value.
      MainActor.assumeIsolated { self.scope.add(self, for: key) }
    }
    inner.setEntries(written())
    if Writer.setsButtonStyle { graph.mayStyleButtons = true }
    var place = context.below(self)
    place.scope = inner
    makeElements(of: content, place)
    if Writer.setsDirection {
      roles.insert(.watchesStructure)
      setDirection()
    }
  }

  func structureBelowDidChange() { setDirection() }

  /// Sets the layout direction of the content's records. An inner writer has set that of its own records already.
  private func setDirection() {
    let isMirrored = EnvironmentValues(scope: inner).layoutDirection == .rightToLeft
    var records: [LayoutID] = []
    collectElements(into: &records)
    records.removeAll { !directed.contains($0) && graph.layoutTree.isMirrored($0) != nil }
    for record in records { graph.layoutTree.setMirrored(record, isMirrored) }
    directed = Set(records)
  }

  private func written() -> EnvironmentEntries {
    var values = EnvironmentValues(scope: scope, recorder: recorder)
    if Writer.runsClosure {
      evaluating { writer.write(to: &values) }
    } else {
      writer.write(to: &values)
    }
    return values.overrides
  }

  func receive(_ writer: Writer) {
    self.writer = writer
    rewrite()
  }

  func environmentDidChange() {
    graph.tally.noteAttribute()
    rewrite()
  }

  override func update() {
    changedSlots = 0
    rewrite()
  }

  private func rewrite() {
    let changes = inner.replaceEntries(with: written(), in: graph)
    if !changes.isEmpty { elements.forEach { $0.tellStyleChange(changes) } }
    if Writer.setsDirection { setDirection() }
  }

  override func willRemove() {
    for key in recorder.keys { scope.remove(self, for: key) }
    recorder.onNewKey = nil
    inner.detach()
  }
}
