// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
@_exported import SwiftUI

// Colours, pictures and paths of Core Graphics. Nothing is drawn: a context forgets what it is told, a picture has a size.

public final class CGColorSpace: Sendable {
  public let name: String?
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  public init?(name: String) { self.name = name }
  fileprivate init() { name = nil }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A colour by its parts in sRGB, from 0 to 1, the last one its opacity.
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { components?.count ?? 0 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? [0, 0, 0, 1]).map { Double($0) }
    self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
  // An older form: `Color(.white)` means a colour of UIKit.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour's parts in a light surrounding.
  public var cgColor: CGColor? {
    let resolved = resolve(in: EnvironmentValues())
    return CGColor(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }
}

/// Colours at places from 0 to 1.
public final class CGGradient: Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// A picture without pixels.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  public let alphaInfo = CGImageAlphaInfo.premultipliedLast

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public convenience init(size: CGSize) {
    self.init(width: Self.pixels(size.width), height: Self.pixels(size.height))
  }

  /// A length in whole pixels; none of what is no length.
  private static func pixels(_ length: CGFloat) -> Int { length > 0 && length < 1_000_000 ? Int(length) : 0 }

  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
}

extension Image {
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init("\(cgImage.width)x\(cgImage.height)")
  }
  public init(decorative cgImage: CGImage, scale: CGFloat) { self.init("\(cgImage.width)x\(cgImage.height)") }
}
