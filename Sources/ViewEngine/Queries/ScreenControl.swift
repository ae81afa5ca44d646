// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// Something on screen that a user can operate, found without knowing the screen: for tools that try out each control.
@MainActor
package struct ScreenControl {
  /// How it is operated.
  package enum Action: String, Sendable, Codable {
    case tap, toggle, choose, tab, type, drag, delete, scroll, back
  }

  package let action: Action
  /// The text that it shows, or the name of its symbol; empty for one without either.
  package let label: String
  /// The type of the view whose body made it; empty outside of any.
  package let owner: String
  /// Whether the control is in a row of a `ForEach`, so that the same place in the source makes others like it.
  package var isRepeated: Bool { place.contains(Self.anyRow) }
  /// The control's place in the tree of views; all rows of a `ForEach` count as one place.
  package let place: [Int]
  let node: ViewNode
  /// The row that it is in, and where that stands in its list, from 1.
  fileprivate let row: (node: ViewNode, position: Int)?

  /// The position of its row in the list, from 1; `nil` outside of lists.
  package var rowPosition: Int? { row?.position }

  /// The first text of its row, as far as it is not the control's own.
  package var rowText: String? {
    guard let row else { return nil }
    var visitor = ElementVisitor()
    row.node.visit(&visitor)
    return visitor.texts.first { !$0.isEmpty && $0 != label }
  }

  /// Stands for any row in a place.
  static let anyRow = -1
  /// How far views are dragged that say no distance of their own, in points.
  private static let dragDistance: CGFloat = 30
  /// The number of drags after which a list that goes on counts as endless.
  private static let scrollLimit = 200

  /// Whether the same place of the source made both.
  package func isLike(_ other: ScreenControl) -> Bool { action == other.action && place == other.place }

  /// Operates it as a user would. The next render shows the result.
  ///
  /// - Throws: ``QueryError`` when it has left the screen; what rendering throws, where it takes several frames.
  package func operate(on host: ViewHost) throws {
    guard !node.marks.contains(.removed) else { throw QueryError("\"\(label)\" has left the screen.") }
    if action == .scroll { return try scrollToEnd(host) }
    if action == .drag { return try drag(host) }
    node.graph.acting {
      switch action {
      case .tap, .toggle, .choose, .tab, .back: (node as? any Tappable)?.receiveTap()
      // A digit, because fields of numbers take nothing else.
      case .type: (node as? any TextEntry)?.typeText("1")
      case .delete: (node as? any Draggable)?.receiveDrag(by: CGSize(width: -100, height: 0))
      case .scroll, .drag: break
      }
    }
  }

  /// Drags it, with a frame on the way: what a view shows while a finger moves it is gone when the finger is lifted.
  private func drag(_ host: ViewHost) throws {
    guard let node = node as? any Draggable else { return }
    let offset = dragOffset
    node.graph.acting { node.receiveDrag(by: offset, .moving) }
    try host.render()
    if !node.marks.contains(.removed) { node.graph.acting { node.receiveDrag(by: offset, .ending) } }
  }

  private var dragOffset: CGSize {
    // A control with a value is a slider: a quarter of its track.
    if node is any ValueNode { return CGSize(width: max(node.layoutFrame.width / 4, 1), height: 0) }
    return CGSize(width: Self.dragDistance, height: Self.dragDistance)
  }

  /// Scrolls page by page until nothing moves any more. Rows that are made on the way make the list longer.
  private func scrollToEnd(_ host: ViewHost) throws {
    if let pager = node as? any Pager {
      var turned = 0
      while turned < Self.scrollLimit, node.graph.acting({ pager.turn(by: 1) }) {
        turned += 1
        try host.render()
      }
    }
    guard let scrolled = node as? any Scrollable else { return }
    for _ in 0..<Self.scrollLimit {
      let before = scrolled.offset
      let page = scrolled.layoutFrame.size
      scrolled.drag(by: CGSize(width: -max(page.width, 1), height: -max(page.height, 1)))
      try host.render()
      if scrolled.offset == before { return }
    }
  }
}

extension ViewHost {
  /// The controls of the front-most screen, in the order of the view tree. Each row of a `ForEach` has its own
  /// controls. Controls that are disabled or cannot be hit are left out.
  package var controls: [ScreenControl] {
    guard let root = graph.roots.last else { return [] }
    var walk = ControlWalk(elements: graph.visit(root).elements)
    walk.visit(root, place: [])
    walk.addRest()
    return walk.found
  }
}

extension ViewHost {
  /// The elements of the longest list on the front-most screen, those out of sight, too.
  package var longestList: Int {
    func longest(below node: ViewNode) -> Int {
      var found = (node as? any IdentifiedElements)?.dataCount ?? 0
      node.forEachElement { found = max(found, longest(below: $0)) }
      return found
    }
    return graph.roots.last.map(longest) ?? 0
  }

  /// How many rows the bodies at some paths make themselves, which is how often closures of rows run with each.
  package func rowsMade(byBodiesAt paths: Set<String>) -> [String: Int] {
    var found: [String: Int] = [:]
    func visit(_ node: ViewNode) {
      if node is any IdentifiedElements, let path = node.owner?.viewPath, paths.contains(path) {
        node.forEachElement { _ in found[path, default: 0] += 1 }
      }
      node.forEachElement(visit)
    }
    if !paths.isEmpty { graph.roots.forEach(visit) }
    return found
  }

  /// How many views of each type there are that have a body of their own.
  package var viewCounts: [String: Int] {
    var counts: [String: Int] = [:]
    func count(_ node: ViewNode) {
      if let runner = node.bodyRunner, runner.bodyTypeIndex != nil {
        counts[runner.typeName, default: 0] += 1
      }
      node.forEachElement(count)
    }
    graph.roots.forEach(count)
    return counts
  }

  /// Whether lists show their elements several times over.
  package var repeatsRows: Bool { graph.rowCopies > 1 }
}

/// Goes through a tree and collects what can be operated.
@MainActor
private struct ControlWalk {
  private(set) var found: [ScreenControl] = []
  private let elements: [ElementInfo]
  private let labels: [ObjectIdentifier: ElementInfo]
  private var seen: Set<ObjectIdentifier> = []
  /// The lists of which a deletable row was found; one row of each is enough.
  private var listsWithDeletion: Set<ObjectIdentifier> = []

  init(elements: [ElementInfo]) {
    self.elements = elements
    labels = Dictionary(
      elements.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func visit(_ node: ViewNode, place: [Int], row: (node: ViewNode, position: Int)? = nil) {
    if !node.marks.isDisjoint(with: [.isCovered, .isScrolledAway, .frozen]) { return }
    if let element = labels[ObjectIdentifier(node)], element.kind != .staticText, element.kind != .image,
      let action = action(of: element)
    {
      add(action, label: element.label.isEmpty ? symbol(of: node) : element.label, node, place, row)
      return
    }
    addUnlabelled(node, place, row)
    let isList = node is any IdentifiedElements
    var index = 0
    node.forEachElement { element in
      index += 1
      visit(
        element, place: place + [isList ? ScreenControl.anyRow : index - 1],
        row: isList ? (element, index) : row)
    }
  }

  /// Controls that stand in no part of the tree: labels of tabs, the way back. What is scrolled away stands in it.
  mutating func addRest() {
    for element in elements
    where element.kind == .button && !seen.contains(ObjectIdentifier(element.node))
      && !element.node.isOutOfSight
    {
      let isTab = element.node.marks.contains(.isTabLabel)
      add(isTab ? .tab : .back, label: element.label, element.node, [Int.max, found.count], nil)
    }
  }

  private func action(of element: ElementInfo) -> ScreenControl.Action? {
    switch element.kind {
    case .button:
      if element.node.marks.contains(.isTabLabel) { return .tab }
      return element.node is any ChoiceNode ? .choose : .tap
    case .toggle: return .toggle
    case .textField: return .type
    case .other: return element.node is any ValueNode & Draggable ? .drag : nil
    case .staticText, .image: return nil
    }
  }

  /// Gestures, rows and scroll views are no elements of their own.
  private mutating func addUnlabelled(
    _ node: ViewNode, _ place: [Int], _ around: (node: ViewNode, position: Int)?
  ) {
    if node is any Scrollable || node is any Pager {
      // Where nothing of it is to be seen, there is nothing to put a finger on.
      if !node.layoutFrame.isEmpty { add(.scroll, label: node.owner?.typeName ?? "", node, place, around) }
    } else if let row = node as? any DeletableRow {
      if row is any Tappable, !row.actsAsLink { add(.tap, label: text(of: node), node, place, around) }
      if row.canBeDeleted, let list = row.nearest((any IdentifiedElements).self),
        listsWithDeletion.insert(ObjectIdentifier(list)).inserted
      {
        add(.delete, label: text(of: node), node, place, around)
      }
    } else if node is any Tappable {
      add(.tap, label: text(of: node), node, place, around)
    } else if node is any Draggable {
      add(.drag, label: text(of: node), node, place, around)
    }
  }

  private mutating func add(
    _ action: ScreenControl.Action, label: String, _ node: ViewNode, _ place: [Int],
    _ row: (node: ViewNode, position: Int)?
  ) {
    seen.insert(ObjectIdentifier(node))
    guard node.isHitTestable, node.isInteractive else { return }
    found.append(
      ScreenControl(
        action: action, label: label, owner: node.owner?.typeName ?? "", place: place, node: node, row: row))
  }

  /// The first text in a view, else its symbol.
  private func text(of node: ViewNode) -> String {
    var visitor = ElementVisitor()
    node.visit(&visitor)
    return visitor.texts.first { !$0.isEmpty } ?? symbol(of: node)
  }

  /// The name of the first image in a view.
  private func symbol(of node: ViewNode) -> String {
    if let leaf = node as? LeafNode {
      let appearance = leaf.appearance
      return appearance.kind == .image ? appearance.text ?? "" : ""
    }
    var found = ""
    node.forEachElement { element in
      if found.isEmpty { found = symbol(of: element) }
    }
    return found
  }
}
