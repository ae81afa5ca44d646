// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The body of a style for one control.
struct StyleBodyView<Style, Configuration, Content: View>: View, PrimitiveView {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    StyleBodyNode(view, context)
  }

  static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: StyleBodyNode<Style, Configuration, Content>.self).receive(view)
  }
}

/// The node of a style's body. It is counted under the style's own type name, and the style's dynamic properties
/// live in it, as those of a view do in a view's node.
final class StyleBodyNode<Style, Configuration, Content: View>: ViewNode {
  private var view: StyleBodyView<Style, Configuration, Content>
  private let type: ViewType
  private var slots = PropertySlots()
  private let extras: ContextExtras?

  init(_ view: StyleBodyView<Style, Configuration, Content>, _ context: NodeContext) {
    self.view = view
    type = ViewType.of(Style.self)
    extras = context.extras
    super.init(context)
    changedSlots = .max
    if !type.steps.isEmpty {
      if let donor = extras?.donor as? StyleBodyNode {
        slots.borrow(from: donor.slots)
      } else {
        var style = view.style
        withUnsafeMutablePointer(to: &style) { slots.make(type, at: $0, node: self) }
      }
    }
    evaluate()
  }

  private var isBuiltIn: Bool { Style.self is any BuiltInStyle.Type }

  override var pathName: String { isBuiltIn ? "" : TypeNames.name(at: type.index) }
  override var bodyTypeIndex: Int? { isBuiltIn ? nil : type.index }
  override var propertySlots: PropertySlots? { slots }
  override var propertyType: ViewType? { type }

  /// Takes a new style value and what the control says now.
  func receive(_ new: StyleBodyView<Style, Configuration, Content>) {
    let outer = graph.beginComparison()
    let equal =
      type.comparison.areEqual(values: view.style, new.style)
      && ValueComparison.of(Configuration.self).areEqual(values: view.configuration, new.configuration)
    graph.endComparison(outer, of: self, type, equal: equal)
    if equal {
      if marks.contains(.queued) { evaluate() }
      return
    }
    view = new
    changedSlots |= ViewNode.parentValueBit
    evaluate()
  }

  override func update() {
    evaluate()
  }

  private func evaluate() {
    guard graph.admitsDepth(self, type) else { return }
    let isFirst = !marks.contains(.hasRun)
    if isBuiltIn {
      apply(graph.runQuietly(self, body), isFirst)
      changedSlots = 0
      return
    }
    let evaluation = graph.beginBody(of: self, type)
    let content = observingReads(in: graph, body)
    graph.endBody(evaluation)
    apply(content, isFirst)
    graph.endElements(evaluation, of: self, isFirst: isFirst)
  }

  private func body() -> Content {
    var style = view.style
    if !type.steps.isEmpty {
      withUnsafeMutablePointer(to: &style) {
        slots.install(type, at: $0, usingSnapshots: extras?.donor != nil)
      }
    }
    return view.makeBody(style, view.configuration)
  }

  private func apply(_ content: Content, _ isFirst: Bool) {
    if isFirst {
      marks.insert(.hasRun)
      Content._appendElements(content, to: &elements, NodeContext(below: self, extras: extras))
    } else {
      var index = 0
      Content._updateElements(content, of: self, at: &index)
    }
  }

  override func willRemove() {
    if extras?.donor == nil { slots.detach() }
  }
}
