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
      ? Pairing(before, after).count() : again.reduce(0) { $0 + (after.views[$1]?.count ?? 0) }
    // Those that are in no other: the others come with them.
    let outermost = before.kinds.intersection(after.kinds)
    graph.record(
      .replaced(
        Replacement(
          cause: cause, owner: owner?.bodyType ?? "",
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

  /// Of the outermost views of another census, those of some types.
  init(_ other: Census, _ types: Set<Int>) {
    for view in other.outermost where view.bodyTypeIndex.map(types.contains) ?? false {
      add(view, isInside: false)
    }
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
/// alternatives have no type in common, no view can stay.
@MainActor
private struct Pairing {
  private var old: [Int: ArraySlice<EvaluatingNode>]
  private let chosen: [EvaluatingNode]

  init(_ before: Census, _ after: Census) {
    let types = before.kinds.intersection(after.kinds)
    chosen = Census(after, types).outermost
    old = Census(before, types).views.mapValues { $0[...] }
  }

  consuming func count() -> Int {
    var found = 0
    for view in chosen { found += count(below: view, isSame: false) }
    return found
  }

  /// - Parameter isSame: Whether a view around is the same: then what is in it stays as it is, whatever its states are.
  private mutating func count(below node: ViewNode, isSame: Bool) -> Int {
    var (found, isSame) = (0, isSame)
    if let runner = node.bodyRunner, let type = runner.bodyTypeIndex,
      let original = old[type]?.popFirst()
    {
      isSame = isSame || runner.hasSameValue(as: original)
      if isSame { found += 1 }
    }
    node.forEachElement { found += count(below: $0, isSame: isSame) }
    return found
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
