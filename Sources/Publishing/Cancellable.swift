// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// A subscription or the like, which can be ended early.
///
/// - Source: Apple, Combine `Cancellable`.
public protocol Cancellable {
  func cancel()
}

extension AnyCancellable: Cancellable {
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }
}

extension Cancellable {
  /// Keeps the subscription in a collection; it ends when that is released.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
    collection.append(AnyCancellable(self))
  }
}
