// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import FoundationStandIns
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

/// The compiler looks for this name to find the type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

/// A picture of UIKit: a name and a size, no pixels. A symbol is there whatever its name; any other picture is not, unless
/// it is made of data whose beginning says a size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {  // One action at a time.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  open class Configuration: NSObject, @unchecked Sendable {}  // One action at a time.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
  open class SymbolConfiguration: Configuration, @unchecked Sendable {  // One action at a time.
    fileprivate let pointSize: CGFloat
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
  }

  public let size: CGSize
  public let scale: CGFloat
  open var imageOrientation: Orientation { .up }
  open private(set) var renderingMode = RenderingMode.automatic
  open var cgImage: CGImage? {
    CGImage(size: CGSize(width: size.width * scale, height: size.height * scale))
  }
  fileprivate let name: String
  let isSymbol: Bool
  private let data: Data?

  fileprivate init(
    _ name: String, size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false, data: Data? = nil
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbol = isSymbol
    self.data = data
  }

  /// A picture of nothing.
  public override init() {
    (name, size, scale, isSymbol, data) = ("", .zero, 1, false, nil)
  }
  public convenience init?(systemName: String) {
    self.init(systemName, size: CGSize(width: 17, height: 17), isSymbol: true)
  }
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(systemName, size: CGSize(width: side, height: side), isSymbol: true)
  }
  /// A picture that is taken to be there, as by `#imageLiteral`. Without a size, where no catalogue has it.
  public required init(imageLiteralResourceName name: String) {
    let size = AppResources.size(ofPicture: name) ?? .zero
    (self.name, self.size, scale, isSymbol, data) = (name, size, 1, false, nil)
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = PictureHeader.size(of: data) else { return nil }
    self.init(
      UIImage.name(size),
      size: CGSize(width: size.width / scale, height: size.height / scale),
      scale: scale, data: data)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public convenience init(cgImage: CGImage) {
    self.init(
      "\(cgImage.width)x\(cgImage.height)", size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      "\(cgImage.width)x\(cgImage.height)",
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }

  /// What a picture is called that has a size alone.
  fileprivate static func name(_ size: CGSize) -> String {
    let pixels = CGImage(size: size)
    return "\(pixels.width)x\(pixels.height)"
  }

  private func twin(size: CGSize? = nil) -> UIImage {
    let image = UIImage(name, size: size ?? self.size, scale: scale, isSymbol: isSymbol, data: data)
    image.renderingMode = renderingMode
    return image
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let image = twin()
    image.renderingMode = mode
    return image
  }
  open func withTintColor(_ color: UIColor) -> UIImage { twin() }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { twin() }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { twin() }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { twin(size: size) }
  open func preparingForDisplay() -> UIImage? { self }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { twin(size: size) }
  open func byPreparingForDisplay() async -> UIImage? { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  /// What the picture was made of; else a file's beginning, which says its size: there are no pixels to write.
  open func pngData() -> Data? { data ?? PictureHeader.data(of: self) }
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension UIImage {
  /// A picture of a size, as a renderer makes it.
  static func drawn(size: CGSize) -> UIImage { UIImage(UIImage.name(size), size: size) }
}

extension UIImage: CatalogPicture {
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(named: name)
  }
}

extension Image {
  public init(uiImage: UIImage) {
    self = uiImage.isSymbol ? Image(systemName: uiImage.name) : Image(uiImage.name)
  }
}

/// The size in pixels that the first bytes of a picture say.
private enum PictureHeader {
  /// A PNG file up to its size in pixels; `nil` for a picture of nothing.
  static func data(of picture: UIImage) -> Data? {
    guard let pixels = picture.cgImage, pixels.width > 0, pixels.height > 0 else { return nil }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for side in [pixels.width, pixels.height] {
      bytes += withUnsafeBytes(of: UInt32(clamping: side).bigEndian, Array.init)
    }
    return Data(bytes + [8, 6, 0, 0, 0])
  }

  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func number(_ index: Int, _ count: Int) -> Int {
      bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return CGSize(width: number(16, 4), height: number(20, 4))
    }
    if bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46]) {
      return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // A JPEG file: its parts one after another, until one that says the size of a frame.
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let kind = bytes[index + 1]
      if 0xC0...0xCF ~= kind, ![0xC4, 0xC8, 0xCC].contains(kind) {
        return CGSize(width: number(index + 7, 2), height: number(index + 5, 2))
      }
      index += 2 + max(2, number(index + 2, 2))
    }
    return nil
  }
}

// MARK: - Pictures that are drawn

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  public override init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  public let format = UIGraphicsImageRendererFormat()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}
/// Makes pictures by closures; the closure runs, and its picture has the size alone.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return .drawn(size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
    -> Data
  {
    pngData(actions: actions)
  }
}

// Unsafe: whoever draws begins and ends a picture on one thread.
nonisolated(unsafe) private var drawnSizes: [CGSize] = []
public func UIGraphicsBeginImageContext(_ size: CGSize) { drawnSizes.append(size) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  drawnSizes.append(size)
}
public func UIGraphicsGetCurrentContext() -> CGContext? { drawnSizes.isEmpty ? nil : CGContext() }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { drawnSizes.last.map(UIImage.drawn) }
public func UIGraphicsEndImageContext() { _ = drawnSizes.popLast() }
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
