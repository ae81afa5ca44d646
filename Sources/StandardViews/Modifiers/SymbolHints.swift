// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// How symbols and placeholders look: a symbol here has no layers and a picture no pixels, but items show what is asked for.

extension Image {
  /// The size of a symbol next to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether a picture's own colours are drawn.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How a picture is drawn larger than it is.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How a picture was taken, and so how it is turned; raw values as in its file.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
  /// How a picture fills a larger frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    showing("mode", mode.map { "\($0)" } ?? "")
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    showing("interpolation", "\(interpolation)")
  }
  public func antialiased(_ isAntialiased: Bool) -> Image {
    showing("antialiased", isAntialiased ? "" : "false")
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.traits[.rendering] = mode?.name ?? ""
    return image
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image {
    let insets = [capInsets.top, capInsets.leading, capInsets.bottom, capInsets.trailing]
    return resizable()
      .showing("resizing", resizingMode == .stretch ? "" : "\(resizingMode)")
      .showing(
        "caps",
        capInsets == EdgeInsets() ? "" : insets.map { DisplayAttribute.number($0) }.joined(separator: " "))
  }

  /// The image with something else that is perceived of it; an empty value is the ordinary one.
  private func showing(_ name: String, _ value: String) -> Image {
    var image = self
    image.attributes.removeAll { $0.name == name }
    if !value.isEmpty { image.attributes.append(DisplayAttribute(name, value)) }
    return image
  }

  /// A picture that assistive technologies do not tell.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).showing("VoiceOver", "decorative")
  }
  /// A picture of an asset catalogue, with a text for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).showing("label", label.string)
  }
  /// A symbol of an asset catalogue that is drawn in part.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).showing(
      "variable value", variableValue.map { DisplayAttribute.number($0) } ?? "")
  }
  /// A symbol that is drawn in part.
  public init(systemName: String, variableValue: Double?) {
    self = Image(systemName: systemName).showing(
      "variable value", variableValue.map { DisplayAttribute.number($0) } ?? "")
  }
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Forms of symbols.
public struct SymbolVariants: Hashable, Sendable {
  /// The forms that are added, without the ordinary one.
  package let name: String

  public static let none = SymbolVariants(name: "")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")

  public var circle: SymbolVariants { adding(.circle) }
  public var square: SymbolVariants { adding(.square) }
  public var rectangle: SymbolVariants { adding(.rectangle) }
  public var fill: SymbolVariants { adding(.fill) }
  public var slash: SymbolVariants { adding(.slash) }

  private func adding(_ other: SymbolVariants) -> SymbolVariants {
    let names = name.split(separator: " ").map(String.init)
    return names.contains(other.name)
      ? self : SymbolVariants(name: (names + [other.name]).sorted().joined(separator: " "))
  }
}

/// Motions of symbols.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }

  /// Whether a motion begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

/// A motion of a symbol.
public protocol SymbolEffect: Sendable {}

/// One of the motions that there are, with its options; none changes a layout.
public struct _NamedSymbolEffect: SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var individually: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
  public var cumulative: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var downUp: Self { self }
  public func magic(fallback: Self) -> Self { self }
  public func custom(angle: Angle) -> Self { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var bounce: Self { Self() }
  public static var pulse: Self { Self() }
  public static var variableColor: Self { Self() }
  public static var scale: Self { Self() }
  public static var appear: Self { Self() }
  public static var disappear: Self { Self() }
  public static var drawOn: Self { Self() }
  public static var drawOff: Self { Self() }
  public static var replace: Self { Self() }
  public static var wiggle: Self { Self() }
  public static var rotate: Self { Self() }
  public static var breathe: Self { Self() }
  public static var automatic: Self { Self() }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The size of symbols next to text; a symbol here is as large as its font (L-26).
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set {
      self[ImageScaleKey.self] = newValue
      drawnTraits[.symbolScale] = newValue == .medium ? "" : "\(newValue)"
    }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set {
      self[SymbolRenderingModeKey.self] = newValue
      drawnTraits[.rendering] = newValue?.name ?? ""
    }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set {
      self[SymbolVariantsKey.self] = newValue
      drawnTraits[.variant] = newValue.name
    }
  }
}

extension View {
  public consuming func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
  public consuming func symbolEffect<E: SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(_MomentaryEffectModifier(value: isActive))
  }
  public consuming func symbolEffect<E: SymbolEffect, V: Equatable>(
    _ effect: E, options: SymbolEffectOptions = .default, value: V
  ) -> some View {
    modifier(_MomentaryEffectModifier(value: value))
  }
  public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
}

extension ContentTransition {
  /// Accepted; a change of text is not interpolated.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
  public static func symbolEffect<E: SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .interpolate
  }
  public static var symbolEffect: ContentTransition { .interpolate }
}
