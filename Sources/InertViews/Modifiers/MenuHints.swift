// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// How menus, badges, rows and labels look and behave: they have one look.

/// In which order a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when one of its items has acted.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How a palette shows which of its items are chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: variant.name)
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// How much room a button takes.
public struct ButtonSizing: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// A value of the environment.
  public consuming func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Accepted: nobody opens the menu of a list's rows.
  public consuming func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  public consuming func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public consuming func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// A value of the environment, and an attribute of the first item.
  public consuming func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).perceived("badge prominence", prominence.name)
  }
  public consuming func buttonSizing(_ sizing: ButtonSizing) -> some View {
    perceived("button sizing", sizing.name)
  }
  /// Leaves the labels of controls in this view out, or does not.
  public consuming func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
  public consuming func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    perceived("icon spacing", DisplayAttribute.number(value))
  }
  public consuming func labelReservedIconWidth(_ value: CGFloat) -> some View {
    perceived("icon width", DisplayAttribute.number(value))
  }
  public consuming func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    perceived("section margins", "\(edges.rawValue) \(length.map { DisplayAttribute.number($0) } ?? "")")
  }
  public consuming func sectionIndexLabel(_ label: Text?) -> some View {
    perceived("section index", label?.string ?? "")
  }
  public consuming func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View {
    perceived("section index", labelKey.shown)
  }
  @_disfavoredOverload
  public consuming func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    perceived("section index", label.map { String($0) } ?? "")
  }
  public consuming func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    perceived("section index", "\(visibility)")
  }
  public consuming func listRowPlatterColor(_ color: Color?) -> some View {
    perceived("row platter", color?.description ?? "")
  }
  public consuming func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public consuming func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public consuming func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}
