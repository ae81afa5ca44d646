// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// What a search without results shows in place of them.
///
/// - Source: Apple, `SearchUnavailableContent`. The words are English, as those of the system in the development language.
public struct SearchUnavailableContent {
  /// The title beside a magnifying glass.
  public struct Label: View, BuiltInView {
    fileprivate let query: String

    public var body: some View {
      StandardViews.Label(
        query.isEmpty ? "No Results" : "No Results for “\(query)”", systemImage: "magnifyingglass")
    }
  }

  /// What to do about it.
  public struct Description: View, BuiltInView {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// None.
  public struct Actions: View, BuiltInView {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Stands where a search has found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Stands where a search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(query: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
