// SPDX-License-Identifier: Apache-2.0
import EngineBase
import ViewEngine

/// The body that the environment's style makes for a control, or the default style where none is set.
struct StyledControl<Configuration>: View, BuiltInView {
  @Environment private var style: AnyStyle<Configuration>?
  private let configuration: Configuration
  private let fallback: AnyStyle<Configuration>

  init(
    _ keyPath: KeyPath<EnvironmentValues, AnyStyle<Configuration>?>, _ configuration: Configuration,
    fallback: AnyStyle<Configuration>
  ) {
    _style = Environment(keyPath)
    self.configuration = configuration
    self.fallback = fallback
  }

  var body: some View {
    (style ?? fallback).view(configuration)
  }
}

/// A view in a style's body that stands for a part of the control, such as its label.
///
/// Engine internals: public only because public placeholders conform to it.
@MainActor
public protocol PlaceholderView: PrimitiveView {}

extension PlaceholderView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    context.makeProvided(by: Self.self, orFault: "\(Self.self) is used outside of the style's body.")
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {}
}

/// Says what a placeholder stands for in the content.
struct ProvidingModifier<Placeholder: PlaceholderView, Provided: View>: ViewModifier, NodeModifier {
  let provided: Provided

  init(_ placeholder: Placeholder.Type, _ provided: Provided) {
    self.provided = provided
  }

  func makeNode(around content: some View, _ context: NodeContext) -> ProvidingNode<Provided> {
    let box = ContentBox(ElementGroup(content: provided))
    let inner = context.providing(Placeholder.self, box, isUnary: true)
    return ProvidingNode(box, content, inner)
  }

  func update(_ node: ProvidingNode<Provided>) {
    node.box
      .receive(ElementGroup(content: provided))
  }
}

final class ProvidingNode<Provided: View>: PassthroughNode {
  let box: ContentBox<ElementGroup<Provided>>

  init<Content: View>(
    _ box: ContentBox<ElementGroup<Provided>>, _ content: Content, _ context: NodeContext
  ) {
    self.box = box
    super.init(content, context)
  }

  override func willRemove() {
    box.forgetNodes()
  }
}

/// Views as one element: a row, unless it is a single view anyway.
struct ElementGroup<Content: View>: View, PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    Content._isUnary
      ? Content._makeNode(view.content, context)
      : StackNode(.hstack(.center, spacing: nil), view.content, context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {
    if Content._isUnary {
      Content._updateNode(node, view.content)
    } else {
      node.updateElements(to: view.content)
    }
  }
}

extension View {
  /// Makes a placeholder in this view stand for another view.
  func providing<Placeholder: PlaceholderView, Provided: View>(
    _ placeholder: Placeholder.Type, _ provided: Provided
  ) -> ModifiedContent<Self, ProvidingModifier<Placeholder, Provided>> {
    modifier(ProvidingModifier(placeholder, provided))
  }
}
