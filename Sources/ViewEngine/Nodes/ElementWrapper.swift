// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A modifier of a list, which is applied to each element when the element is made.
@MainActor
@usableFromInline
package class ElementWrapper {
  final fileprivate(set) var outer: ElementWrapper?

  init(outer: ElementWrapper?) {
    self.outer = outer
  }

  /// The object that collects the elements, outside of all modifiers around them.
  var collector: SubviewCollector? { outer?.collector }

  /// The object that makes the elements of a new list, if they are not made in their places one by one.
  var memberOrder: MemberOrder? { outer?.memberOrder }

  /// Puts the modifier, and those outside of it, around an element.
  func wrap(_ content: any ContentProvider, _ context: NodeContext) -> ViewNode {
    preconditionFailure("ElementWrapper is abstract.")
  }
}

final class TypedElementWrapper<Modifier: ViewModifier>: ElementWrapper {
  @exclusivity(unchecked) private var modifier: Modifier
  @exclusivity(unchecked) private var nodes: [ObjectIdentifier: ViewNode] = [:]
  /// The environment around the modifier, which need not be that of the elements. Unsafe, because the modifier's node
  /// owns this wrapper, and its scope outlives the node.
  private unowned(unsafe) let scope: EnvironmentScope

  init(_ modifier: Modifier, scope: EnvironmentScope, outer: ElementWrapper?) {
    self.modifier = modifier
    self.scope = scope
    super.init(outer: outer)
  }

  /// Makes the elements of a list inside the modifier, in the order that the modifier asks for.
  func makeElements<Content: View>(of content: Content, to list: inout NodeList, _ context: NodeContext) {
    guard Modifier._putsLayers, memberOrder == nil, collector == nil else {
      return Content._appendElements(content, to: &list, context)
    }
    let order = MemberOrder(outer: outer)
    outer = order
    Content._appendElements(content, to: &list, context)
    order.makeAll(in: scope.graph)
    outer = order.outer
  }

  override func wrap(_ content: any ContentProvider, _ context: NodeContext) -> ViewNode {
    let inner = WrappingProvider(self, content)
    if let outer { return outer.wrap(inner, context) }
    return inner.makeNode(context)
  }

  /// The tag that the modifier sets.
  fileprivate var ownTag: AnyHashable? { (modifier as? any TagWriter)?.writtenTag }

  fileprivate func makeNode(_ content: any ContentProvider, _ context: NodeContext) -> ViewNode {
    var context = context
    if let kept = kept(scope) { context.scope = kept }
    let content = ProvidedContent(provider: content)
    let node: ViewNode
    if let order = memberOrder, let modifier = modifier as? any LayerModifier {
      node = order.makeNode(modifier, content, context)
    } else {
      node = Modifier._makeNode(modifier, around: content, context)
    }
    nodes[ObjectIdentifier(node)] = node
    return node
  }

  /// Releases the nodes of the elements; the elements' extras hold the wrapper, so this breaks the cycle.
  func forgetNodes() {
    nodes = [:]
  }

  /// Gives every element the new modifier.
  func receive(_ new: Modifier) {
    modifier = new
    update(nodes)
  }

  private func update(_ wrapped: [ObjectIdentifier: ViewNode]) {
    for (id, node) in wrapped {
      if node.marks.contains(.removed) {
        nodes[id] = nil
      } else if node.marks.contains(.frozen) {
        node.graph.lateContents.note(self)
      } else {
        Modifier._updateNode(node, modifier)
      }
    }
  }
}

extension TypedElementWrapper: LateContent {
  func catchUp() { update(nodes) }
  var hasFrozenNodes: Bool { nodes.values.contains { $0.isFrozenInTree } }
}

/// An element with one of its list's modifiers around it.
private final class WrappingProvider<Modifier: ViewModifier>: ContentProvider {
  let wrapper: TypedElementWrapper<Modifier>
  let content: any ContentProvider

  init(_ wrapper: TypedElementWrapper<Modifier>, _ content: any ContentProvider) {
    self.wrapper = wrapper
    self.content = content
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    wrapper.makeNode(content, context)
  }

  func hasMade(_ node: ViewNode) -> Bool { content.hasMade(node) }

  func forgetNodes() {}

  var tag: AnyHashable? { content.tag ?? wrapper.ownTag }
}

/// A modifier that sets the value which stands for a view in a selection.
@MainActor
package protocol TagWriter {
  var writtenTag: AnyHashable? { get }
}

/// The transparent node of an element inside the modifiers of its list.
@usableFromInline
final class WrappedElementNode<Content: View>: InnerNode {
  private let box: ContentBox<Content>

  @usableFromInline
  init(_ view: Content, _ context: NodeContext) {
    guard let wrappers = context.extras?.values.wrappers else {
      preconditionFailure("A wrapped element needs modifiers around it.")
    }
    box = ContentBox(view, scope: wrappers.kept(context.scope))
    super.init(context)
    marks.insert(.isWrapped)
    let inner = context.below(self).changing { $0.wrappers = nil }.element(at: 0)
    if let order = wrappers.memberOrder {
      order.add { [self] in makeElement(in: wrappers, inner) }
    } else {
      makeElement(in: wrappers, inner)
    }
  }

  private func makeElement(in wrappers: ElementWrapper, _ context: NodeContext) {
    elements.append(wrappers.wrap(box, context))
  }

  @usableFromInline
  func receive(_ view: Content) {
    box.receive(view)
  }

  override func willRemove() {
    box.forgetNodes()
  }
}
