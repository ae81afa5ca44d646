// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How group boxes look.
///
/// - Source: Apple, `GroupBoxStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a group box tells its style.
public struct GroupBoxStyleConfiguration {
  /// What the box is called.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  /// What is in the box, in a column.
  public struct Content: View, PlaceholderView {
    nonisolated init() {}
  }

  public let label = Label()
  public let content = Content()
}

extension AnyStyle where Configuration == GroupBoxStyleConfiguration {
  static func groupBoxes<S: GroupBoxStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes in this view look.
  public consuming func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, .groupBoxes(style))
  }
}
