// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension ImageRenderer {
  /// No picture: nothing is drawn here.
  public var cgImage: CGImage? { nil }

  /// Hands a context over that forgets what it is told, without a size.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    renderer(.zero) { _ in }
  }
}

extension Image {
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation, label: Text) {
    self.init(cgImage, scale: scale, label: label)
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(decorative: cgImage, scale: scale)
  }
}

extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension GraphicsContext {
  /// Hands a context over that forgets what it is told.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext()) }
}
