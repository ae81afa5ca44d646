// SPDX-License-Identifier: Apache-2.0
import Foundation

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

extension ShareLink where Label == HeadlessViews.Label<Text, Image> {
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

/// A label and a well of a colour; tapping it does nothing.
///
/// - Source: Apple, `ColorPicker`.
public struct ColorPicker<Label: View>: View, BuiltInView {
  @Binding private var selection: Color
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    _selection = selection
    self.label = label()
  }

  public var body: some View {
    HStack {
      label
      Spacer()
      Circle().fill(selection).frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
