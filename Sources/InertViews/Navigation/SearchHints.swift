// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

// How a search field stands in its bar: there is none.

/// How a toolbar shows its search field.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What a toolbar does during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several such places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// What starts dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  public static let onLook = TextInputDictationActivation(name: "onLook")
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Whether a text can be dictated.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

extension EnvironmentValues {
  /// Where suggestions are shown: nowhere.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension View {
  public consuming func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public consuming func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  {
    self
  }
  public consuming func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public consuming func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  {
    self
  }
  public consuming func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  {
    self
  }
  public consuming func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }
  public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, prompt: prompt.shown)
  }
  @_disfavoredOverload
  public consuming func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchField(text, prompt: String(prompt))
  }

  // Older forms; the suggestions of the newer ones are not shown either.
  public consuming func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, prompt: prompt?.string)
  }
  public consuming func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchField(text, prompt: prompt.shown)
  }
  @_disfavoredOverload
  public consuming func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchField(text, prompt: String(prompt))
  }

  // Words that are chosen and stand in the field as one: the text alone is shown.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchField(text, prompt: prompt?.string)
  }
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchField(text, prompt: prompt.shown)
  }
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchField(text, prompt: prompt?.string)
  }
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchField(text, prompt: prompt.shown)
  }
}
