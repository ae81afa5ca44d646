// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
@_exported import FoundationStandIns
@_exported import QuartzCore
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Values of AppKit: colours, fonts, pictures.

public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

/// The compiler looks for this name to find the type of a `#colorLiteral`.
public typealias _ColorLiteralType = NSColor

/// A colour of AppKit: its parts in sRGB, and the colour of SwiftUI that it is known as.
open class NSColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {  // One action at a time.
  public let redComponent: CGFloat
  public let greenComponent: CGFloat
  public let blueComponent: CGFloat
  public let alphaComponent: CGFloat
  private let known: Color?

  private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ known: Color?) {
    (redComponent, greenComponent, blueComponent, alphaComponent) = (red, green, blue, alpha)
    self.known = known
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, nil)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, nil)
  }
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, nil)
  }
  /// What `#colorLiteral` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha), nil)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(white, white, white, alpha, nil) }
  public convenience init(_ color: Color) {
    let parts = color.resolve(in: EnvironmentValues())
    self.init(
      CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.opacity), color)
  }
  public convenience init?(named name: String) { self.init(Color(name)) }

  public var color: Color {
    known
      ?? Color(.sRGB, red: redComponent, green: greenComponent, blue: blueComponent, opacity: alphaComponent)
  }
  open var cgColor: CGColor {
    CGColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(
      redComponent, greenComponent, blueComponent, alpha, alphaComponent == 1 ? known?.opacity(alpha) : nil)
  }
  open func usingColorSpace(_ space: Any?) -> NSColor? { self }
  open override func isEqual(_ other: Any?) -> Bool { (other as? NSColor)?.color == color }
  open override var hash: Int { color.hashValue }

  // As Apple's guidelines list them for macOS, in light surroundings.
  private static func known(_ name: String, _ bits: UInt32, _ alpha: CGFloat = 1) -> NSColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((bits >> shift) & 0xFF) / 255 }
    return NSColor(part(16), part(8), part(0), alpha, Color(name))
  }
  public static let windowBackgroundColor = known("windowBackgroundColor", 0xECECEC)
  public static let controlBackgroundColor = known("controlBackgroundColor", 0xFFFFFF)
  public static let underPageBackgroundColor = known("underPageBackgroundColor", 0x969696)
  public static let textBackgroundColor = known("textBackgroundColor", 0xFFFFFF)
  public static let controlColor = known("controlColor", 0xFFFFFF)
  public static let controlAccentColor = known("controlAccentColor", 0x007AFF)
  public static let selectedContentBackgroundColor = known("selectedContentBackgroundColor", 0x0063E1)
  public static let labelColor = known("labelColor", 0x000000, 0.85)
  public static let secondaryLabelColor = known("secondaryLabelColor", 0x000000, 0.5)
  public static let tertiaryLabelColor = known("tertiaryLabelColor", 0x000000, 0.25)
  public static let textColor = known("textColor", 0x000000)
  public static let separatorColor = known("separatorColor", 0x000000, 0.1)
  public static let gridColor = known("gridColor", 0xE6E6E6)
  public static let linkColor = known("linkColor", 0x0068DA)
  public static let systemRed = known("systemRed", 0xFF3B30)
  public static let systemOrange = known("systemOrange", 0xFF9500)
  public static let systemYellow = known("systemYellow", 0xFFCC00)
  public static let systemGreen = known("systemGreen", 0x28CD41)
  public static let systemBlue = known("systemBlue", 0x007AFF)
  public static let systemPurple = known("systemPurple", 0xAF52DE)
  public static let systemPink = known("systemPink", 0xFF2D55)
  public static let systemGray = known("systemGray", 0x8E8E93)
  public static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let white = NSColor(white: 1, alpha: 1)
  public static let gray = NSColor(white: 0.5, alpha: 1)
  public static let lightGray = NSColor(white: 2 / 3, alpha: 1)
  public static let darkGray = NSColor(white: 1 / 3, alpha: 1)
  public static let black = NSColor(white: 0, alpha: 1)
  public static let clear = NSColor(white: 0, alpha: 0)
}

extension Color {
  public init(_ color: NSColor) { self = color.color }
  public init(nsColor: NSColor) { self = nsColor.color }
}

open class NSFont: NSObject, @unchecked Sendable {  // One action at a time.
  public let fontName: String
  public let pointSize: CGFloat
  private init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }
  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }
  public static let systemFontSize: CGFloat = 13
  public static let smallSystemFontSize: CGFloat = 11
  public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(".SFNS", size) }
  public static func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont(".SFNS-Bold", size) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(".SFMono", size)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { NSFont(".SFNS", size) }
  public struct Weight: Hashable, Sendable {
    private let value: Double
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
  }
}

/// A picture: a name and a size, no pixels; of a catalogue or a file there is none.
open class NSImage: NSObject, @unchecked Sendable {  // One action at a time.
  public typealias Name = String
  open var size: CGSize
  open var isTemplate = false
  fileprivate let picture: Image?
  public init(size: CGSize) { (self.size, picture) = (size, nil) }
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {
    (size, picture) = (CGSize(width: 13, height: 13), Image(systemName: name))
  }
  /// A picture that is taken to be there. Without a size, where no catalogue has it.
  public required init(imageLiteralResourceName name: Name) {
    (size, picture) = (AppResources.size(ofPicture: name) ?? .zero, Image(name))
  }
  public convenience init?(data: Data) { return nil }
  public convenience init?(contentsOf url: URL) { return nil }
  public convenience init?(contentsOfFile path: String) { return nil }
  public convenience init(cgImage: CGImage, size: CGSize) { self.init(size: size) }
  open var tiffRepresentation: Data? { nil }
  open func lockFocus() {}
  open func unlockFocus() {}
}
extension NSImage: CatalogPicture {}
extension Image {
  public init(nsImage: NSImage) {
    self = nsImage.picture ?? Image(decorative: CGImage(size: nsImage.size), scale: 1)
  }
}
