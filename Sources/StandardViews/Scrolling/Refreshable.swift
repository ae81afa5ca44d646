// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Brings what a view shows up to date.
///
/// - Source: Apple, `RefreshAction`.
@MainActor
public struct RefreshAction {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the action, and returns when it is done.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What brings the view up to date, if anything does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says what pulling the scroll views in this view down does: a drag down at their top runs the action.
  public consuming func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  // What only tells a platform how scrolling feels and looks.
  public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    perceived("scroll indicators", "\(visibility.name) \(axes.rawValue)")
  }
  public consuming func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollContentBackground(_ visibility: Visibility) -> some View {
    perceived("scroll background", "\(visibility)")
  }
  public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    perceived("scroll clip", disabled ? "off" : "on")
  }
}

/// Whether a scroll view shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What scrolling does to a keyboard on screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
