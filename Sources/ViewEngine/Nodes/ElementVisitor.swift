// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The kinds of elements that queries tell apart.
package enum ElementKind {
  case button, staticText, textField, toggle, image, other
}

/// Something on screen that a query can find.
@MainActor
struct ElementInfo {
  let kind: ElementKind
  let node: ViewNode
  /// Its accessibility label, else the text it shows, else its identifier.
  var label: String
  var identifier: String?
  /// The title of a control that shows something else, such as the text typed into a field; it matches too.
  var title: String?
}

/// Walks through what is on screen, depth first, and collects elements and texts.
@MainActor
public struct ElementVisitor {
  private(set) var elements: [ElementInfo] = []
  private(set) var texts: [String] = []
  /// Inside a button its texts are its label, not elements of their own.
  private var depthInControl = 0
  private var accessibilityLabel: String?

  mutating func visitLeaf(_ leaf: LeafNode) {
    let appearance = leaf.appearance
    switch appearance.kind {
    case .text:
      let text = appearance.text ?? ""
      texts.append(text)
      addLeaf(.staticText, leaf, shown: text)
    case .image:
      addLeaf(.image, leaf, shown: appearance.text ?? "")
    case .color, .shape, .line:
      break
    }
  }

  private mutating func addLeaf(_ kind: ElementKind, _ leaf: LeafNode, shown: String) {
    if depthInControl > 0 { return }
    elements.append(ElementInfo(kind: kind, node: leaf, label: accessibilityLabel ?? shown))
  }

  /// Visits a control: its content gives the label, or its title if the control shows nothing.
  package mutating func visitControl(
    _ kind: ElementKind, _ node: ViewNode, title: String? = nil, content: (inout ElementVisitor) -> Void
  ) {
    let firstText = texts.count
    let position = elements.count
    depthInControl += 1
    content(&self)
    depthInControl -= 1
    if depthInControl > 0 { return }
    let shown = texts[firstText...].joined(separator: ", ")
    elements.insert(
      ElementInfo(
        kind: kind, node: node, label: accessibilityLabel ?? (shown.isEmpty ? title ?? "" : shown),
        title: title),
      at: position)
  }

  /// Adds a control that shows nothing of its own.
  package mutating func addControl(_ kind: ElementKind, _ node: ViewNode, label: String, title: String) {
    if depthInControl > 0 { return }
    elements.append(ElementInfo(kind: kind, node: node, label: label, title: title))
  }

  /// Adds a text that is shown without a text view.
  mutating func addText(_ text: String) {
    texts.append(text)
  }

  /// Visits a view with an accessibility label: the label replaces those of its content.
  package mutating func visitLabelled(_ label: String, content: (inout ElementVisitor) -> Void) {
    let outer = accessibilityLabel
    accessibilityLabel = outer ?? label
    content(&self)
    accessibilityLabel = outer
  }

  /// Visits a view with an identifier: the elements in it get it, unless they have their own.
  package mutating func visitIdentified(
    _ identifier: String, _ node: ViewNode, content: (inout ElementVisitor) -> Void
  ) {
    let position = elements.count
    let firstText = texts.count
    content(&self)
    if elements.count == position {
      let shown = texts[firstText...].joined(separator: ", ")
      elements.append(
        ElementInfo(
          kind: .other, node: node, label: accessibilityLabel ?? (shown.isEmpty ? identifier : shown),
          identifier: identifier))
      return
    }
    for index in position..<elements.count {
      if elements[index].identifier == nil { elements[index].identifier = identifier }
      if elements[index].label.isEmpty { elements[index].label = identifier }
    }
  }
}
