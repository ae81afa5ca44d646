// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The answers of a record on one axis to all offers: clamp(offer, minimum, maximum).
struct AxisLimits: Equatable {
  var minimum: Double
  var maximum: Double

  /// The answer to `proposal`; NaN asks for the ideal.
  @inline(__always)
  func answer(_ proposal: Double, ideal: @autoclosure () -> Double) -> Double {
    if proposal >= minimum { return proposal < maximum ? proposal : maximum }
    return proposal < minimum ? minimum : ideal()
  }

  /// The same without a branch, for a record whose ideal is the minimum, or for a proposal that is not nil.
  @inline(__always)
  func clamp(_ proposal: Double) -> Double {
    let most = proposal > minimum ? proposal : minimum
    return most < maximum ? most : maximum
  }

  /// The larger of two answers to the same proposal: of two clamps it is a clamp again.
  @inline(__always)
  func widest(_ other: AxisLimits) -> AxisLimits {
    AxisLimits(
      minimum: minimum < other.minimum ? other.minimum : minimum,
      maximum: maximum < other.maximum ? other.maximum : maximum)
  }

  @inline(__always)
  var isFlexible: Bool { minimum < maximum }

  @inline(__always)
  var flexibility: Double { maximum == .infinity ? .infinity : maximum - minimum }

  /// L-51, step 3, for a child that stands after `other` with the same priority.
  @inline(__always)
  func isServed(before other: AxisLimits) -> Bool {
    Self.isServed(flexibility, minimum, before: other.flexibility, other.minimum)
  }

  /// The same for two children of which no more is known than how flexible they are, and their minima.
  @inline(__always)
  static func isServed(
    _ flexibility: Double, _ minimum: Double, before other: Double, _ otherMinimum: Double
  ) -> Bool {
    flexibility < other || (flexibility == .infinity && other == .infinity && minimum > otherMinimum)
  }
}

/// The answers of a record on one axis: clamp(proposal, minimum, maximum), or the ideal for nil.
struct AxisRange: Equatable {
  var minimum: Double
  var ideal: Double
  var maximum: Double

  @inline(__always)
  init(_ minimum: Double, _ ideal: Double, _ maximum: Double) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  @inline(__always)
  init(fixed size: Double) { self.init(size, size, size) }

  @inline(__always)
  init(_ limits: AxisLimits, ideal: Double) { self.init(limits.minimum, ideal, limits.maximum) }

  /// The answer of leaves without a size of their own (L-2).
  static let fill = AxisRange(0, 10, .infinity)

  /// The answer to `proposal`; NaN asks for the ideal.
  @inline(__always)
  func answer(_ proposal: Double) -> Double { limits.answer(proposal, ideal: ideal) }

  @inline(__always)
  var limits: AxisLimits { AxisLimits(minimum: minimum, maximum: maximum) }
  @inline(__always)
  var isFlexible: Bool { limits.isFlexible }
  /// Whether the limits do not say everything. Most ideals are the minimum: of texts, spacers and fixed frames, and of
  /// whatever is made of these.
  @inline(__always)
  var hasOwnIdeal: Bool { ideal != minimum }

  /// The larger of two answers to the same proposal.
  func widest(_ other: AxisRange) -> AxisRange {
    AxisRange(limits.widest(other.limits), ideal: ideal < other.ideal ? other.ideal : ideal)
  }
}

extension Double {
  /// Whether the number stands for nil. It is compared with itself, which is one instruction; `isNaN` is nine.
  @inline(__always)
  var isNil: Bool { self != self }
}
