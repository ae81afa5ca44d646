// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// How toggles look.
///
/// - Source: Apple, `ToggleStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a toggle tells its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  public let label = Label()
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of several values are on and some off: a toggle here has one value.
  public var isMixed: Bool { false }
  /// The value of `isOn` when the body ran. Bindings to one place are equal; this tells two configurations apart.
  private let isOnNow: Bool

  init(isOn: Binding<Bool>, now: Bool) {
    _isOn = isOn
    isOnNow = now
  }
}

/// A label and, at the trailing edge, a switch of 51 × 31 points.
public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  @Environment(\.tint) private var tint
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  private var color: Color?

  public init() {}

  /// A switch of a color of its own while it is on.
  public init(tint: Color) { color = tint }

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if !labelsAreHidden {
        configuration.label
        Spacer()
      }
      Capsule()
        .fill(configuration.isOn ? onStyle : AnyShapeStyle(Color.gray))
        .frame(width: 51, height: 31)
    }
  }

  private var onStyle: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green) }
}

/// The style of the surroundings: a switch.
public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StyledToggle(configuration: configuration)
  }
}

/// A switch as a view, so that the style's own properties are installed.
private struct StyledToggle: View, BuiltInView {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    AnyStyle.toggles(SwitchToggleStyle()).view(configuration)
  }
}

/// A label that looks on or off as a whole.
public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A box with or without a mark before the label.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
      configuration.label
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension AnyStyle where Configuration == ToggleStyleConfiguration {
  static func toggles<S: ToggleStyle>(_ style: S) -> Self {
    AnyStyle(style, at: \.toggleStyle) { $0.makeBody(configuration: $1) }
  }
}

private struct LabelsAreHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[StyleKey<ToggleStyleConfiguration>.self] }
    set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
  }

  /// Whether controls leave their labels out; queries know the labels still.
  package var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles in this view look.
  public consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, .toggles(style))
  }

  /// Leaves the labels of controls in this view out. They can still be found by them.
  public consuming func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
