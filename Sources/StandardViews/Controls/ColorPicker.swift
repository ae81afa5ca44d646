// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

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
