// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: CGFloat

  /// As items print it.
  var text: String { "\(name) \(DisplayAttribute.number(value))" }

  public static let medium = PresentationDetent(name: "medium", value: 0)
  public static let large = PresentationDetent(name: "large", value: 0)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
}
