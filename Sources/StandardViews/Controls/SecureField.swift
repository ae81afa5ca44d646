// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A text field that shows a dot for each character.
public struct SecureField<Label: View>: View, BuiltInView {
  @Binding private var text: String
  private let label: Label
  private let prompt: Text?
  /// The field's own action for a return, besides the actions of `onSubmit`.
  package var onCommit: (() -> Void)?

  init(text: Binding<String>, prompt: Text?, label: Label) {
    _text = text
    self.prompt = prompt
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  public var body: some View {
    FieldContent(
      text: $text, shown: String(repeating: "•", count: text.count),
      placeholder: prompt?.string ?? label.titleText ?? "", title: label.titleText, submitsOnReturn: true,
      onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}
