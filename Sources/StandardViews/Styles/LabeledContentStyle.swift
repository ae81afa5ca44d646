// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How labels with their contents look.
///
/// - Source: Apple, `LabeledContentStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a label with its content tells its style.
public struct LabeledContentStyleConfiguration {
  /// What the content is called.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  /// What is labelled.
  public struct Content: View, PlaceholderView {
    nonisolated init() {}
  }

  public let label = Label()
  public let content = Content()
}

/// The label at the leading edge, the content at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension AnyStyle where Configuration == LabeledContentStyleConfiguration {
  static func labeledContents<S: LabeledContentStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets how labels with their contents look in this view.
  public consuming func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, .labeledContents(style))
  }
}
