// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Takes the numbers of one modifier as the client hands them over, and gives back numbers that can be calculated with.
///
/// A check is used where a value enters a node or a layout record. So all code behind it is free of NaN and of sums
/// that overflow. A refused number is replaced by the nearest one that is allowed, and reported once.
@usableFromInline
package struct NumberCheck: Sendable {
  /// The greatest length and coordinate, in points: sums of millions of them are still exact to less than a point.
  @inlinable package static var greatestLength: Double { 1e12 }
  /// The greatest number that a client's layout may compute by adding lengths.
  package static let greatestSum = 1e18
  /// The greatest factor by which something is drawn larger.
  package static let greatestFactor = 1e6
  /// The greatest length of a window, in points. It is small, because lazy containers make every row that is in the
  /// window.
  package static let greatestWindow = 1e5

  /// The first number that was refused, and the one taken instead of it; NaN stands for none.
  package private(set) var refusal: (value: Double, used: Double)?

  @inlinable
  package init() {}

  /// A number in a range. A number outside becomes the nearest end; NaN becomes `standard`.
  @inlinable @inline(__always)
  package mutating func number(_ value: Double, in range: ClosedRange<Double>, or standard: Double) -> Double
  {
    if value >= range.lowerBound && value <= range.upperBound { return value }
    return refuse(value, in: range, or: standard)
  }

  @usableFromInline @inline(never)
  mutating func refuse(
    _ value: Double, in range: ClosedRange<Double>, or standard: Double
  ) -> Double {
    refuse(value, as: value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound))
  }

  private mutating func refuse(_ value: Double, as used: Double) -> Double {
    if refusal == nil { refusal = (value, used) }
    return used
  }

  package mutating func count(_ value: Int, in range: ClosedRange<Int>) -> Int {
    if range.contains(value) { return value }
    let used = min(max(value, range.lowerBound), range.upperBound)
    if refusal == nil { refusal = (Double(value), Double(used)) }
    return used
  }

  /// A client's own number, as large as it likes.
  package mutating func finite(_ value: Double) -> Double {
    let limit = Double.greatestFiniteMagnitude
    return number(value, in: -limit...limit, or: 0)
  }

  /// A length or a coordinate of either sign.
  @inlinable @inline(__always)
  package mutating func length(_ value: CGFloat, or standard: CGFloat = 0) -> CGFloat {
    number(value, in: -Self.greatestLength...Self.greatestLength, or: standard)
  }

  /// A number that a client's layout has computed from lengths.
  package mutating func sum(_ value: CGFloat) -> CGFloat {
    number(value, in: -Self.greatestSum...Self.greatestSum, or: 0)
  }

  /// A length that may be left out; NaN counts as left out.
  @inlinable @inline(__always)
  package mutating func length(_ value: CGFloat?) -> CGFloat? {
    guard let value else { return nil }
    let checked = length(value, or: .nan)
    return checked.isNaN ? nil : checked
  }

  /// What a view is offered when it is placed: NaN for nil, and no more than there is.
  package mutating func offer(_ value: CGFloat?) -> Double {
    guard let value, !value.isNaN else { return .nan }
    return value == .infinity ? Self.greatestLength : sum(value)
  }

  /// A length of at least zero.
  package mutating func extent(_ value: CGFloat, or standard: CGFloat = 0) -> CGFloat {
    number(value, in: 0...Self.greatestLength, or: standard)
  }

  package mutating func size(_ value: CGSize) -> CGSize {
    CGSize(width: length(value.width), height: length(value.height))
  }

  package mutating func point(_ value: CGPoint) -> CGPoint {
    CGPoint(x: length(value.x), y: length(value.y))
  }

  package mutating func insets(_ value: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: length(value.top), leading: length(value.leading), bottom: length(value.bottom),
      trailing: length(value.trailing))
  }

  package mutating func factor(_ value: CGFloat) -> CGFloat {
    number(value, in: -Self.greatestFactor...Self.greatestFactor, or: 1)
  }

  package mutating func unitPoint(_ value: UnitPoint) -> UnitPoint {
    func checked(_ part: CGFloat) -> CGFloat {
      number(part, in: -Self.greatestFactor...Self.greatestFactor, or: 0.5)
    }
    return UnitPoint(x: checked(value.x), y: checked(value.y))
  }

  /// A ratio of two lengths; NaN for a number that is no ratio. One below zero turns an offer round (stack-algorithms
  /// K4i).
  package mutating func ratio(_ value: Double) -> Double {
    if value == 0 || !value.isFinite { return refuse(value, as: .nan) }
    return number(value, in: value > 0 ? 1e-6...1e6 : -1e6...(-1e-6), or: .nan)
  }

  /// An angle; NaN and infinity become zero.
  package mutating func degrees(_ value: Double) -> Double {
    value.isFinite ? value : refuse(value, as: 0)
  }

  /// The report of a refused number; nil where none was refused.
  package func message(_ modifier: String) -> String? {
    guard let refusal else { return nil }
    let consequence = refusal.used.isNaN ? "it counts as not given" : "\(refusal.used) is used instead"
    return "\(modifier): \(refusal.value) is no number that it can take; \(consequence)."
  }
}
