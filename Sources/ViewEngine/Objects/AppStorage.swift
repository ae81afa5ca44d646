// SPDX-License-Identifier: Apache-2.0
import Foundation
import Publishing

/// A value under a key in `UserDefaults`, which all views share. A host reads values that other code has written there
/// when it next renders.
///
/// A view sees its own default value until a value has been written. On Linux the standard defaults are in memory, for
/// the time of the process. In an `ObservableObject` a write is announced by `objectWillChange`.
///
/// - Source: Apple, `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> { stored.binding }

  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value, _ kind: DefaultsEntry<Value>.Kind
  ) {
    stored = StoredValue(
      key: StorageKey(key, store: store), initial: initial,
      entry: DefaultsEntry(key: key, store: store ?? .standard, kind: kind))
  }

  /// The value in an object; an observable object announces each write, as for a published property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      let publisher = (object as? any ObservableObject)?.objectWillChange
      (publisher as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}

/// A value under a key that is kept for one scene; a host is one scene.
///
/// - Source: Apple, `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> { stored.binding }

  private init(_ key: String, _ initial: Value) {
    stored = StoredValue(key: StorageKey(scene: key), initial: initial, entry: nil)
  }
}

// The values that defaults can hold, as SwiftUI lists them.
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue, .url)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, .plain)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, .converted(Value.init(rawValue:), \.rawValue))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, .converted(Value.init(rawValue:), \.rawValue))
  }
}

// Optional values are nil until one has been written.
extension AppStorage {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, .optional(.url))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, .optional(.plain))
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store, nil, .optional(.converted(R.init(rawValue:), \.rawValue)))
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store, nil, .optional(.converted(R.init(rawValue:), \.rawValue)))
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue)
  }
  /// An optional value, which is nil until a value has been written.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(key, nil) }
}
