// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

// Looks of single platforms and of glass. There is one look here; items say which one is asked for.

/// A label of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  private let glass: Glass

  public init() { glass = .identity }
  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View { configuration.label.glassEffect(glass) }
}

/// A label of glass that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label like that of a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label in a bar below the toolbar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label in a bar below the toolbar, for an action.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

public struct PalettePickerStyle: PickerStyle { public init() {} }
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }
public struct PopUpButtonPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }

public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
}

public struct BorderedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }
