// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

// Names that change nothing here, because what they change does not exist: see COMPATIBILITY.md.

/// Whether a button acts again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let level: Int

  public static let automatic = ButtonRepeatBehavior(level: 0)
  public static let enabled = ButtonRepeatBehavior(level: 1)
  public static let disabled = ButtonRepeatBehavior(level: 2)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// A value of the environment; a tap is one action.
  public consuming func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// How a screen comes into a navigation stack.
///
/// - Source: Apple, `NavigationTransition`.
public protocol NavigationTransition: Sendable {}

public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }

public struct ZoomNavigationTransition: NavigationTransition {
  public init(sourceID: some Hashable, in namespace: Namespace.ID) {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(sourceID: sourceID, in: namespace)
  }
}

extension View {
  /// Accepted: screens change at once.
  public consuming func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_PlatformHintModifier())
  }
}
