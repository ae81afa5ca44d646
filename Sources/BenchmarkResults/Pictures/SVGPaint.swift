// SPDX-License-Identifier: Apache-2.0

/// A colour of the display list as SVG has it.
struct SVGPaint: Hashable {
  /// `#rrggbb`.
  var color: String
  /// From 0 to 1.
  var opacity: Double
  /// Whether the display list says a name only: an asset of the app's, a blurred backdrop, somebody's own style.
  var isPlaceholder: Bool

  /// Reads a description, as `DisplayItem.color` has it. A gradient has the colour that it begins with.
  init(_ description: String?) {
    var text = description ?? "primary"
    var opacity = 1.0
    if let first = Self.firstColor(ofGradient: text) { text = first }
    while let range = text.lastRange(of: " opacity ") {
      guard let factor = Double(text[range.upperBound...]) else { break }
      opacity *= min(max(factor, 0), 1)
      text = String(text[..<range.lowerBound])
    }
    while text.hasSuffix(" gradient") { text = String(text.dropLast(9)) }
    if let numbers = Self.numbers(text, "rgba") {
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    } else if let numbers = Self.numbers(text, "hsba") {
      self.init(hue: numbers[0], saturation: numbers[1], brightness: numbers[2], opacity: numbers[3])
    } else if let named = Self.named[text] {
      self.init(named.0, opacity: named.1)
    } else {
      self.init("#8e8e93", opacity: 0.5, isPlaceholder: true)
    }
    self.opacity *= opacity
  }

  private init(_ color: String, opacity: Double, isPlaceholder: Bool = false) {
    (self.color, self.opacity, self.isPlaceholder) = (color, opacity, isPlaceholder)
  }

  private init(red: Double, green: Double, blue: Double, opacity: Double) {
    let color = [red, green, blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    .joined()
    self.init("#" + color, opacity: min(max(opacity, 0), 1))
  }

  /// - Source: Smith, "Color gamut transform pairs", 1978.
  private init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The numbers of `name(a, b, c, d)`.
  private static func numbers(_ text: String, _ name: String) -> [Double]? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(name.count + 1).dropLast().split(separator: ",")
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }.filter(\.isFinite)
    return numbers.count == 4 && parts.count == 4 ? numbers : nil
  }

  /// What stands first between the brackets of a gradient.
  private static func firstColor(ofGradient text: String) -> String? {
    guard let name = text.firstRange(of: "Gradient("), !text.hasPrefix("rgba"), !text.hasPrefix("hsba") else {
      return nil
    }
    var depth = 0
    var first = ""
    for character in text[name.upperBound...] {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if depth < 0 || (depth == 0 && character == ",") { break }
      first.append(character)
    }
    return first.isEmpty ? nil : first
  }

  /// - Source: Apple, Human Interface Guidelines, "Color", the light appearance.
  private static let named: [String: (String, Double)] = [
    "red": ("#ff3b30", 1), "orange": ("#ff9500", 1), "yellow": ("#ffcc00", 1), "green": ("#34c759", 1),
    "mint": ("#00c7be", 1), "teal": ("#30b0c7", 1), "cyan": ("#32ade6", 1), "blue": ("#007aff", 1),
    "indigo": ("#5856d6", 1), "purple": ("#af52de", 1), "pink": ("#ff2d55", 1), "brown": ("#a2845e", 1),
    "white": ("#ffffff", 1), "gray": ("#8e8e93", 1), "black": ("#000000", 1), "clear": ("#ffffff", 0),
    "primary": ("#000000", 1), "foreground": ("#000000", 1), "label": ("#000000", 1),
    "secondary": ("#3c3c43", 0.6), "secondaryLabel": ("#3c3c43", 0.6),
    "tertiary": ("#3c3c43", 0.3), "tertiaryLabel": ("#3c3c43", 0.3),
    "quaternary": ("#3c3c43", 0.18), "quaternaryLabel": ("#3c3c43", 0.18),
    "accentColor": ("#007aff", 1), "tint": ("#007aff", 1), "link": ("#007aff", 1),
    "separator": ("#3c3c43", 0.29), "selection": ("#007aff", 0.2), "fill": ("#787880", 0.2),
    "systemFill": ("#787880", 0.2), "secondarySystemFill": ("#787880", 0.16),
    "tertiarySystemFill": ("#767680", 0.12), "quaternarySystemFill": ("#747480", 0.08),
    "systemRed": ("#ff3b30", 1), "systemOrange": ("#ff9500", 1), "systemYellow": ("#ffcc00", 1),
    "systemGreen": ("#34c759", 1), "systemMint": ("#00c7be", 1), "systemTeal": ("#30b0c7", 1),
    "systemCyan": ("#32ade6", 1), "systemBlue": ("#007aff", 1), "systemIndigo": ("#5856d6", 1),
    "systemPurple": ("#af52de", 1), "systemPink": ("#ff2d55", 1), "systemBrown": ("#a2845e", 1),
    "systemGray": ("#8e8e93", 1), "systemGray2": ("#aeaeb2", 1), "systemGray3": ("#c7c7cc", 1),
    "systemGray4": ("#d1d1d6", 1), "systemGray5": ("#e5e5ea", 1), "systemGray6": ("#f2f2f7", 1),
    "background": ("#ffffff", 1), "systemBackground": ("#ffffff", 1),
    "secondarySystemBackground": ("#f2f2f7", 1), "tertiarySystemBackground": ("#ffffff", 1),
    "systemGroupedBackground": ("#f2f2f7", 1), "secondarySystemGroupedBackground": ("#ffffff", 1),
    "tertiarySystemGroupedBackground": ("#f2f2f7", 1),
  ]
}

extension String {
  fileprivate func lastRange(of part: String) -> Range<String.Index>? {
    ranges(of: part).last
  }
}
