// SPDX-License-Identifier: Apache-2.0

extension Angle: AdditiveArithmetic {
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  public static func / (a: Angle, b: Angle) -> Double { a.radians / b.radians }
}
