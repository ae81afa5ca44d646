// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value under a key in a `UserDefaults` store. On Linux a store lives in memory, as long as the process does.
struct DefaultsEntry<Value> {
  let key: String
  let store: UserDefaults
  let kind: Kind

  /// How a value is written as one of those that defaults can hold.
  struct Kind {
    /// The value of an object that was found under the key; nil where it is none.
    let decode: (UserDefaults, String) -> Value?
    let encode: (Value, UserDefaults, String) -> Void
  }

  /// The value that is stored; nil where there is none, or one of another kind.
  var value: Value? { kind.decode(store, key) }

  func write(_ value: Value) {
    WrittenDefaults.willWrite(key, in: store)
    kind.encode(value, store, key)
  }
}

extension DefaultsEntry.Kind {
  /// Values that stand in a store as they are.
  static var plain: Self {
    Self(decode: { $0.object(forKey: $1) as? Value }, encode: { $1.set($0, forKey: $2) })
  }

  /// Values that stand in a store as something else.
  static func converted<Stored>(
    _ value: @escaping (Stored) -> Value?, _ stored: @escaping (Value) -> Stored
  ) -> Self {
    Self(
      decode: { ($0.object(forKey: $1) as? Stored).flatMap(value) },
      encode: { $1.set(stored($0), forKey: $2) })
  }

  /// The same kind of values, or none.
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

/// What `@AppStorage` has written in this process, so that one measurement does not begin where another one ended.
package enum WrittenDefaults {
  private struct Entry {
    let key: String
    let store: UserDefaults
    /// What was there before the first write.
    let original: Any?
  }

  // Touched under the lock only.
  nonisolated(unsafe) private static var entries: [Entry] = []

  fileprivate static func willWrite(_ key: String, in store: UserDefaults) {
    EngineLock.exclusively {
      if entries.contains(where: { $0.key == key && $0.store === store }) { return }
      entries.append(Entry(key: key, store: store, original: store.object(forKey: key)))
    }
  }

  /// Puts everything back that was written.
  package static func restore() {
    let written = EngineLock.exclusively {
      defer { entries = [] }
      return entries
    }
    for entry in written.reversed() { entry.store.set(entry.original, forKey: entry.key) }
  }
}
