// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The space in which a drawing group's colours are computed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

// There are no pixels here: items say which effects they are drawn with.
extension View {
  /// Adds a shadow, in points.
  public consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view, with a radius in points.
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

  public consuming func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_ColorEffect("blend mode", blendMode == .normal ? nil : "\(blendMode)"))
  }
  public consuming func brightness(_ amount: Double) -> some View {
    modifier(_ColorEffect("brightness", amount, unless: 0))
  }
  public consuming func contrast(_ amount: Double) -> some View {
    modifier(_ColorEffect("contrast", amount, unless: 1))
  }
  public consuming func saturation(_ amount: Double) -> some View {
    modifier(_ColorEffect("saturation", amount, unless: 1))
  }
  public consuming func grayscale(_ amount: Double) -> some View {
    modifier(_ColorEffect("grayscale", amount, unless: 0))
  }
  public consuming func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorEffect("hue rotation", angle.degrees, unless: 0))
  }
  public consuming func colorInvert() -> some View { modifier(_ColorEffect("inverted", "")) }
  public consuming func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorEffect("multiplied", color.description))
  }
}

/// The modifier behind `shadow`.
public struct _ShadowEffect: DrawnAttributeModifier {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  package var attributes: [DisplayAttribute] {
    let numbers = [radius, offset.width, offset.height].map { DisplayAttribute.number($0) }
    return [DisplayAttribute("shadow", "\(color) \(numbers.joined(separator: " "))")]
  }
}

/// The modifier behind `blur`.
public struct _BlurEffect: DrawnAttributeModifier {
  public var radius: CGFloat
  public var isOpaque: Bool

  package var attributes: [DisplayAttribute] {
    if radius == 0 { return [] }
    return [DisplayAttribute("blur", DisplayAttribute.number(radius) + (isOpaque ? " opaque" : ""))]
  }
}

/// The modifier behind `drawingGroup`.
public struct _DrawingGroupEffect: InertModifier {}

/// The modifier behind `compositingGroup`.
public struct _CompositingGroupEffect: InertModifier {}

/// The modifier behind what changes the colours of pixels.
public struct _ColorEffect: DrawnAttributeModifier {
  private let name: String
  /// nil where it has no effect.
  private let value: String?

  nonisolated init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }

  /// An effect that a number has none of.
  nonisolated init(_ name: String, _ amount: Double, unless neutral: Double) {
    self.init(name, amount == neutral ? nil : DisplayAttribute.number(amount))
  }

  package var attributes: [DisplayAttribute] { value.map { [DisplayAttribute(name, $0)] } ?? [] }
}
