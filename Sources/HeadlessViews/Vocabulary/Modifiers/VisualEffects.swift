// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The space in which a drawing group's colours are computed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

// There are no pixels here: these effects have their types and change no item of the display list.
extension View {
  /// Adds a shadow, in points; display items do not show it.
  public consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view, with a radius in points; display items do not show it.
  public consuming func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Draws the view into one bitmap first; its items stay single.
  public consuming func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _DrawingGroupEffect> {
    modifier(_DrawingGroupEffect())
  }

  /// Composites the view before other effects apply; its items stay single.
  public consuming func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
    modifier(_CompositingGroupEffect())
  }

  public consuming func blendMode(_ blendMode: BlendMode) -> some View { modifier(_ColorEffect()) }
  public consuming func brightness(_ amount: Double) -> some View { modifier(_ColorEffect()) }
  public consuming func contrast(_ amount: Double) -> some View { modifier(_ColorEffect()) }
  public consuming func saturation(_ amount: Double) -> some View { modifier(_ColorEffect()) }
  public consuming func grayscale(_ amount: Double) -> some View { modifier(_ColorEffect()) }
  public consuming func hueRotation(_ angle: Angle) -> some View { modifier(_ColorEffect()) }
  public consuming func colorInvert() -> some View { modifier(_ColorEffect()) }
  public consuming func colorMultiply(_ color: Color) -> some View { modifier(_ColorEffect()) }
}

/// The modifier behind `shadow`.
public struct _ShadowEffect: InertModifier, Equatable {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize
}

/// The modifier behind `blur`.
public struct _BlurEffect: InertModifier, Equatable {
  public var radius: CGFloat
  public var isOpaque: Bool
}

/// The modifier behind `drawingGroup`.
public struct _DrawingGroupEffect: InertModifier {}

/// The modifier behind `compositingGroup`.
public struct _CompositingGroupEffect: InertModifier {}

/// The modifier behind what changes the colours of pixels.
public struct _ColorEffect: InertModifier {}
