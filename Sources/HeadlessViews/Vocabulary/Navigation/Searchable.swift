// SPDX-License-Identifier: Apache-2.0

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    .navigationBarDrawer
  }

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// When search scopes are shown.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

// Bars have no search field: the text is what its binding says.
extension View {
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  @_disfavoredOverload
  public consuming func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func searchCompletion(_ completion: String) -> some View {
    modifier(_PlatformHintModifier())
  }
  /// Accepted; nothing is swiped out from under a row.
  public consuming func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func moveDisabled(_ isDisabled: Bool) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func listItemTint(_ tint: Color?) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func badge(_ label: Text?) -> some View { modifier(_PlatformHintModifier()) }
  @_disfavoredOverload
  public consuming func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_PlatformHintModifier())
  }
}
