// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
@_exported import FoundationStandIns
@_exported import ImageIO

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Pictures that are computed. Nothing is: a filter keeps its values and gives no picture.

/// A picture by its size.
open class CIImage: NSObject, @unchecked Sendable {  // One action at a time.
  public let extent: CGRect
  open var cgImage: CGImage? { nil }
  open var url: URL? { nil }
  open var properties: [String: Any] { [:] }

  public override init() { extent = .null }
  fileprivate init(extent: CGRect) { self.extent = extent }
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }
  public convenience init(color: CIColor) { self.init(extent: .infinite) }
  /// What is in data is not read.
  public convenience init?(data: Data) { return nil }
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { return nil }
  public convenience init?(contentsOf url: URL) { return nil }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { return nil }
  public static func empty() -> CIImage { CIImage() }
  public static let black = CIImage(extent: .infinite)
  public static let white = CIImage(extent: .infinite)
  public static let clear = CIImage(extent: .infinite)

  private func sized(_ rect: CGRect) -> CIImage { CIImage(extent: rect) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    sized(extent.applying(matrix))
  }
  open func cropped(to rect: CGRect) -> CIImage { sized(extent.intersection(rect)) }
  open func clampedToExtent() -> CIImage { sized(.infinite) }
  open func composited(over destination: CIImage) -> CIImage { sized(extent.union(destination.extent)) }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  open func autoAdjustmentFilters() -> [CIFilter] { [] }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  public static let properties = Self(rawValue: "CIImageProperties")
}

open class CIColor: NSObject, @unchecked Sendable {  // One action at a time.
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
}

open class CIVector: NSObject, @unchecked Sendable {  // One action at a time.
  private let values: [CGFloat]
  public init(values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }
  open var count: Int { values.count }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
}

public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let RGBA8 = Self(rawValue: 24)
  public static let ARGB8 = Self(rawValue: 23)
  public static let BGRA8 = Self(rawValue: 22)
  public static let RGBAf = Self(rawValue: 34)
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
}

/// Computes pictures: none.
open class CIContext: NSObject, @unchecked Sendable {  // One action at a time.
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
  open func createCGImage(_ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
    -> CGImage?
  { nil }
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { nil }
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { nil }
  open func clearCaches() {}
}

open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}
open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
}
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Looks for things in pictures, and finds none.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
