// SPDX-License-Identifier: Apache-2.0

/// Any number of animated values in one.
///
/// - Source: Apple, `AnimatableValues`.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ values: repeat each Value) {
    value = (repeat each values)
  }

  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func + (a: Self, b: Self) -> Self { Self(repeat (each a.value) + (each b.value)) }
  public static func - (a: Self, b: Self) -> Self { Self(repeat (each a.value) - (each b.value)) }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  public static func == (a: Self, b: Self) -> Bool {
    for (first, second) in repeat (each a.value, each b.value) {
      if first != second { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
