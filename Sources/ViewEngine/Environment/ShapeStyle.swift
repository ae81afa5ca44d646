// SPDX-License-Identifier: Apache-2.0

/// A colour or pattern that shapes are filled with.
///
/// The engine does not draw pixels; display items show a description of the style.
public protocol ShapeStyle: Sendable {
  /// What a display item shows as its colour. It is computed when the view that uses the style is made or updated. Its
  /// reads are not dependencies of that view, because a style is a value.
  var styleDescription: String { get }
}

extension Color: ShapeStyle {
  public var styleDescription: String { description }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
  public let styleDescription: String
  public var description: String { styleDescription }

  public init<S: ShapeStyle>(_ style: S) {
    styleDescription = style.styleDescription
  }
}

/// The foreground style of the environment, at a level of emphasis.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public let styleDescription: String

  package init(styleDescription: String) {
    self.styleDescription = styleDescription
  }

  public static let primary = HierarchicalShapeStyle(styleDescription: "primary")
  public static let secondary = HierarchicalShapeStyle(styleDescription: "secondary")
  public static let tertiary = HierarchicalShapeStyle(styleDescription: "tertiary")
  public static let quaternary = HierarchicalShapeStyle(styleDescription: "quaternary")
}

/// A blurred backdrop.
public struct Material: ShapeStyle, Hashable {
  public let styleDescription: String

  package init(styleDescription: String) {
    self.styleDescription = styleDescription
  }

  public static let ultraThinMaterial = Material(styleDescription: "ultraThinMaterial")
  public static let thinMaterial = Material(styleDescription: "thinMaterial")
  public static let regularMaterial = Material(styleDescription: "regularMaterial")
  public static let thickMaterial = Material(styleDescription: "thickMaterial")
  public static let ultraThickMaterial = Material(styleDescription: "ultraThickMaterial")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThinMaterial }
  public static var thinMaterial: Material { .thinMaterial }
  public static var regularMaterial: Material { .regularMaterial }
  public static var thickMaterial: Material { .thickMaterial }
  public static var ultraThickMaterial: Material { .ultraThickMaterial }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "foreground" }
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style behind content: the platform's background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public var styleDescription: String { "background" }
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
