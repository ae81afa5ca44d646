// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// What the parts of a colour become: each row is a part, made of red, green, blue, opacity and 1.
public struct ColorMatrix: Equatable, Sendable {
  public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
  public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
  public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
  public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

  public init() {}
}

// Filters are accepted: there are no pixels.
extension GraphicsContext.Filter {
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self() }
  public static func colorShader(_ shader: Shader) -> Self { Self() }
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self() }
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self() }
}

extension GraphicsContext.Shading {
  /// A picture that is repeated; items show its name.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self {
    .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
  }
}
