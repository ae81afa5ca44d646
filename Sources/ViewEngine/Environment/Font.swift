// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A font. Only its size takes part in layout: text metrics here do not depend on weight or design (L-20).
///
/// - Source: Apple, `Font`; sizes of the text styles from the Human Interface Guidelines at the large size.
public struct Font: Hashable, Sendable {
  /// The size in points.
  package let size: CGFloat
  /// Whether the requested size is not valid for a font; texts with this font report it.
  package let isRefused: Bool
  /// Traits of the letters. They change the drawing, but not the measuring.
  package private(set) var traits = DrawnTraits()

  init(size: CGFloat, name: String? = nil, weight: Weight? = nil, design: Design? = nil) {
    var check = NumberCheck()
    self.size = check.extent(size, or: 17)
    isRefused = check.refusal != nil
    traits[.face] = name
    traits[.weight] = weight?.value
    traits[.design] = design?.value
  }

  private func with(_ trait: DrawnTrait, _ value: String) -> Font {
    var font = self
    font.traits[trait] = value
    return font
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: style.size, weight: weight ?? (style == .headline ? .semibold : nil), design: design)
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, name: name) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize, name: name) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size: size, name: name)
  }

  public func weight(_ weight: Weight) -> Font { with(.weight, weight.value) }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with(.italic, "true") }
  public func monospaced() -> Font { with(.design, Design.monospaced.value) }
  public func monospacedDigit() -> Font { with(.digits, "monospaced") }
  public func smallCaps() -> Font { with(.smallCaps, "true") }
  public func lowercaseSmallCaps() -> Font { with(.smallCaps, "lowercase") }
  public func uppercaseSmallCaps() -> Font { with(.smallCaps, "uppercase") }
  public func leading(_ leading: Leading) -> Font {
    with(.leading, leading == .standard ? "" : "\(leading)")
  }
  public func width(_ width: Width) -> Font { with(.width, width.trait) }
}

extension Font.Weight {
  /// As a trait of letters; empty for the ordinary one.
  package var value: String { self == .regular ? "" : "\(self)" }
}

extension Font.Design {
  /// As a trait of letters; empty for the ordinary one.
  package var value: String { self == .default ? "" : "\(self)" }
}

extension Font {
  /// How wide a font's letters are; a letter here is half as wide as it is high (L-20).
  public struct Width: Hashable, Sendable {
    public let value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// As a trait of letters; empty for the ordinary one.
    package var trait: String { value == 0 ? "" : DisplayAttribute.number(value) }
  }
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of texts that have none of their own; nil means body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the texts in this view.
  @inlinable
  public consuming func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
    environment(\.font, font)
  }
}
