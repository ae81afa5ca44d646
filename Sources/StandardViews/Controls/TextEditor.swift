// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A control for a text of many lines.
public struct TextEditor: View, BuiltInView {
  @Binding private var text: String

  public init(text: Binding<String>) {
    _text = text
  }

  public var body: some View {
    FieldContent(text: $text, shown: text, placeholder: "", title: nil, submitsOnReturn: false)
      .frame(maxHeight: .infinity, alignment: .topLeading)
  }
}
