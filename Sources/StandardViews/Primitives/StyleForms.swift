// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The tint of the environment, as far as an item shows it: by its name.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "tint" }
  public init() {}
}

/// The style of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "separator" }
  public init() {}
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "selection" }
  public init() {}
}

/// The style of what is filled, in a control.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "fill" }
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension HierarchicalShapeStyle {
  public static let quinary = HierarchicalShapeStyle(styleDescription: "quinary")
}

extension Material {
  public static let bar = Material(styleDescription: "bar")
  public static let ultraThin = ultraThinMaterial
  public static let thin = thinMaterial
  public static let regular = regularMaterial
  public static let thick = thickMaterial
  public static let ultraThick = ultraThickMaterial
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { .bar }
}

/// A style with something added to its description: a level, an opacity, a shadow.
public struct _DerivedShapeStyle: ShapeStyle, Hashable {
  public let styleDescription: String
}

extension ShapeStyle {
  private func derived(_ addition: String) -> _DerivedShapeStyle {
    _DerivedShapeStyle(styleDescription: "\(styleDescription) \(addition)")
  }

  public var secondary: some ShapeStyle { derived("secondary") }
  public var tertiary: some ShapeStyle { derived("tertiary") }
  public var quaternary: some ShapeStyle { derived("quaternary") }
  public var quinary: some ShapeStyle { derived("quinary") }
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { derived("opacity \(opacity)") }
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { derived("blend mode \(mode)") }
  @_disfavoredOverload
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension View {
  /// Fills the frame behind this view with the background style.
  public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Sets the style of the background; items show the background by its name.
  public consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    perceived("background style", style.styleDescription)
  }
  /// Accepted; content has no container whose background it could set.
  public consuming func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  )
    -> some View
  {
    perceived("container background", "\(style.styleDescription) \(container.name)")
  }

  /// Puts views behind a container; here behind this view.
  public consuming func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}

/// What a background is set of.
public struct ContainerBackgroundPlacement: Sendable {
  fileprivate let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
