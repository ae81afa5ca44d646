// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

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

// Bars have no search field. The text is what its binding says, and the first item of the view says it.
extension View {
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt: prompt?.string)
  }
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, prompt: prompt.shown)
  }
  @_disfavoredOverload
  public consuming func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, prompt: String(prompt))
  }
  public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt: prompt?.string)
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
    perceived("search completion", completion)
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
  public consuming func listItemTint(_ tint: Color?) -> some View {
    perceived("item tint", tint?.description ?? "")
  }
  public consuming func badge(_ label: Text?) -> some View {
    perceived("badge", label?.string ?? "")
  }
  public consuming func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
  @_disfavoredOverload
  public consuming func badge<S: StringProtocol>(_ label: S?) -> some View {
    perceived("badge", label.map { String($0) } ?? "")
  }
}

extension View {
  /// What is behind `searchable`: no field is drawn, and what is typed into it is said of the view.
  package consuming func searchField(_ text: Binding<String>, prompt: String?) -> some View {
    modifier(
      _WatchedAttributeModifier(text) { typed in
        typed.isEmpty ? DisplayAttribute("search", prompt ?? "") : DisplayAttribute("searched", typed)
      })
  }
}
