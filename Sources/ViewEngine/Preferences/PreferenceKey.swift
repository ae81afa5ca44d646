// SPDX-License-Identifier: Apache-2.0

/// A key of a value that is passed up the view tree.
///
/// The underscored requirement is the engine's; every key gets it from an extension, specialised for its type in the
/// module that declares it.
///
/// - Source: Apple, `PreferenceKey`; semantics E-8…E-12.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view below has set one.
  static var defaultValue: Value { get }
  /// Combines the values of siblings, from left to right. `nextValue` is made only when it is called (S-15).
  static func reduce(value: inout Value, nextValue: () -> Value)
  /// The combined value of a node's first elements, or nil if none of them can set one (E-8).
  @MainActor static func _combined(in node: ViewNode, first count: Int) -> Value?
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
