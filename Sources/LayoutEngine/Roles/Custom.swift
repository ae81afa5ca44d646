// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A client's `Layout`, or one of the engine's own that has no role here.
enum CustomRole: Role {
  static func write(_ box: any LayoutBox, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .custom
    if let refused = box.refused { tree.report(refused.check, for: refused.modifier) }
    tree.setExtra(id, RecordExtra(box: box))
  }

  private static func box(_ tree: LayoutTree, _ id: LayoutID) -> (any LayoutBox)? {
    tree.store.layoutBox(at: tree.records[id].extra)
  }

  private static func subviews(_ tree: LayoutTree, _ id: LayoutID) -> LayoutSubviews {
    LayoutSubviews(tree: tree, container: id)
  }

  /// The subviews of a custom layout, or the layout itself, are others: its cache is to be updated.
  static func subviewsDidChange(_ tree: LayoutTree, _ id: LayoutID) { box(tree, id)?.subviewsChanged() }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    var facts: SlotFacts = []
    for slot in tree.records[id].children { facts.formUnion(tree.slots.infos[slot].facts) }
    if let type = box(tree, id)?.clientType {
      facts.formUnion(tree.ownGuides.expected(of: type, at: id))
      facts.insert(.anchored)
    }
    return .general(facts.subtracting([.spacer, .openEdges]))
  }

  /// Finds out on which axes a client's layout answers for guides itself. Whether a type has a method of its own or the
  /// protocol's is the same for all its values. So the first one is asked, when it has just answered an offer: SwiftUI
  /// asks a layout for its size before anything else, and for no other offer than those of its parent.
  @inline(never)
  private static func learnGuides(
    of type: ObjectIdentifier, _ box: any LayoutBox, _ tree: LayoutTree, _ id: LayoutID,
    _ asked: ProposedViewSize, _ size: CGSize
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    func answers(_ axis: Axis) -> Bool {
      tree.ownGuides.beginAsking()
      _ = box.explicitAlignment(AlignmentKey(axis, .start), in: bounds, asked, subviews(tree, id))
      return tree.ownGuides.answered(type)
    }
    var own: SlotFacts = []
    if answers(.horizontal) { own.insert(.guidesX) }
    if answers(.vertical) { own.insert(.guidesY) }
    tree.ownGuides[type] = own
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    guard let box = box(tree, id) else { return SIMD2(0, 0) }
    return answer(of: box, tree, id, proposal)
  }

  private static func answer(
    of box: any LayoutBox, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> SIMD2<Double> {
    let asked = ProposedViewSize(proposal)
    let size = box.sizeThatFits(asked, subviews(tree, id))
    if let type = box.clientType, tree.ownGuides[type] == nil {
      learnGuides(of: type, box, tree, id, asked, size)
    }
    // Infinity is an answer to an offer of infinity only.
    if abs(size.width) <= NumberCheck.greatestSum || (size.width == .infinity && proposal.x == .infinity),
      abs(size.height) <= NumberCheck.greatestSum || (size.height == .infinity && proposal.y == .infinity)
    {
      return SIMD2(size.width, size.height)
    }
    return tree.checked("Layout.sizeThatFits") { check in
      SIMD2(
        proposal.x == .infinity && size.width == .infinity ? .infinity : check.sum(size.width),
        proposal.y == .infinity && size.height == .infinity ? .infinity : check.sum(size.height))
    }
  }

  /// The proposal for which a custom layout is about to place its subviews, or to give guides. Makes sure that the
  /// layout's cache belongs to this proposal, also where the answer to it was remembered (L-82).
  private static func prepared(
    _ box: any LayoutBox, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> ProposedViewSize {
    let asked = ProposedViewSize(proposal)
    if !box.wasAskedLast(for: asked) {
      tree.counters.sizeCalls += 1
      _ = answer(of: box, tree, id, proposal)
    }
    return asked
  }

  @inline(never)
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    guard let box = box(tree, id) else { return }
    // A client's layout is told where it stands, in the coordinates in which its subviews are told, too.
    let start = box.clientType == nil ? SIMD2(0, 0) : context.newOrigin
    let bounds = CGRect(x: start.x, y: start.y, width: size.x, height: size.y)
    let asked = prepared(box, tree, id, proposal)
    tree.customPlacements.begin(id, count: tree.records[id].childCount)
    box.placeSubviews(in: bounds, asked, subviews(tree, id))
    tree.customPlacements.end()
    for index in 0..<tree.records[id].childCount {
      let slot = tree.records[id].firstChild + index
      // A subview that was not placed is centred.
      let chosen =
        tree.customPlacements[index]
        ?? CustomPlacement(
          position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let answer = tree.measure(slot, chosen.proposal)
      let origin = SIMD2(
        chosen.position.x - start.x - chosen.anchor.x * answer.x,
        chosen.position.y - start.y - chosen.anchor.y * answer.y)
      tree.place(slot, chosen.proposal, SlotFrame(origin: origin, size: answer), &context)
    }
  }

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard let box = box(tree, id) else { return nil }
    let size = tree.measure(tree.records[id].slot, proposal)
    let bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
    let asked = prepared(box, tree, id, proposal)
    guard let set = box.explicitAlignment(key, in: bounds, asked, subviews(tree, id)) else { return nil }
    return tree.validGuide(set, of: key, size)
  }
}

/// Where a custom layout put a subview.
struct CustomPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: SIMD2<Double>
}

/// What the custom layout that is placing says about its subviews. Layouts are placed one after another.
struct CustomPlacements {
  private var container = LayoutID.none
  /// By the index of the subview; longer than needed after a layout with more of them.
  private var chosen: [CustomPlacement?] = []

  var isPlacing: Bool { container.isRecord }

  mutating func begin(_ container: LayoutID, count: Int) {
    for index in 0..<min(count, chosen.count) { chosen[index] = nil }
    while chosen.count < count { chosen.append(nil) }
    self.container = container
  }

  mutating func end() { container = .none }

  func isPlacing(_ id: LayoutID) -> Bool { container == id }

  subscript(index: Int) -> CustomPlacement? {
    get { chosen[index] }
    set { chosen[index] = newValue }
  }
}

// What layouts ask and say of their subviews.
extension LayoutTree {
  /// Called by `LayoutSubview.place` while its container places; ignored at other times.
  func placeSubview(
    _ id: LayoutID, in container: LayoutID, at position: CGPoint, anchor: UnitPoint,
    proposal: ProposedViewSize
  ) {
    guard customPlacements.isPlacing(container) else { return }
    let index = records[id].slot - records[container].firstChild
    customPlacements[index] = checked("LayoutSubview.place") { check in
      CustomPlacement(
        position: CGPoint(x: check.sum(position.x), y: check.sum(position.y)),
        anchor: check.unitPoint(anchor),
        proposal: SIMD2(check.offer(proposal.width), check.offer(proposal.height)))
    }
  }

  func childCount(_ id: LayoutID) -> Int { records[id].childCount }

  /// Whether a record is there, and below another one.
  func isChild(_ id: LayoutID, of container: LayoutID) -> Bool {
    records[id].kind != .free && records[id].parent == container
  }

  func child(_ id: LayoutID, at index: Int) -> LayoutID {
    slots.infos[records[id].firstChild + index].id
  }

  func priority(_ id: LayoutID) -> Double { priority(ofSlot: records[id].slot) }

  func spacing(_ id: LayoutID) -> ViewSpacing {
    ViewSpacing(besides: slots.infos[records[id].slot].facts)
  }

  /// The value on a record, or on what it merely passes through.
  package func layoutValue(_ id: LayoutID, key: ObjectIdentifier) -> Any? {
    if !store.hasLayoutValues { return nil }
    var id = id
    while true {
      if let value = store.layoutValue(id, key) { return value }
      let passesThrough = records[id].kind == .group || records[id].kind == .displaced
      guard passesThrough, childCount(id) == 1 else { return nil }
      id = child(id, at: 0)
    }
  }
}
