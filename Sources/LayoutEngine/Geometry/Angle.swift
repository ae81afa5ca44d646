// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An angle, kept in radians.
/// - Source: Apple, `Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle(radians: 0)

  public init() { self.init(radians: 0) }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
