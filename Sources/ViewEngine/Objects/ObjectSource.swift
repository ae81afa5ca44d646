// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Publishing

/// An observable object as a source of one graph. It has one subscription, however many views declare the object.
final class ObjectSource: DependencySource {
  let object: AnyObject
  private let writes: WriteQueue
  private var subscription: AnyCancellable?
  /// The transaction of a change that was announced and is not committed yet.
  private var pendingSerial: Int?

  init<Object: ObservableObject>(_ object: Object, writes: WriteQueue) {
    self.object = object
    self.writes = writes
    super.init()
    // Retains itself, because another thread may announce a change while the views release the source; ``end()`` breaks
    // the cycle.
    subscription = object.objectWillChange.sink { [self] _ in
      if MainThread.isCurrent { fire() } else { BackgroundWrites.post { self.fire() } }
    }
  }

  /// Ends the subscription, because no view depends on the object any more.
  func end() {
    subscription?.cancel()
    subscription = nil
  }

  /// Several sends in one transaction lead to one invalidation (I-62).
  private func fire() {
    if subscription == nil { return }
    writes.noteBackgroundWrite()
    if pendingSerial != nil {
      if writes.latestSerialIsCurrent { return }
      // The change is announced before it is made. Changes of the transaction before have their own animation only if
      // views update for them separately.
      writes.commitEarly?()
    }
    let serial = writes.serialForWrite()
    pendingSerial = serial
    writes.append(self, serial: serial)
  }
}

extension ObjectSource: PendingWrite {
  var written: (name: String, isRead: Bool)? { (String(describing: type(of: object)), hasReader) }

  func commit(serial: Int, in queue: UpdateQueue) -> Int {
    if pendingSerial == serial { pendingSerial = nil }
    return invalidateReaders(in: queue)
  }
}

extension ViewGraph {
  /// The source of an object in this graph.
  func source<Object: ObservableObject>(of object: Object) -> ObjectSource {
    let id = ObjectIdentifier(object)
    if let known = objects[id] { return unsafeDowncast(known, to: ObjectSource.self) }
    let source = ObjectSource(object, writes: writes)
    objects.add(source, for: id)
    return source
  }

  /// Drops the source of an object on which no view depends any more.
  func release(_ source: ObjectSource) {
    guard source.dependencies.isEmpty else { return }
    source.end()
    objects.remove(ObjectIdentifier(source.object))
  }
}

/// A node's dependency on an object: every announcement invalidates the node, whatever its body reads (I-60).
@MainActor
final class ObjectSubscription {
  private let dependency: Dependency
  // Unsafe: the node owns the slot that owns this.
  private unowned(unsafe) let node: ViewNode
  private var followed: ObjectSource?
  /// The source of the object's changes; nil if its properties are tracked one by one.
  var source: ObjectSource? {
    guard let followed, let assumptions = node.graph.trace.assumptions else { return followed }
    return assumptions.tracksProperties(of: followed.object) ? nil : followed
  }

  init(node: ViewNode, slot: Int) {
    self.node = node
    dependency = Dependency(node: node, slot: slot, wasRead: true)
  }

  func follow<Object: ObservableObject>(_ object: Object) {
    if followed?.object === object { return }
    end()
    let source = node.graph.source(of: object)
    if let assumptions = node.graph.trace.assumptions, assumptions.tracksProperties(of: object) {
      ignoreChanges()
    }
    source.add(dependency)
    followed = source
  }

  func end() {
    guard let source = followed else { return }
    source.remove(dependency)
    node.graph.release(source)
    followed = nil
  }

  /// Ignores announcements, so that no body runs.
  func ignoreChanges() { dependency.wasRead = false }
}

/// A property of an observable object, reached through a key path (`$model.name`).
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  let object: Object
  let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let objectSource: DependencySource?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, source: DependencySource?) {
    self.object = object
    self.keyPath = keyPath
    objectSource = source
  }

  override var latestValue: Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }
  override var source: DependencySource? { objectSource }
  override var isProjection: Bool { true }

  // Every thread can read the values of an object itself; published properties are read under a lock.
  override func valueElsewhere() -> Value? {
    BackgroundWrites.value(of: self) { nil } ?? object[keyPath: keyPath]
  }
  override func changeElsewhere(_ change: (inout Value?) -> Void) -> ObjectIdentifier? {
    BackgroundWrites.change(self, read: { nil }, change)
  }
  override func placeDidChange() {}

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
