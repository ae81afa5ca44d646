// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A query that found nothing, or more than it may, or something that cannot be acted on.
public struct QueryError: Error, CustomStringConvertible, Equatable {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The elements of one kind on screen, like XCUITest's `XCUIElementQuery`.
///
/// A query searches the screen each time it is asked.
@MainActor
public struct ElementQuery {
  let name: String
  private let search: () -> [ElementInfo]
  /// How often any query has looked over a screen.
  package private(set) static var searches = 0

  init(name: String, search: @escaping () -> [ElementInfo]) {
    (self.name, self.search) = (name, search)
  }

  func find() -> [ElementInfo] {
    Self.searches &+= 1
    return search()
  }

  /// The element with a label: accessibility label, else displayed text, else identifier.
  public subscript(label: String) -> Element {
    Element(name: "\(name)[\"\(label)\"]", query: self) {
      $0.filter { $0.label == label || $0.identifier == label || $0.title == label }
    }
  }

  /// The element at a position, in the order of the view tree.
  public subscript(index: Int) -> Element {
    Element(name: "\(name)[\(index)]", query: self) {
      $0.indices.contains(index) ? [$0[index]] : []
    }
  }

  /// How many there are.
  public var count: Int { find().count }

  /// Their labels, in the order of the view tree.
  public var labels: [String] { find().map(\.label) }
}

/// One element on screen, looked up when it is used.
@MainActor
public struct Element {
  let name: String
  let query: ElementQuery
  let select: ([ElementInfo]) -> [ElementInfo]
  /// The node that ``resolved()`` has found.
  private var bound: BoundElement?

  init(name: String, query: ElementQuery, select: @escaping ([ElementInfo]) -> [ElementInfo]) {
    self.name = name
    self.query = query
    self.select = select
  }

  private var matches: [ElementInfo] {
    if let bound { return bound.isOnScreen ? [bound.info] : [] }
    return select(query.find())
  }

  private func match() throws -> ElementInfo {
    if let bound {
      if bound.isOnScreen { return bound.info }
      throw QueryError("\(name) has left the screen since it was resolved.")
    }
    let all = query.find()
    let found = select(all)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let labels = all.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw QueryError("No match for \(name). On screen: \(labels.isEmpty ? "none" : labels).")
    }
    throw QueryError(
      "\(found.count) matches for \(name). Use an index, or give the views different identifiers.")
  }

  /// Whether there is at least one.
  public var exists: Bool { !matches.isEmpty }

  /// How many there are.
  public var count: Int { matches.count }

  /// Where the element was laid out, in the host's space, in points.
  public var frame: CGRect {
    get throws { try match().node.layoutFrame }
  }

  public var label: String {
    get throws { try match().label }
  }

  /// The value of a control: a field's text, `"1"` or `"0"` for a switch, else the label.
  public var value: String {
    get throws {
      let info = try match()
      return (info.node as? any ValueNode)?.elementValue ?? info.label
    }
  }

  public var isEnabled: Bool {
    get throws { try match().node.scope.style.isEnabled }
  }

  /// The same element, bound to its node: acting on it costs no search, and fails when the node has left.
  public func resolved() throws -> Element {
    var element = self
    element.bound = BoundElement(try match())
    return element
  }

  /// Taps the element: runs the action of the button, switch or tap gesture that it is in.
  public func tap() throws {
    let target: any Tappable
    if let bound, bound.isOnScreen, let known = bound.tapTarget, !known.marks.contains(.removed),
      known.isInteractive
    {
      target = known
    } else {
      let node = try match().node
      // A disabled view is not a target, but the views around it are (P/disabled-ancestor-and-order N1, N2).
      let enabled =
        node.selfAndAncestorsInTree.first { ($0 as? any Tappable)?.isInteractive == true } as? any Tappable
      let focused = node.keyHolderForTap
      if enabled == nil, let focused, node.firstBelow((any Tappable).self) == nil {
        return node.graph.acting { focused.takeKeys() }
      }
      target =
        try enabled
        ?? self.target(of: match(), "has nothing to tap: no button, switch or tap gesture around it.")
    }
    try requireEnabled(target)
    target.graph.acting {
      if target.graph.inputs.hasKeyHolders { target.keyHolderForTap?.takeKeys() }
      target.receiveTap()
    }
  }

  /// Types text into a text field, after what it holds.
  public func typeText(_ text: String) throws {
    let field: any TextEntry = try target(of: match(), "takes no text: it is no text field.")
    try requireEnabled(field)
    field.graph.acting { field.typeText(text) }
  }

  /// Drags the element by an offset, in points, and lets go.
  public func drag(by offset: CGSize) throws {
    var check = NumberCheck()
    let offset = check.size(offset)
    let target: any Draggable = try target(of: match(), "cannot be dragged: no drag gesture around it.")
    try requireEnabled(target)
    target.graph.report(check, for: "drag(by:)")
    target.graph.acting { target.receiveDrag(by: offset) }
  }

  /// Moves two fingers on the element apart, or together, and lets go.
  ///
  /// - Parameter scale: How much larger the distance of the fingers becomes; above 1 they move apart.
  public func pinch(withScale scale: CGFloat) throws {
    var check = NumberCheck()
    let motion = TwoFingerMotion.magnify(check.factor(scale))
    try perform(motion, check, for: "pinch(withScale:)", "cannot be pinched: no magnify gesture around it.")
  }

  /// Turns two fingers on the element, clockwise, and lets go.
  public func rotate(by angle: Angle) throws {
    var check = NumberCheck()
    let motion = TwoFingerMotion.rotate(.degrees(check.degrees(angle.degrees)))
    try perform(motion, check, for: "rotate(by:)", "cannot be turned: no rotate gesture around it.")
  }

  private func perform(
    _ motion: TwoFingerMotion, _ check: NumberCheck, for name: String, _ problem: String
  ) throws {
    let node = try match().node
    guard let target = node.target(of: motion) else { throw QueryError("\(self.name) \(problem)") }
    try requireEnabled(target)
    target.graph.report(check, for: name)
    target.graph.acting { target.receiveMotion(motion) }
  }

  /// Moves the pointer over the middle of the element, or over a point of it.
  ///
  /// - Parameter point: In the element's own space; nil is its middle.
  public func hover(at point: CGPoint? = nil) throws {
    let node = try match().node
    let frame = node.layoutFrame
    var check = NumberCheck()
    let point = point.map { CGPoint(x: frame.minX + check.length($0.x), y: frame.minY + check.length($0.y)) }
    node.graph.report(check, for: "hover(at:)")
    node.graph.acting {
      let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
      // What is drawn there may be deep in the element.
      let front = node.graph.hitNode(at: point)
      let isInside = front?.selfAndAncestors.contains { $0 === node } == true
      node.graph.movePointer(over: isInside ? front : node, to: point)
    }
  }

  /// The node that answers an action on an element: the nearest around the element, else one inside of it.
  private func target<Target>(of info: ElementInfo, _ problem: String) throws -> Target {
    if let target = info.node.nearestInTree(Target.self) ?? info.node.firstBelow(Target.self) {
      return target
    }
    throw QueryError("\(name) \(problem)")
  }

  private func requireEnabled(_ node: ViewNode) throws {
    if !node.isHitTestable { throw QueryError("\(name) is behind allowsHitTesting(false).") }
    if !node.isInteractive { throw QueryError("\(name) is disabled.") }
  }
}

/// An element that was found, and the node that answers a tap on it.
@MainActor
private struct BoundElement {
  let info: ElementInfo
  let tapTarget: (any Tappable)?

  init(_ info: ElementInfo) {
    self.info = info
    tapTarget = info.node.nearestInTree((any Tappable).self) ?? info.node.firstBelow((any Tappable).self)
  }

  var isOnScreen: Bool { !info.node.marks.contains(.removed) }
}
