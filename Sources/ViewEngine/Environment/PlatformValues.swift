// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An environment value that the platform sets and views read. Here it has a constant value until a view sets it.
private protocol PlatformKey: EnvironmentKey {}

private enum DefaultMinListRowHeightKey: PlatformKey { static let defaultValue: CGFloat = 44 }
private enum DefaultMinListHeaderHeightKey: PlatformKey { static let defaultValue: CGFloat? = nil }
private enum ControlSizeKey: PlatformKey { static let defaultValue = ControlSize.regular }
private enum ReduceMotionKey: PlatformKey { static let defaultValue = false }
private enum ReduceTransparencyKey: PlatformKey { static let defaultValue = false }
private enum DifferentiateWithoutColorKey: PlatformKey { static let defaultValue = false }
private enum VoiceOverKey: PlatformKey { static let defaultValue = false }
private enum InvertColorsKey: PlatformKey { static let defaultValue = false }
private enum ColorSchemeContrastKey: PlatformKey { static let defaultValue = ColorSchemeContrast.standard }
private enum LegibilityWeightKey: PlatformKey { static let defaultValue: LegibilityWeight? = .regular }
private enum LuminanceReducedKey: PlatformKey { static let defaultValue = false }
private enum MultipleWindowsKey: PlatformKey { static let defaultValue = false }
private enum SearchingKey: PlatformKey { static let defaultValue = false }
private enum IsFocusedKey: PlatformKey { static let defaultValue = false }

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How much colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The weight of texts for better legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Sizes of content under the name of earlier releases.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { Self.allCases.firstIndex(of: self) ?? 0 >= 7 }
}

private enum SizeCategoryKey: PlatformKey { static let defaultValue = ContentSizeCategory.large }

extension EnvironmentValues {
  /// The height that rows of lists have at least, in points; a list's own rows stay at 44.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
  public var supportsMultipleWindows: Bool { self[MultipleWindowsKey.self] }
  /// Whether a search field is being used; there is none in bars.
  public var isSearching: Bool { self[SearchingKey.self] }
  /// Whether the view around has the focus; a `FocusState` says it for a field.
  public var isFocused: Bool { self[IsFocusedKey.self] }
  /// Points of one pixel.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Ends a search; there is none.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Opens a window; there is none.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window; there is none.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// Ends a search; there is none.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

extension View {
  /// Keeps the size of content in this view in a range.
  public consuming func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
    }
  }
}
