// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A modifier that does not change the layout and adds attributes to the items in it.
@MainActor
package protocol DrawnAttributeModifier: ViewModifier, NodeModifier, Equatable {
  /// What it adds; nothing where it has no effect.
  var attributes: [DisplayAttribute] { get }
  /// Whether a person perceives it once for the whole view, so that only the first item has it.
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
    // Compared as printed text, because NaN is not equal to itself.
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

/// The common modifier of those that only set one attribute of a view.
public struct _PerceivedModifier: DrawnAttributeModifier {
  let name: StaticString
  let value: String
  package let isOfWhole: Bool

  package var attributes: [DisplayAttribute] { [DisplayAttribute(name.description, value)] }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension View {
  /// Adds an attribute of the whole view.
  package consuming func perceived(_ name: StaticString, _ value: String) -> some View {
    modifier(_PerceivedModifier(name: name, value: value, isOfWhole: true))
  }

  /// Adds an attribute to each item of the view.
  package consuming func perceivedOfEach(_ name: StaticString, _ value: String) -> some View {
    modifier(_PerceivedModifier(name: name, value: value, isOfWhole: false))
  }
}

extension ViewNode {
  /// The first leaf that is drawn at or below this node.
  package var firstLeaf: LeafNode? {
    if marks.contains(.isDetached) || marks.contains(.isCovered) { return nil }
    if let leaf { return leaf }
    for index in 0..<elementCount {
      if let leaf = element(at: index).firstLeaf { return leaf }
    }
    return nil
  }
}
