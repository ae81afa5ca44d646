// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A style with its type hidden, as the environment carries it: makes the views of one kind of control.
///
/// Two are equal when they have one type and equal values, so that setting the same style again changes nothing.
struct AnyStyle<Configuration>: Equatable {
  let box: StyleBox<Configuration>

  init(box: StyleBox<Configuration>) {
    self.box = box
  }

  init<Style, Content: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    box = TypedStyleBox(style, makeBody)
  }

  /// Hides a style that the environment carries at a key. A control of the same kind in the body of a client's style looks as
  /// it would without that style: with it, it would be made without end.
  init<Style, Content: View>(
    _ style: Style, at key: WritableKeyPath<EnvironmentValues, Self?> & Sendable,
    makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    if style is any BuiltInStyle {
      self.init(style, makeBody: makeBody)
    } else {
      self.init(style) { makeBody($0, $1).environment(key, nil) }
    }
  }

  /// The style's body for a control.
  @MainActor
  func view(_ configuration: Configuration) -> AnyView {
    box.view(configuration)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.box.isEqual(to: b.box)
  }
}

/// Where the environment carries the style of one kind of control; nil where none is set.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}

class StyleBox<Configuration>: CarriedStyle {
  @MainActor
  func view(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
}

private final class TypedStyleBox<Style, Configuration, Content: View>: StyleBox<Configuration> {
  private let style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Content

  init(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content) {
    self.style = style
    self.makeBody = makeBody
  }

  override func view(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBodyView(style: style, configuration: configuration, makeBody: makeBody))
  }

  override func isEqual(to other: CarriedStyle) -> Bool {
    guard let other = other as? TypedStyleBox else { return false }
    return ValueComparison.of(Style.self).areEqual(values: style, other.style)
  }
}
