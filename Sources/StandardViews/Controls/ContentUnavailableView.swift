// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// What is shown in place of a content that is not there: a label, a description and buttons, in the middle.
///
/// - Source: Apple, `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, BuiltInView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label
      description
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == StandardViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { StandardViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { StandardViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}
