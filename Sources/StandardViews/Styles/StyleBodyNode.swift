// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

/// The body of a style for one control.
struct StyleBodyView<Style, Configuration, Content: View>: View, NodeView {
  var style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  // A body of several views is as many elements of the container around the control.
  static var _isUnary: Bool { Content._isUnary }
  static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  func makeNode(_ context: NodeContext) -> StyleBodyNode<Style, Configuration, Content> {
    StyleBodyNode(self, context)
  }

  func update(_ node: StyleBodyNode<Style, Configuration, Content>) {
    node.receive(self)
  }
}

/// The node of a style's body. It is counted under the style's own type name, and the style's dynamic properties
/// live in it, as those of a view do in a view's node.
final class StyleBodyNode<Style, Configuration, Content: View>: EvaluatingNode {
  private var view: StyleBodyView<Style, Configuration, Content>

  init(_ view: StyleBodyView<Style, Configuration, Content>, _ context: NodeContext) {
    self.view = view
    super.init(ViewType.of(Style.self), extras: context.extras, context)
    var style = view.style
    makeSlots(for: &style)
    update()
  }

  override var typeName: String { type.isCounted ? super.typeName : "" }

  /// Takes a new style value and what the control says now.
  func receive(_ new: StyleBodyView<Style, Configuration, Content>) {
    let configurations = ValueComparison.of(Configuration.self)
    let isEqual = keepsValue {
      type.comparison.areEqual(values: view.style, new.style)
        && configurations.areEqual(values: view.configuration, new.configuration)
    }
    if !isEqual {
      view = new
    } else if !marks.contains(.queued) {
      return
    }
    update()
  }

  override func update() {
    // Read before, because the view is not to be read while its style is passed by address.
    let (makeBody, configuration) = (view.makeBody, view.configuration)
    runBody(in: graph) { withInstalled(&view.style) { makeBody($0, configuration) } }
  }
}
