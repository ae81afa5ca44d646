// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A choice of one value among several views with tags.
///
/// Every style shows all options below the label; each is a button whose tap selects it, with the value "1"
/// and the attribute `selected` while it is selected.
///
/// - Source: Apple, `Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, BuiltInView {
  @Binding private var selection: SelectionValue
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    self.content = content()
    self.label = label
  }

  public var body: some View {
    VStack(alignment: .leading) {
      if !labelsAreHidden { label }
      content.modifier(PickerOption(selection: $selection, selected: selection))
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == StandardViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: StandardViews.Label(titleKey, systemImage: systemImage), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: StandardViews.Label(title, systemImage: systemImage), content: content)
  }
}

/// Makes each view of a picker's content an option.
private struct PickerOption<Value: Hashable>: ViewModifier, NodeModifier {
  let selection: Binding<Value>
  let selected: Value

  func makeNode(around content: some View, _ context: NodeContext) -> PickerOptionNode<Value> {
    PickerOptionNode(self, content, context)
  }

  func update(_ node: PickerOptionNode<Value>) {
    node.receive(self)
  }
}

private final class PickerOptionNode<Value: Hashable>: EffectNode, Tappable, ValueNode, ChoiceNode {
  private var option: PickerOption<Value>

  init<Content: View>(_ option: PickerOption<Value>, _ content: Content, _ context: NodeContext) {
    self.option = option
    super.init(content, context)
  }

  /// The tag, or the id in a `ForEach`, if it has the selection's type.
  private var value: Value? { selectionTag(as: Value.self) }

  private var isSelected: Bool { value == option.selected }

  var elementValue: String { isSelected ? "1" : "0" }

  func receive(_ new: PickerOption<Value>) {
    let old = option.selected
    option = new
    // The two options that look different now; which they are need not be found out while the choice stays.
    if new.selected != old, let value, value == old || value == new.selected { firstLeaf?.markRedrawn() }
  }

  override func draw(into builder: inout DisplayListBuilder) {
    builder.addingToFirst(isSelected ? [.selected] : []) { super.draw(into: &$0) }
  }

  func tap() {
    if let value { option.selection.wrappedValue = value }
  }

  override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitControl(.button, self) { visitor in elements.forEach { $0.visit(&visitor) } }
  }
}
