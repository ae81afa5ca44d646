// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A modifier that leaves the layout alone and adds to what is perceived of the items in it.
@MainActor
package protocol DrawnAttributeModifier: ViewModifier, NodeModifier, Equatable {
  /// What it adds; nothing where it has no effect.
  var attributes: [DisplayAttribute] { get }
  /// Whether it is perceived once, of the view as a whole, so that the first item alone has it.
  var isOfWhole: Bool { get }
}

extension DrawnAttributeModifier {
  package var isOfWhole: Bool { false }

  package func makeNode(around content: some View, _ context: NodeContext) -> DrawnAttributeNode<Self> {
    DrawnAttributeNode(self, content, context)
  }

  package func update(_ node: DrawnAttributeNode<Self>) {
    node.receive(self)
  }
}

/// The node of such a modifier. It keeps the modifier, which says what it adds when the display list is made.
package final class DrawnAttributeNode<Modifier: DrawnAttributeModifier>: EffectNode {
  private var modifier: Modifier

  package init<Content: View>(_ modifier: Modifier, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  package func receive(_ new: Modifier) {
    if new == modifier { return }
    // What is printed decides: a number that is none differs from itself.
    let isSeen = new.attributes != modifier.attributes
    modifier = new
    if !isSeen { return }
    if new.isOfWhole { firstLeaf?.markRedrawn() } else { effectDidChange() }
  }

  package override func draw(into builder: inout DisplayListBuilder) {
    if modifier.isOfWhole {
      builder.addingToFirst(modifier.attributes) { super.draw(into: &$0) }
    } else {
      builder.adding(modifier.attributes) { super.draw(into: &$0) }
    }
  }
}

/// The modifier behind those that say one thing of a view, which is only perceived.
public struct _PerceivedModifier: DrawnAttributeModifier {
  let name: StaticString
  let value: String
  package let isOfWhole: Bool

  package var attributes: [DisplayAttribute] { [DisplayAttribute(name.description, value)] }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension View {
  /// Says something that is perceived of the view as a whole.
  package consuming func perceived(_ name: StaticString, _ value: String) -> some View {
    modifier(_PerceivedModifier(name: name, value: value, isOfWhole: true))
  }

  /// Says something that is perceived of each thing drawn in the view.
  package consuming func perceivedOfEach(_ name: StaticString, _ value: String) -> some View {
    modifier(_PerceivedModifier(name: name, value: value, isOfWhole: false))
  }
}

extension ViewNode {
  /// The first leaf that is drawn at or below this node.
  package var firstLeaf: LeafNode? {
    if marks.contains(.isAside) || marks.contains(.isCovered) { return nil }
    if let leaf { return leaf }
    for index in 0..<elementCount {
      if let leaf = element(at: index).firstLeaf { return leaf }
    }
    return nil
  }
}
