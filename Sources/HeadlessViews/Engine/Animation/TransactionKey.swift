// SPDX-License-Identifier: Apache-2.0

/// A key of a value that travels with a change.
///
/// - Source: Apple, `TransactionKey`.
public protocol TransactionKey {
  associatedtype Value
  /// The value of changes that set none.
  static var defaultValue: Value { get }
}

/// The values under keys that a transaction carries. A transaction is copied with every write, so they are behind one
/// reference, and made anew when one changes.
final class TransactionValues {
  private let values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any] = [:]) {
    self.values = values
  }

  func value<Key: TransactionKey>(of key: Key.Type) -> Key.Value? {
    values[ObjectIdentifier(key)] as? Key.Value
  }

  func setting<Key: TransactionKey>(_ value: Key.Value, of key: Key.Type) -> TransactionValues {
    var values = values
    values[ObjectIdentifier(key)] = value
    return TransactionValues(values)
  }
}

extension Transaction {
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { keyedValues?.value(of: key) ?? Key.defaultValue }
    set { keyedValues = (keyedValues ?? TransactionValues()).setting(newValue, of: key) }
  }
}

/// Runs a closure; the state changes made in it carry a transaction with one value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = TransactionContext.current.transaction
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
