// SPDX-License-Identifier: Apache-2.0

/// A curve of time by itself, from 0 to 1.
///
/// - Source: Apple, `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case curve(Animation.Curve)
    /// A quarter of a circle, or two halves of one.
    case circularIn, circularOut, circularInOut
  }

  private let shape: Shape

  public static let linear = UnitCurve(shape: .curve(.linear))
  public static let easeIn = UnitCurve(shape: .curve(.easeIn))
  public static let easeOut = UnitCurve(shape: .curve(.easeOut))
  public static let easeInOut = UnitCurve(shape: .curve(.easeInOut))
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    let animation = Animation.timingCurve(
      startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    return UnitCurve(shape: .curve(animation.curve))
  }

  /// The progress at a fraction of the duration.
  public func value(at progress: Double) -> Double {
    let time = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch shape {
    case .curve(let curve): return curve.value(at: time)
    case .circularIn: return Self.circle(time)
    case .circularOut: return 1 - Self.circle(1 - time)
    case .circularInOut:
      return time < 0.5 ? Self.circle(2 * time) / 2 : 1 - Self.circle(2 - 2 * time) / 2
    }
  }

  private static func circle(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }
}
