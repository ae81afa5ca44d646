// SPDX-License-Identifier: Apache-2.0

/// Which field has the focus: a flag for one field, or an optional value that names one of several.
///
/// A tap on a field, or typing into it, gives it the focus; writing the value moves it. A focused field that
/// leaves loses it (I-3).
///
/// - Source: Apple, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the value, for `focused`.
  @propertyWrapper
  public struct Binding {
    let base: HeadlessViews.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension FocusState: Sendable where Value: Sendable {}

extension View {
  /// Binds the focus of the field in this view to a flag.
  public consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition.base, focused: true, unfocused: false))
  }

  /// Binds the focus of the field in this view to a value that names it.
  public consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding.base, focused: value, unfocused: nil))
  }
}

/// The modifier behind `focused`.
private struct FocusModifier<Value: Hashable>: ViewModifier, NodeModifier {
  let binding: Binding<Value>
  let focused: Value
  let unfocused: Value

  func makeNode(around content: some View, _ context: NodeContext) -> FocusNode<Value> {
    FocusNode(self, content, context)
  }

  func update(_ node: FocusNode<Value>) {
    node.modifier = self
  }
}

/// A node that can have the focus.
@MainActor
protocol FocusableNode: ViewNode {
  func takeFocus()
  func loseFocus()
}

private final class FocusNode<Value: Hashable>: PassthroughNode, FocusableNode {
  var modifier: FocusModifier<Value>

  init<Content: View>(_ modifier: FocusModifier<Value>, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  private var binding: Binding<Value> { modifier.binding }

  func takeFocus() {
    if graph.focusedNode !== self { graph.focusedNode?.loseFocus() }
    graph.focusedNode = self
    binding.wrappedValue = modifier.focused
  }

  func loseFocus() {
    if binding.wrappedValue == modifier.focused { binding.wrappedValue = modifier.unfocused }
  }

  override func willRemove() {
    guard binding.location.latestValue == modifier.focused else { return }
    if graph.focusedNode === self { graph.focusedNode = nil }
    graph.actions.disappear({ [self] in loseFocus() }, beforeAppearances: false)
  }
}
