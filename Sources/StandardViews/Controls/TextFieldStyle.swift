// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// How text fields look.
///
/// - Source: Apple, `TextFieldStyle`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// The field with what is around it.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style was asked to make a body for.
public struct _TextFieldStyleLabel: View, BuiltInView {
  public var body: some View { EmptyView() }
}

/// A style of a platform: the field alone.
@MainActor
public protocol BuiltInTextFieldStyle: TextFieldStyle where _Body == TextField<_Label> {}

extension BuiltInTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

public struct DefaultTextFieldStyle: BuiltInTextFieldStyle, BuiltInStyle { public init() {} }
public struct PlainTextFieldStyle: BuiltInTextFieldStyle, BuiltInStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle, BuiltInStyle { public init() {} }
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle, BuiltInStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: Self { Self() }
}

extension EnvironmentValues {
  /// A client's style; nil for the styles of the platforms, which add nothing.
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[StyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}

extension View {
  /// Sets how text fields in this view look. Secure fields are as they are.
  public consuming func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let carried = AnyStyle<TextField<_TextFieldStyleLabel>>(style, at: \.textFieldStyle) {
      $0._body(configuration: $1)
    }
    return modifier(_AppearanceStyleModifier<S>())
      .environment(\.textFieldStyle, style is any BuiltInStyle ? nil : carried)
  }
}

/// A field as the style around makes it. Where there is none when it is made, it is the field alone.
struct StyledField: View, PrimitiveView {
  let field: FieldContent
  let configuration: TextField<_TextFieldStyleLabel>

  private var styled: StyledControl<TextField<_TextFieldStyleLabel>> {
    StyledControl(
      \.textFieldStyle, configuration,
      fallback: AnyStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1) }
    )
  }

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    EnvironmentValues(scope: context.scope).textFieldStyle == nil
      ? FieldContent._makeNode(view.field, context) : StyledControl._makeNode(view.styled, context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {
    if node is BodyNode<FieldContent> {
      FieldContent._updateNode(node, view.field)
    } else {
      StyledControl._updateNode(node, view.styled)
    }
  }
}
