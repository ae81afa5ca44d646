// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A colour of UIKit, known by its name; `Color` is made of it.
///
/// - Source: Apple, `UIColor`.
public struct UIColor: Hashable, Sendable {
  let color: Color

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  public init(_ color: Color) { self.color = color }

  private init(_ name: String) { color = Color(name, bundle: nil) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  public static let systemRed = UIColor("systemRed")
  public static let systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow")
  public static let systemGreen = UIColor("systemGreen")
  public static let systemMint = UIColor("systemMint")
  public static let systemTeal = UIColor("systemTeal")
  public static let systemCyan = UIColor("systemCyan")
  public static let systemBlue = UIColor("systemBlue")
  public static let systemIndigo = UIColor("systemIndigo")
  public static let systemPurple = UIColor("systemPurple")
  public static let systemPink = UIColor("systemPink")
  public static let systemBrown = UIColor("systemBrown")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  public static let link = UIColor("link")
  public static let tintColor = UIColor("tintColor")
  public static let red = UIColor(Color.red)
  public static let orange = UIColor(Color.orange)
  public static let yellow = UIColor(Color.yellow)
  public static let green = UIColor(Color.green)
  public static let blue = UIColor(Color.blue)
  public static let purple = UIColor(Color.purple)
  public static let brown = UIColor(Color.brown)
  public static let cyan = UIColor(Color.cyan)
  public static let magenta = UIColor("magenta")
  public static let white = UIColor(Color.white)
  public static let gray = UIColor(Color.gray)
  public static let lightGray = UIColor("lightGray")
  public static let darkGray = UIColor("darkGray")
  public static let black = UIColor(Color.black)
  public static let clear = UIColor(Color.clear)
}

extension Color {
  public init(_ color: UIColor) { self = color.color }
  /// A colour as it is: code that could be handed one of UIKit's may hand over one of these.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
  public init(uiColor: UIColor) { self = uiColor.color }
}
