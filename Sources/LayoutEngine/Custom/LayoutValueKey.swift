// SPDX-License-Identifier: Apache-2.0

/// Names a value that a view hands to the custom layout around it.
/// - Source: Apple, `LayoutValueKey`.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value
  /// The value of a view that set none.
  static var defaultValue: Value { get }
}
