// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A length that scales with the content size; here there is only one content size, so it is the length itself.
///
/// - Source: Apple, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
