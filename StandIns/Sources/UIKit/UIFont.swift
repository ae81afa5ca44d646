// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// A font of UIKit: a name, a size and a weight. Lengths are those of the engine's plain measure of texts.
open class UIFont: NSObject, @unchecked Sendable {  // One action at a time.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { rawValue = value }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Points at the large size, from the Human Interface Guidelines.
    fileprivate var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
        .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }

  public let fontName: String
  public let pointSize: CGFloat
  public let weight: Weight
  open var familyName: String { fontName }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  open var lineHeight: CGFloat { pointSize }
  open var ascender: CGFloat { pointSize * 0.8 }
  open var descender: CGFloat { pointSize * -0.2 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.5 }
  open var leading: CGFloat { 0 }

  private init(_ name: String, _ size: CGFloat, _ weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.name, size > 0 ? size : descriptor.pointSize)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14
  public static let familyNames: [String] = []

  public static func fontNames(forFamilyName name: String) -> [String] { [] }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI", size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", size, weight)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI", size, .bold) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Italic", size) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFMono", size, weight)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI", size, weight)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(".SFUI", style.size, style == .headline ? .semibold : .regular)
  }
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?)
    -> UIFont
  {
    preferredFont(forTextStyle: style)
  }

  open func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size, weight) }

  /// The font as SwiftUI shows it.
  fileprivate var font: Font {
    if !fontName.hasPrefix(".") { return .custom(fontName, size: pointSize) }
    let weights: [Weight: Font.Weight] = [
      .ultraLight: .ultraLight, .thin: .thin, .light: .light, .medium: .medium, .semibold: .semibold,
      .bold: .bold,
      .heavy: .heavy, .black: .black,
    ]
    return .system(
      size: pointSize, weight: weights[weight], design: fontName == ".SFMono" ? .monospaced : nil)
  }

  open override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

/// Both names of a font: one can be used as the other.
public typealias CTFont = UIFont

extension Font {
  public init(_ font: UIFont) { self = font.font }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {  // One action at a time.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitMonoSpace = Self(rawValue: 1024)
  }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "family")
    public static let name = Self(rawValue: "name")
    public static let size = Self(rawValue: "size")
    public static let traits = Self(rawValue: "traits")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }
  public let name: String
  public let pointSize: CGFloat

  public init(name: String, size: CGFloat) {
    self.name = name
    pointSize = size
  }
  public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
    self.init(
      name: fontAttributes[.name] as? String ?? ".SFUI", size: fontAttributes[.size] as? CGFloat ?? 17)
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { self }
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
}

/// Sizes that grow with what a person has set; here they do not.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // One action at a time.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle style: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}

// MARK: - Texts with attributes

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
}
extension Text.LineStyle {
  public init?(nsUnderlineStyle style: NSUnderlineStyle) {
    if style.isEmpty { return nil }
    self.init()
  }
}
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
}

open class NSParagraphStyle: NSObject {
  public override init() {}
  open var alignment = NSTextAlignment.natural
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// As the engine measures texts: a character is half its size wide, a line its size high (L-20).
private func measured(_ text: String, _ font: UIFont?, width limit: CGFloat) -> CGSize {
  let size = font?.pointSize ?? 12
  let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  let longest = lengths.max() ?? 0
  // Where all of it has room, and where a width is no number, no line is broken.
  let room = limit / (size / 2)
  let perLine = room > 0 && room < CGFloat(longest) ? max(1, Int(room)) : max(1, longest)
  let lines = lengths.reduce(0) { $0 + max(1, ($1 + perLine - 1) / perLine) }
  return CGSize(width: CGFloat(min(longest, perLine)) * size / 2, height: CGFloat(lines) * size)
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(String(describing: self), attributes?[.font] as? UIFont, width: .infinity)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: Any?
  ) -> CGRect {
    CGRect(
      origin: .zero,
      size: measured(String(describing: self), attributes?[.font] as? UIFont, width: size.width))
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

// On Apple's platforms a string is an `NSString` to whoever calls a method of the latter.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(self, attributes?[.font] as? UIFont, width: .infinity)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: Any?
  ) -> CGRect {
    CGRect(origin: .zero, size: measured(self, attributes?[.font] as? UIFont, width: size.width))
  }
}
