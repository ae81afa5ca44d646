// SPDX-License-Identifier: Apache-2.0

extension DynamicNode {
  /// Notes that elements were replaced by others with the same views in them. Where a transition is stated for them, they are meant
  /// to come and go.
  final func recordReplacement(of old: NodeList, by new: NodeList) {
    guard let cause = replacementCause else { return }
    if cause != .rowIDs {
      var isMeant = false
      for list in [old, new] { list.forEach { isMeant = isMeant || statedTransition(of: $0) != nil } }
      if isMeant { return }
    }
    let (before, after) = (Census(old), Census(new))
    let again = before.views.keys.filter { after.views[$0] != nil }
    if again.isEmpty || cause == .rowIDs && before.texts != after.texts { return }
    // Two screens that have some view in common are no alternatives of one.
    if cause == .condition || cause == .type, before.others != after.others || before.kinds != after.kinds {
      return
    }
    // A condition may make its views with different arguments in each branch; views with other arguments run in any
    // case.
    let bodies =
      cause == .condition || cause == .type
      ? Pairing(before.kinds.intersection(after.kinds), in: old).count(in: new)
      : again.reduce(0) { $0 + (after.views[$1]?.count ?? 0) }
    // Those that are in no other: the others come with them.
    let outermost = before.kinds.intersection(after.kinds)
    graph.record(
      .replaced(
        Replacement(
          cause: cause, owners: ownerTypes,
          typeNames: (outermost.isEmpty ? Set(again) : outermost).map(TypeNames.name).sorted(), bodies: bodies
        )))
  }

  private var replacementCause: Replacement.Cause? {
    if self is BranchNode { return .condition }
    if self is AnyViewNode { return .type }
    if isExplicitID { return .id }
    return self is any IdentifiedElements ? .rowIDs : nil
  }
}

/// The views with bodies in some nodes, by their types and in the order of the tree, and what is shown.
@MainActor
private struct Census {
  private(set) var views: [Int: [EvaluatingNode]] = [:]
  /// Those that are in no other.
  private(set) var outermost: [EvaluatingNode] = []
  var kinds: Set<Int> { Set(outermost.compactMap(\.bodyTypeIndex)) }
  /// How many leaves are in none.
  private(set) var others = 0
  private(set) var texts: [String] = []

  init(_ nodes: NodeList) {
    var visitor = ElementVisitor()
    nodes.forEach { $0.visit(&visitor) }
    texts = visitor.texts
    nodes.forEach { add($0, isInside: false) }
  }

  private mutating func add(_ node: ViewNode, isInside: Bool) {
    var isInside = isInside
    if let runner = node.bodyRunner, let type = runner.bodyTypeIndex {
      views[type, default: []].append(runner)
      if !isInside { outermost.append(runner) }
      isInside = true
    }
    var isLeaf = true
    node.forEachElement {
      isLeaf = false
      add($0, isInside: isInside)
    }
    if isLeaf, !isInside { others += 1 }
  }
}

/// Finds the new views that equal old ones: their bodies would not have run if the old views had stayed. If the
/// alternatives have no type in common, no view can stay; neither can one in a row whose id is new.
@MainActor
private struct Pairing {
  /// Where views stay: those of one type, in rows of the same ids, follow each other.
  private struct Place: Hashable {
    let type: Int
    let rows: [AnyHashable]
  }

  /// The types of views that are paired, and what is in them; others that are in none are left out.
  private let types: Set<Int>
  private var old: [Place: ArraySlice<EvaluatingNode>] = [:]

  init(_ types: Set<Int>, in nodes: NodeList) {
    self.types = types
    nodes.forEach { add($0, in: [], isInside: false) }
  }

  private mutating func add(_ node: ViewNode, in rows: [AnyHashable], isInside: Bool) {
    var isInside = isInside
    if let runner = node.bodyRunner, let type = runner.bodyTypeIndex {
      if !isInside, !types.contains(type) { return }
      old[Place(type: type, rows: rows), default: []].append(runner)
      isInside = true
    }
    Self.forEachElement(of: node, in: rows) { add($0, in: $1, isInside: isInside) }
  }

  consuming func count(in nodes: NodeList) -> Int {
    var found = 0
    nodes.forEach { found += count(below: $0, in: [], isInside: false, isSame: false) }
    return found
  }

  /// - Parameter isSame: Whether a view around is the same: then what is in it stays as it is, whatever its states are.
  private mutating func count(below node: ViewNode, in rows: [AnyHashable], isInside: Bool, isSame: Bool)
    -> Int
  {
    var (found, isInside, isSame) = (0, isInside, isSame)
    if let runner = node.bodyRunner, let type = runner.bodyTypeIndex {
      if !isInside, !types.contains(type) { return 0 }
      isInside = true
      if let original = old[Place(type: type, rows: rows)]?.popFirst() {
        isSame = isSame || runner.hasSameValue(as: original)
        if isSame { found += 1 }
      }
    }
    Self.forEachElement(of: node, in: rows) {
      found += count(below: $0, in: $1, isInside: isInside, isSame: isSame)
    }
    return found
  }

  /// Goes through the elements of a node, with the ids of the rows that each is in.
  private static func forEachElement(
    of node: ViewNode, in rows: [AnyHashable], _ visit: (ViewNode, [AnyHashable]) -> Void
  ) {
    let list = node as? any IdentifiedElements
    node.forEachElement { element in
      visit(element, list?.id(of: element).map { rows + [$0] } ?? rows)
    }
  }
}

extension EvaluatingNode {
  /// Whether a node of the same type has the same value, as comparisons see it.
  fileprivate func hasSameValue(as other: EvaluatingNode) -> Bool {
    let comparison = extras?.values.comparison ?? type.comparison
    var isSame = false
    withValue { own in other.withValue { isSame = comparison.areEqual(own, $0) } }
    return isSame
  }
}
