// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import CoreImage
import FoundationStandIns
import SwiftUI

// How a picture is drawn, told to it and not kept, and what it is besides its size.

extension UIImage {
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public convenience init?(
    systemName: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: systemName, withConfiguration: configuration)
  }

  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var actions: UIImage { symbol("gearshape") }
  public static var checkmark: UIImage { symbol("checkmark") }
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The first of the pictures: nothing moves.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// There is no catalogue here.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { nil }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }

  public var isSymbolImage: Bool { isSymbol }
  public var isHighDynamicRange: Bool { false }
  public var symbolConfiguration: SymbolConfiguration? { nil }
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  public var capInsets: UIEdgeInsets { .zero }
  public var resizingMode: ResizingMode { .tile }
  public var baselineOffsetFromBottom: CGFloat? { nil }
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  private var copied: UIImage { withRenderingMode(renderingMode) }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbol ? withConfiguration(configuration) : nil
  }
  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copied
  }
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copied }
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { copied }
  public func imageWithoutBaseline() -> UIImage { copied }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied }
  public func withHorizontallyFlippedOrientation() -> UIImage { copied }
  public func imageRestrictedToStandardDynamicRange() -> UIImage { copied }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}
  public func heicData() -> Data? { nil }
}

extension UIImage {
  /// A picture of the size that the other one has.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: CGImage(size: ciImage.extent.size))
  }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: CGImage(size: ciImage.extent.size), scale: scale, orientation: orientation)
  }
  public var ciImage: CIImage? { nil }
}
extension CIImage {
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
}

extension ImageRenderer {
  /// No picture: nothing is drawn here.
  public var uiImage: UIImage? { nil }
}
