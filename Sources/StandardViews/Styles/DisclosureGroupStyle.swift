// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How disclosure groups look.
///
/// - Source: Apple, `DisclosureGroupStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group tells its style.
public struct DisclosureGroupStyleConfiguration {
  /// What is always shown.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  /// What belongs to it, in a column. It is made when it is shown.
  public struct Content: View, PlaceholderView {
    nonisolated init() {}
  }

  public let label = Label()
  public let content = Content()
  @Binding public var isExpanded: Bool
  /// The value of `isExpanded` when the body ran. Bindings to one place are equal; this tells two configurations apart.
  private let isExpandedNow: Bool
  /// The characters of the label, for queries.
  let title: String?

  init(isExpanded: Binding<Bool>, now: Bool, title: String?) {
    _isExpanded = isExpanded
    isExpandedNow = now
    self.title = title
  }
}

extension AnyStyle where Configuration == DisclosureGroupStyleConfiguration {
  static func disclosureGroups<S: DisclosureGroupStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how disclosure groups in this view look.
  public consuming func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, .disclosureGroups(style))
  }
}
