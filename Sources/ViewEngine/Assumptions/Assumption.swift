// SPDX-License-Identifier: Apache-2.0

/// A change to a client's code that a host behaves as if it had been made, to count what it would save.
///
/// Views, properties and objects go by their names, as the record of a step has them.
package enum Assumption: Hashable, Sendable {
  /// A property is left out of the comparison of a view's values, as an `==` of the view's own might leave it out.
  case leavesOut(view: String, property: String)
  /// A property is compared by its parts, as if its type were `Equatable`.
  case comparesByParts(view: String, property: String)
  /// The object that a property had at first stays, whatever the parent hands over.
  case keepsObject(view: String, property: String)
  /// A binding with closures of its own is a place, and leads to its readers when the value there changes.
  case bindsInPlace(view: String, property: String)
  /// The view does not depend on a property of its own: a state, a value of the environment, an object, a binding.
  case ignores(view: String, property: String)
  /// The view does not depend on an observable property that its body reads; the property as `Model.name`.
  case ignoresObserved(view: String, property: String)
  /// A view that reads a published property of an object of this type depends only on that property, as with
  /// `@Observable`.
  case tracksProperties(object: String)
  /// An `id(_:)` in the body of a view never changes.
  case keepsID(view: String)
  /// Rows of a `ForEach` in the body of a view are found again by what they show.
  case findsRowsByValue(view: String)
  /// Lists show their elements so many times over, at least once.
  case repeatsRows(Int)
}
