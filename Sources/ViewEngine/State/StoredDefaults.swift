// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// A value under a key in a `UserDefaults` store. On Linux a store lives in memory, as long as the process does.
struct DefaultsEntry<Value> {
  let key: String
  let store: UserDefaults
  let kind: Kind

  /// How a value is converted to a type that defaults can store.
  struct Kind {
    /// The value of an object that was found under the key; nil if the object has another type.
    let decode: (UserDefaults, String) -> Value?
    let encode: (Value, UserDefaults, String) -> Void
  }

  /// The value that is stored; nil where there is none, or one of another kind.
  var value: Value? { kind.decode(store, key) }

  func write(_ value: Value) { kind.encode(value, store, key) }

  /// What is stored now, to be put back later.
  var kept: KeptDefault { KeptDefault(key: key, store: store, object: store.object(forKey: key)) }
}

/// The earlier value of a key, so that a measurement does not start with the values of the one before.
struct KeptDefault {
  let key: String
  let store: UserDefaults
  let object: Any?

  func restore() { store.set(object, forKey: key) }
}

extension DefaultsEntry.Kind {
  /// Values that a store contains without conversion.
  static var plain: Self {
    Self(decode: { $0.object(forKey: $1) as? Value }, encode: { $1.set($0, forKey: $2) })
  }

  /// Values that a store contains as another type.
  static func converted<Stored>(
    _ value: @escaping (Stored) -> Value?, _ stored: @escaping (Value) -> Stored
  ) -> Self {
    Self(
      decode: { ($0.object(forKey: $1) as? Stored).flatMap(value) },
      encode: { $1.set(stored($0), forKey: $2) })
  }

  /// An optional value: for nil, the store has no value.
  static func optional<Wrapped>(_ kind: DefaultsEntry<Wrapped>.Kind) -> Self where Value == Wrapped? {
    Self(
      decode: { store, key in kind.decode(store, key).map { $0 } },
      encode: { value, store, key in
        if let value { kind.encode(value, store, key) } else { store.removeObject(forKey: key) }
      })
  }
}

extension DefaultsEntry.Kind where Value == URL {
  static var url: Self {
    Self(decode: { $0.url(forKey: $1) }, encode: { $1.set($0, forKey: $2) })
  }
}

/// The values that objects have written with `@AppStorage`; views write through their host's ``ValueStorage``.
enum ObjectDefaults {
  // Any thread may write an object's property, so all access is under the lock.
  nonisolated(unsafe) private static var kept: [KeptDefault] = []

  static func willWrite<Value>(_ entry: DefaultsEntry<Value>) {
    EngineLock.exclusively {
      if kept.contains(where: { $0.key == entry.key && $0.store === entry.store }) { return }
      kept.append(entry.kept)
    }
  }

  /// Puts everything back as it was before objects wrote.
  static func restore() {
    let all = EngineLock.exclusively {
      defer { kept = [] }
      return kept
    }
    for kept in all { kept.restore() }
  }
}
