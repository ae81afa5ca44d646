// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A style that repeats a picture. Items show the picture's name.
///
/// - Source: Apple, `ImagePaint`.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public var styleDescription: String {
    "image(\(image.name))"
      + Gradient.place(
        [sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height, scale],
        unless: [0, 0, 1, 1, 1])
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
