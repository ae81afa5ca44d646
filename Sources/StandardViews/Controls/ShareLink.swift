// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A button that would offer something to other programs; tapping it does nothing.
///
/// - Source: Apple, `ShareLink`.
public struct ShareLink<Label: View>: View, BuiltInView {
  private let label: Label

  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Data: Collection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    Button(action: {}) { label }
  }
}

extension ShareLink where Label == StandardViews.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label("Share…", systemImage: "square.and.arrow.up") }
  }
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    self.init(item: item) { Label("Share…", systemImage: "square.and.arrow.up") }
  }
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(item: item) { Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}

/// How something is shown while it is offered.
public struct SharePreview: Sendable {
  public init(_ titleKey: LocalizedStringKey) {}
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}
