// SPDX-License-Identifier: Apache-2.0

/// A stored property of a view that the engine brings up to date before the view's body runs (S-14).
///
/// - Source: Apple, `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before the body runs, after the property wrappers inside have been connected to their storage.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
