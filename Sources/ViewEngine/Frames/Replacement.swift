// SPDX-License-Identifier: Apache-2.0

/// Views that were replaced by others of the same kind, which had to be made from scratch.
package struct Replacement: Sendable, Equatable {
  /// Why they are other views.
  package enum Cause: String, Sendable, Codable {
    /// The two branches of a condition.
    case condition
    /// Another type in an `AnyView`.
    case type
    /// Another value of `id(_:)`.
    case id
    /// Rows of a `ForEach` that show the same as before under other ids.
    case rowIDs
    /// Rows of a `ForEach` with their positions as ids, in a list that became longer or shorter.
    case positions
  }

  package var cause: Cause
  /// The view in whose body they are made, and the views around it: the code may stand in one of these, which has handed it on
  /// in a closure. Nothing outside of any.
  package var owners: [String]
  /// The outermost types with bodies that are in both the old and the new views, each once, sorted.
  package var typeNames: [String]
  /// How many bodies of these types are below it.
  package var bodies: Int
}
