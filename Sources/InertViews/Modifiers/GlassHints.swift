// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// How views of glass change into each other, and what else only a screen with pixels could follow.

/// How a view of glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Whether a material looks as in the window that is being used.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// How a symbol's layers are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// What a shape does when the direction of the layout is the other one.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}

extension EnvironmentValues {
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  public consuming func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
  public consuming func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  {
    self
  }
  public consuming func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public consuming func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    perceived("material", appearance.name)
  }
  public consuming func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    perceived("symbol fill", mode?.name ?? "")
  }
  public consuming func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    perceived("symbol value", mode?.name ?? "")
  }
  /// A value of the environment, and an attribute of the first item.
  public consuming func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range).perceived("dynamic range", range?.name ?? "")
  }
  public consuming func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    perceived("mirroring", behavior == .fixed ? "fixed" : "\(behavior)")
  }
}
