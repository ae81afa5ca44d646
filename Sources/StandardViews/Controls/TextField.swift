// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A control for a text that the user types. It shows the text, or its prompt while the text is empty, as a
/// `Text` at the leading edge of the width it is offered.
///
/// - Source: Apple, `TextField`.
public struct TextField<Label: View>: View, BuiltInView {
  @Binding private var text: String
  private let label: Label
  private let prompt: Text?
  private let axis: Axis
  /// The title of the field whose style shows this one.
  private var givenTitle: String?
  /// The field's own action for a return, besides the actions of `onSubmit`.
  package var onCommit: (() -> Void)?

  init(text: Binding<String>, prompt: Text?, axis: Axis, label: Label) {
    _text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  public var body: some View {
    StyledField(
      field: FieldContent(
        text: $text, shown: text, placeholder: prompt?.string ?? title ?? "",
        title: title, submitsOnReturn: axis == .horizontal, onCommit: onCommit),
      configuration: configuration)
  }

  private var title: String? { givenTitle ?? label.titleText }

  /// The field for a style, which makes it again.
  private var configuration: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text: $text, prompt: prompt, axis: axis, label: _TextFieldStyleLabel())
    field.givenTitle = title
    field.onCommit = onCommit
    return field
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// A field for a value that has a text form. Text that stands for no value leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(value, as: FormatForm(format: format)), prompt: prompt, axis: .horizontal,
      label: Text(titleKey))
  }

  /// A field for a value that has a text form. Text that stands for no value leaves the value as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(value, as: FormatForm(format: format)), prompt: prompt, axis: .horizontal,
      label: Text(title))
  }
}

extension TextField where Label == Text {
  /// A field for a value that may be missing: then there is no text, and no text makes it missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(value, as: OptionalForm(form: FormatForm(format: format))), prompt: prompt,
      axis: .horizontal, label: Text(titleKey))
  }

  /// A field for a value that may be missing: then there is no text, and no text makes it missing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(value, as: OptionalForm(form: FormatForm(format: format))), prompt: prompt,
      axis: .horizontal, label: Text(title))
  }
}

/// What fields have in common: the text, and the element that is typed into.
struct FieldContent: View, BuiltInView {
  let text: Binding<String>
  let shown: String
  let placeholder: String
  let title: String?
  let submitsOnReturn: Bool
  var onCommit: (() -> Void)?

  var body: some View {
    Text(verbatim: shown.isEmpty ? placeholder : shown)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(
        FieldElement(
          text: text, shown: shown, title: title ?? placeholder, submitsOnReturn: submitsOnReturn,
          onCommit: onCommit))
  }
}
