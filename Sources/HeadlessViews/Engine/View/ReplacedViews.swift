// SPDX-License-Identifier: Apache-2.0

extension DynamicNode {
  /// Notes that elements were replaced by others with the same views in them.
  final func recordReplacement(of old: NodeList, by new: NodeList) {
    guard let cause = replacementCause else { return }
    let (before, after) = (Census(old), Census(new))
    let again = before.counts.keys.filter { after.counts[$0] != nil }
    if again.isEmpty || cause == .rowIDs && before.texts != after.texts { return }
    // What a condition chooses between without anything around it has other arguments in each branch: its body runs anyway.
    let outermost = cause == .condition ? after.outermost.filter { before.outermost.contains($0) }.count : 0
    graph.record(
      .replaced(
        Replacement(
          cause: cause, owner: owner?.bodyType ?? "", typeNames: again.map(TypeNames.name).sorted(),
          bodies: again.reduce(-outermost) { $0 + (after.counts[$1] ?? 0) })))
  }

  private var replacementCause: Replacement.Cause? {
    if self is BranchNode { return .condition }
    if self is AnyViewNode { return .type }
    if isExplicitID { return .id }
    return self is any IdentifiedElements ? .rowIDs : nil
  }
}

/// Which bodies stand in some views, and what they show.
@MainActor
private struct Census {
  private(set) var counts: [Int: Int] = [:]
  private(set) var texts: [String] = []
  /// The types of the views that are in no other.
  private(set) var outermost: [Int] = []

  init(_ nodes: NodeList) {
    var visitor = ElementVisitor()
    nodes.forEach { $0.visit(&visitor) }
    texts = visitor.texts
    nodes.forEach { count($0) }
    nodes.forEach { if let type = $0.bodyRunner?.bodyTypeIndex { outermost.append(type) } }
  }

  private mutating func count(_ node: ViewNode) {
    if let type = node.bodyRunner?.bodyTypeIndex { counts[type, default: 0] += 1 }
    node.forEachElement { count($0) }
  }
}
