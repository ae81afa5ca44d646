// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A space of names in which views can be matched.
///
/// - Source: Apple, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// One space.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  @State private var id = IDs.next()

  public init() {}

  public var wrappedValue: ID { id }

  private enum IDs {
    // Views are made on the main actor's thread.
    nonisolated(unsafe) private static var last = 0

    static func next() -> ID {
      last += 1
      return ID(number: last)
    }
  }
}

extension Namespace: CustomComparison {
  // A view keeps the space that it was made with, so the next one that its parent makes is no other view.
  package static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
