// SPDX-License-Identifier: Apache-2.0

/// A key of a value that travels with a change.
///
/// - Source: Apple, `TransactionKey`.
public protocol TransactionKey {
  associatedtype Value
  /// The value of changes that set none.
  static var defaultValue: Value { get }
}

extension Transaction {
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = parts.keyedValues[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { parts.keyedValues[ObjectIdentifier(key)] = newValue }
  }
}

/// Runs a closure; the state changes made in it carry a transaction with one value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = WriteContext.current.transaction
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
