// SPDX-License-Identifier: Apache-2.0

/// What a custom layout says about itself.
/// - Source: Apple, `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; nil when it does not.
  public var stackOrientation: Axis?
  public init() {}
}
