// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// The compiler looks for this name to find the type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// A colour of UIKit: its parts in sRGB in a light and in a dark surrounding.
///
/// - Source: Apple, `UIColor`.
// One action at a time.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  fileprivate struct Parts: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }
  private let light: Parts
  private let dark: Parts
  /// The colour of SwiftUI that it was made of, or that it is known as.
  private let known: Color?

  fileprivate init(_ light: Parts, _ dark: Parts, known: Color?) {
    self.light = light
    self.dark = dark
    self.known = known
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = Parts(red: red, green: green, blue: blue, alpha: alpha)
    dark = light
    known = nil
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// What `#colorLiteral` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(_ color: Color) {
    var environment = EnvironmentValues()
    let light = Parts(color.resolve(in: environment))
    environment.colorScheme = .dark
    self.init(light, Parts(color.resolve(in: environment)), known: color)
  }

  /// A colour of a catalogue. Its parts are not known here; `Color` shows it by its name.
  public convenience init?(named name: String) { self.init(Color(name)) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(Color(name))
  }

  /// A colour that depends on what is around: the closure is asked for light and for dark.
  public convenience init(dynamicProvider provider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      provider(UITraitCollection(userInterfaceStyle: .light)).light,
      provider(UITraitCollection(userInterfaceStyle: .dark)).dark, known: nil)
  }

  /// The colour as SwiftUI shows it. A view that is dark shows a colour with two sides by its light one, unless it is
  /// one that SwiftUI knows.
  public var color: Color {
    known ?? Color(.sRGB, red: light.red, green: light.green, blue: light.blue, opacity: light.alpha)
  }

  open var cgColor: CGColor {
    CGColor(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var (light, dark) = (light, dark)
    (light.alpha, dark.alpha) = (alpha, alpha)
    return UIColor(light, dark, known: self.light.alpha == 1 ? known?.opacity(alpha) : nil)
  }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = traits.userInterfaceStyle == .dark ? dark : light
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = light.red
    green?.pointee = light.green
    blue?.pointee = light.blue
    alpha?.pointee = light.alpha
    return true
  }
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = (light.red + light.green + light.blue) / 3
    alpha?.pointee = light.alpha
    return true
  }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = light.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = light.alpha
    return true
  }

  open func setFill() {}
  open func setStroke() {}
  open func set() {}

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    for (name, value) in zip(Parts.names, light.all + dark.all) { coder.encode(Double(value), forKey: name) }
  }
  public required convenience init?(coder: NSCoder) {
    let values = Parts.names.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(Parts(values.prefix(4)), Parts(values.suffix(4)), known: nil)
  }

  open override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? UIColor else { return false }
    return light == other.light && dark == other.dark && known == other.known
  }
  open override var hash: Int { light.hashValue }
}

extension UIColor.Parts {
  /// What the parts of the light and of the dark side are called where a colour is archived.
  fileprivate static let names = ["", "Dark"].flatMap { side in
    ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { $0 + side }
  }

  fileprivate var all: [CGFloat] { [red, green, blue, alpha] }

  fileprivate init(_ all: ArraySlice<CGFloat>) {
    let all = Array(all)
    self.init(red: all[0], green: all[1], blue: all[2], alpha: all[3])
  }

  fileprivate init(_ color: Color.Resolved) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }

  fileprivate init(_ bits: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((bits >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  fileprivate var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      most == red
      ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }
}

extension UIColor {
  fileprivate static func known(_ name: String, _ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(Parts(light), Parts(dark), known: Color(name))
  }

  // As Apple's guidelines list them for iOS: red, green, blue, opacity, in light and in dark.
  public static let systemRed = known("systemRed", 0xFF3B_30FF, 0xFF45_3AFF)
  public static let systemOrange = known("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF)
  public static let systemYellow = known("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF)
  public static let systemGreen = known("systemGreen", 0x34C7_59FF, 0x30D1_58FF)
  public static let systemMint = known("systemMint", 0x00C7_BEFF, 0x63E6_E2FF)
  public static let systemTeal = known("systemTeal", 0x30B0_C7FF, 0x40C8_E0FF)
  public static let systemCyan = known("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF)
  public static let systemBlue = known("systemBlue", 0x007A_FFFF, 0x0A84_FFFF)
  public static let systemIndigo = known("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF)
  public static let systemPurple = known("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF)
  public static let systemPink = known("systemPink", 0xFF2D_55FF, 0xFF37_5FFF)
  public static let systemBrown = known("systemBrown", 0xA284_5EFF, 0xAC8E_68FF)
  public static let systemGray = known("systemGray", 0x8E8E_93FF, 0x8E8E_93FF)
  public static let systemGray2 = known("systemGray2", 0xAEAE_B2FF, 0x6363_66FF)
  public static let systemGray3 = known("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF)
  public static let systemGray4 = known("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF)
  public static let systemGray5 = known("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF)
  public static let systemGray6 = known("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let systemBackground = known("systemBackground", 0xFFFF_FFFF, 0x0000_00FF)
  public static let secondarySystemBackground = known("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tertiarySystemBackground = known("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF)
  public static let systemGroupedBackground = known("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF)
  public static let secondarySystemGroupedBackground = known(
    "secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = known(
    "tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF)
  public static let systemFill = known("systemFill", 0x7878_8033, 0x7878_805C)
  public static let secondarySystemFill = known("secondarySystemFill", 0x7878_8029, 0x7878_8052)
  public static let tertiarySystemFill = known("tertiarySystemFill", 0x7676_801F, 0x7676_803D)
  public static let quaternarySystemFill = known("quaternarySystemFill", 0x7474_8014, 0x7676_802E)
  public static let label = known("label", 0x0000_00FF, 0xFFFF_FFFF)
  public static let secondaryLabel = known("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599)
  public static let tertiaryLabel = known("tertiaryLabel", 0x3C3C_434C, 0xEBEB_F54C)
  public static let quaternaryLabel = known("quaternaryLabel", 0x3C3C_432E, 0xEBEB_F529)
  public static let placeholderText = known("placeholderText", 0x3C3C_434C, 0xEBEB_F54C)
  public static let separator = known("separator", 0x3C3C_434A, 0x5454_5899)
  public static let opaqueSeparator = known("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF)
  public static let link = known("link", 0x007A_FFFF, 0x0984_FFFF)
  public static let tintColor = known("tintColor", 0x007A_FFFF, 0x0A84_FFFF)
  public static let darkText = known("darkText", 0x0000_00FF, 0x0000_00FF)
  public static let lightText = known("lightText", 0xFFFF_FF99, 0xFFFF_FF99)

  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}

// Disfavoured: where a colour is only named, as in `Color(.systemGray4)`, the engine's own colour of that name is meant.
extension Color {
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
  @_disfavoredOverload
  public init(uiColor: UIColor) { self = uiColor.color }
}
