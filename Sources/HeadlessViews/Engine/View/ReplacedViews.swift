// SPDX-License-Identifier: Apache-2.0

extension DynamicNode {
  /// Notes that elements were replaced by others with the same views in them.
  final func recordReplacement(of old: NodeList, by new: NodeList) {
    guard let cause = replacementCause else { return }
    let (before, after) = (Census(old), Census(new))
    let again = before.counts.keys.filter { after.counts[$0] != nil }
    if again.isEmpty || cause == .rowIDs && before.texts != after.texts { return }
    graph.record(
      .replaced(
        Replacement(
          cause: cause, owner: owner?.bodyType ?? "", typeNames: again.map(TypeNames.name).sorted(),
          bodies: again.reduce(0) { $0 + (after.counts[$1] ?? 0) })))
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

  init(_ nodes: NodeList) {
    var visitor = ElementVisitor()
    nodes.forEach { $0.visit(&visitor) }
    texts = visitor.texts
    nodes.forEach { count($0) }
  }

  private mutating func count(_ node: ViewNode) {
    if let type = node.bodyRunner?.bodyTypeIndex { counts[type, default: 0] += 1 }
    node.forEachElement { count($0) }
  }
}
