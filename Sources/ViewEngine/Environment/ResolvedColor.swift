// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
  /// A colour in numbers, as it looks in an environment.
  ///
  /// - Source: Apple, `Color.Resolved`.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Parts of the light on a linear scale.
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The transfer function of sRGB, and its inverse; negative parts are mirrored.
    private static func linear(_ part: Float) -> Float {
      let size = abs(part)
      let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return part < 0 ? -value : value
    }

    private static func curved(_ part: Float) -> Float {
      let size = abs(part)
      let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return part < 0 ? -value : value
    }

    /// As CSS writes it, with an alpha channel.
    public var description: String {
      let parts = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#" + parts.map { String(format: "%02X", $0) }.joined()
    }
  }

  /// The colour in numbers. Named colours of the system are those of iOS in light and dark, a colour of a catalogue, of which
  /// only the name is known, is clear.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    ColorReading(description, isDark: environment.colorScheme == .dark).color
  }

  /// A colour in numbers.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

/// Reads a colour's printed form, which is all that a colour keeps.
private struct ColorReading {
  private(set) var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  init(_ description: String, isDark: Bool) {
    // Opacities come after the colour, the innermost first.
    var words = Self.parts(of: description, separatedBy: " opacity ")
    let base = words.removeFirst()
    if let mixed = Self.mixed(base, isDark: isDark) {
      color = mixed
    } else if let numbers = Self.numbers(of: base, "rgba") {
      color = Color.Resolved(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    } else if let numbers = Self.numbers(of: base, "linear rgba") {
      color = Color.Resolved(
        colorSpace: .sRGBLinear, red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    } else if let numbers = Self.numbers(of: base, "hsba") {
      color = Self.color(hue: numbers[0], numbers[1], numbers[2], numbers[3])
    } else if let pair = Self.named[base] {
      color = Self.color(isDark ? pair.dark : pair.light)
    }
    for word in words {
      if let factor = Float(word) { color.opacity *= factor }
    }
  }

  /// The parts of a text between separators outside of brackets.
  private static func parts(of text: String, separatedBy separator: String) -> [String] {
    text.components(separatedBy: separator).reduce(into: []) { parts, piece in
      if let last = parts.last, last.filter({ $0 == "(" }).count > last.filter({ $0 == ")" }).count {
        parts[parts.count - 1] = last + separator + piece
      } else {
        parts.append(piece)
      }
    }
  }

  /// A colour between two others; nil if a text is not a colour. It is computed in sRGB, whatever the colour space.
  private static func mixed(_ text: String, isDark: Bool) -> Color.Resolved? {
    guard text.hasPrefix("mix("), text.hasSuffix(")") else { return nil }
    let parts = parts(of: String(text.dropFirst(4).dropLast()), separatedBy: ", ")
    guard parts.count == 3, let fraction = Float(parts[2]) else { return nil }
    let share = max(0, min(1, fraction))
    let (a, b) = (ColorReading(parts[0], isDark: isDark).color, ColorReading(parts[1], isDark: isDark).color)
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
    return Color.Resolved(
      red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
      opacity: between(a.opacity, b.opacity))
  }

  private static func numbers(of text: String, _ function: String) -> [Float]? {
    guard text.hasPrefix("\(function)("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(function.count + 1).dropLast().components(separatedBy: ", ").compactMap(
      Float.init)
    return numbers.count == 4 ? numbers : nil
  }

  private static func color(hue: Float, _ saturation: Float, _ brightness: Float, _ opacity: Float)
    -> Color.Resolved
  {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    func part(_ offset: Float) -> Float {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(min(place, 4 - place, 1), 0))
    }
    return Color.Resolved(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  private static func color(_ bits: UInt32) -> Color.Resolved {
    func part(_ shift: UInt32) -> Float { Float((bits >> shift) & 0xFF) / 255 }
    return Color.Resolved(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  /// The colours of the system, as Apple's guidelines list them for iOS: red, green, blue, opacity.
  private static let named: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B_30FF, 0xFF45_3AFF), "orange": (0xFF95_00FF, 0xFF9F_0AFF),
    "yellow": (0xFFCC_00FF, 0xFFD6_0AFF), "green": (0x34C7_59FF, 0x30D1_58FF),
    "mint": (0x00C7_BEFF, 0x63E6_E2FF), "teal": (0x30B0_C7FF, 0x40C8_E0FF),
    "cyan": (0x32AD_E6FF, 0x64D2_FFFF), "blue": (0x007A_FFFF, 0x0A84_FFFF),
    "indigo": (0x5856_D6FF, 0x5E5C_E6FF), "purple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "pink": (0xFF2D_55FF, 0xFF37_5FFF), "brown": (0xA284_5EFF, 0xAC8E_68FF),
    "gray": (0x8E8E_93FF, 0x8E8E_93FF), "white": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "black": (0x0000_00FF, 0x0000_00FF), "clear": (0, 0), "primary": (0x0000_00FF, 0xFFFF_FFFF),
    "secondary": (0x3C3C_4399, 0xEBEB_F599), "accentColor": (0x007A_FFFF, 0x0A84_FFFF),
  ]
}
