// SPDX-License-Identifier: Apache-2.0
import EngineBase

@_spi(Reflection) import Swift

/// An object that announces its changes before they happen (I-60).
///
/// - Source: Apple, Combine `ObservableObject`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: _ClosurePublisher {
  public typealias Output = Void
  public typealias Failure = Never

  fileprivate let receivers = Receivers<Void>()

  public init() {}

  public func send() {
    receivers.send(())
  }

  public func _attach(
    _ receive: @escaping (()) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receivers.add(receive)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties send through.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherRegistry.publisher(of: self)
  }
}

/// Finds the publisher of an object that does not declare one.
///
/// The publisher is kept in the object's first `@Published` property. An object without such a property is kept in a
/// list of weak references.
private enum PublisherRegistry {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Touched under the lock only.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    var fields: [any PublishedStorage] = []
    let address = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
    // Option 1 asks for the fields of a class.
    _forEachField(of: Swift.type(of: object), options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
      if let published = type as? any PublishedField.Type {
        fields.append(published.field(at: address + offset))
      }
      return true
    }
    let made = ObservableObjectPublisher()
    // Freed outside of the lock, because freeing may run a client's code.
    var before: [ObjectIdentifier: Entry] = [:]
    defer { withExtendedLifetime(before) {} }
    return EngineLock.exclusively {
      if let known = fields.first?.objectPublisher { return known }
      if fields.isEmpty, let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      if fields.isEmpty {
        before = entries
        entries = before.filter { $0.value.object != nil }
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: made)
      }
      for field in fields { field.objectPublisher = made }
      return made
    }
  }
}

/// A `@Published` property of any type, found by reflection.
private protocol PublishedField {
  static func field(at address: UnsafeMutableRawPointer) -> any PublishedStorage
}

/// The storage of such a property.
private protocol PublishedStorage: AnyObject {
  var objectPublisher: ObservableObjectPublisher? { get set }
}

/// A property wrapper that announces changes of its value.
package protocol AnnouncedProperty {}

/// What has a value of the client's that may be put back to what it was.
package protocol KeepsValue {
  var keptValue: Any { get }
  /// Saves the value; the result puts it back and tells nobody.
  func keepValue() -> () -> Void
}

/// A property of an observable object that announces every write, equal or not (I-60).
///
/// - Source: Apple, Combine `Published`.
@propertyWrapper
public struct Published<Value>: AnnouncedProperty {
  @usableFromInline var storage: Storage

  @usableFromInline
  final class Storage: PublishedStorage {
    // Touched under the lock only.
    @exclusivity(unchecked) private var stored: Value
    fileprivate var objectPublisher: ObservableObjectPublisher?
    let receivers = Receivers<Value>()
    /// The publishers that are assigned to the property; their subscriptions end with the property.
    var followed: [AnyCancellable] = []

    init(_ value: Value) {
      stored = value
    }

    var value: Value { EngineLock.exclusively { stored } }

    /// Reads the value for a client, as the property of an object.
    @usableFromInline
    func read(in object: AnyObject) -> Value {
      if PropertyTracking.isOn { PropertyTracking.noteRead(of: self, in: object) }
      return value
    }

    @usableFromInline
    func write(_ new: Value, in object: AnyObject) {
      if !PropertyTracking.isOn { return publish(new) }
      PropertyTracking.change(self, in: object, from: value, to: new) { publish(new) }
    }

    /// Announces a value and stores it.
    func publish(_ value: Value) {
      if MainThread.isCurrent {
        announce(value)
        store(value)
      } else {
        BackgroundWrites.announcing({ announce(value) }, change: { store(value) })
      }
    }

    private func announce(_ value: Value) {
      let (object, ofObject, own) = EngineLock.exclusively {
        (objectPublisher, objectPublisher?.receivers.audience, receivers.audience)
      }
      if let object, let ofObject { object.receivers.send((), to: ofObject) }
      receivers.send(value, to: own)
    }

    private func store(_ value: Value) {
      EngineLock.store(value, in: &stored)
    }

    fileprivate func keepValue() -> () -> Void {
      let value = value
      return { self.store(value) }
    }
  }

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { clientFault("unavailable") }
    set { clientFault("unavailable") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    // Inlinable, so that the compiler reads the storage directly: it knows the path where the property is declared.
    @inlinable
    get { object[keyPath: storageKeyPath].storage.read(in: object) }
    @inlinable
    set { object[keyPath: storageKeyPath].storage.write(newValue, in: object) }
  }

  /// Delivers the current value, then each new one before it is stored.
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func _attach(
      _ receive: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receive(storage.value)
      return storage.receivers.add(receive)
    }

    /// Publishes the values of another publisher as the property's own, as long as the property is there.
    func follow<P: Publishing.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      storage.followed.append(publisher.sink { [weak storage] in storage?.publish($0) })
    }
  }

  /// The publisher of the property's values. If it is replaced by another property's publisher, this property uses that
  /// storage.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }
}

extension Published: PublishedField {
  fileprivate static func field(at address: UnsafeMutableRawPointer) -> any PublishedStorage {
    address.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

extension Published: KeepsValue {
  package var keptValue: Any { storage.value }
  package func keepValue() -> () -> Void { storage.keepValue() }
}
