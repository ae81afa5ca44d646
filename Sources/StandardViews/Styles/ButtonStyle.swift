// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How buttons look; the tap stays the button's.
///
/// - Source: Apple, `ButtonStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and what makes them act.
///
/// - Source: Apple, `PrimitiveButtonStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a button tells its style.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  public let role: ButtonRole?
  public let label = Label()
  /// Whether the button is held down: never, because a tap takes no time here.
  public let isPressed = false
}

/// What a button tells a style that decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View, PlaceholderView {
    nonisolated init() {}
  }

  public let role: ButtonRole?
  public let label = Label()
  let button: ButtonTrigger

  /// Runs the button's action.
  @MainActor
  public func trigger() {
    button.fire()
  }
}

/// Leads from a style's configuration back to the button.
@MainActor
final class ButtonTrigger {
  /// Nil once the button has left.
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func fire() {
    action?()
  }

  func end() {
    action = nil
  }
}

/// What both kinds of button styles are told.
struct ButtonStyleInput {
  let role: ButtonRole?
  let trigger: ButtonTrigger
}

extension AnyButtonStyle {
  init(_ style: AnyStyle<ButtonStyleInput>, isPrimitive: Bool) {
    self.init(box: style.box, isPrimitive: isPrimitive)
  }

  /// The style's body for a button.
  @MainActor
  func view(_ input: ButtonStyleInput) -> AnyView {
    AnyStyle(box: known(box, as: StyleBox<ButtonStyleInput>.self)).view(input)
  }
}

extension View {
  /// Sets how buttons in this view look.
  public consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle,
      AnyButtonStyle(
        AnyStyle(style) { $0.makeBody(configuration: ButtonStyleConfiguration(role: $1.role)) },
        isPrimitive: false))
  }

  /// Sets how buttons in this view look and what makes them act. The styles that come with the engine place the label as the
  /// plain one does (L-27); the view as a whole says which one it has.
  public consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let carried = AnyButtonStyle(
      AnyStyle(style) {
        $0.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: $1.role, button: $1.trigger))
      },
      isPrimitive: true)
    return modifier(_AppearanceStyleModifier<S>())
      .environment(\.buttonStyle, style is any BuiltInStyle ? nil : carried)
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}
