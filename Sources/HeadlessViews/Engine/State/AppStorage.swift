// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value under a key that all views of a host share. It is kept in memory, as long as the host lives, and is not
/// that of `UserDefaults`.
///
/// A view sees its own default value until a value has been written.
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

  private init(_ key: String, _ store: UserDefaults?, _ initial: Value) {
    stored = StoredValue(key: StorageKey(key, store: store), initial: initial)
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
    stored = StoredValue(key: StorageKey(scene: key), initial: initial)
  }
}

// The values that defaults can hold, as SwiftUI lists them.
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue)
  }
  /// A value that is nil until one has been written.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, store, nil)
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
  /// A value that is nil until one has been written.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(key, nil) }
}
