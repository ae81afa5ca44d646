// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Children above each other (L-59, R-3). On each axis the children of the highest priority put their guides on one
/// line, and the stack extends as far as they do before and after that line. If no child sets a guide, and the alignment
/// is an edge or the centre, that is the length of the largest child.
///
/// That is worked out twice: of the children's answers to the stack's own proposal, for its size, and of their answers
/// to that size, for their places. Several layers over one view are such a stack, too, a centred one; then the
/// record is the layered one.
enum DepthRole: Role {
  static func write(_ alignment: Alignment, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .zstack
    tree.setAlignment(id, alignment)
  }

  static func answer(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    extent(tree, id, tree.records[id].children, proposal).size
  }

  /// How long a stack in depth is, and where its children's guides meet.
  private struct Extent {
    var size = SIMD2<Double>(0, 0)
    var line = SIMD2<Double>(0, 0)
  }

  /// The extent on one axis while children are added.
  private struct Reach {
    /// The greatest guide, on which the others are put.
    private var before = -Double.infinity
    /// How far the children reach beyond the first of them. Negative if all are shorter than nothing, as a grid with
    /// negative spacing may be: then a child that comes later still moves them all.
    private var reach = -Double.infinity
    private var isInfinite = false

    mutating func add(length: Double, guide: Double) {
      if length == .infinity {
        isInfinite = true
      } else if guide <= before {
        // Guides are taken from each other first: far away from its view, a guide would swallow the length.
        reach = max(reach, before - guide + length)
      } else {
        reach = before == -.infinity ? length : max(guide - before + reach, length)
        before = guide
      }
    }

    var length: Double { isInfinite ? .infinity : max(reach, 0) }
    /// The line's position. An endless extent has none; nothing is placed in it.
    var line: Double { isInfinite ? 0 : before }
  }

  private static func extent(
    _ tree: LayoutTree, _ id: LayoutID, _ children: Range<SlotIndex>, _ proposal: SIMD2<Double>
  ) -> Extent {
    if children.isEmpty { return Extent() }
    let deciding = tree.decidingPriority(children)
    var (width, height) = (Reach(), Reach())
    for slot in children where tree.priority(ofSlot: slot) == deciding {
      let answer = tree.measure(slot, proposal)
      width.add(length: answer.x, guide: guide(tree, id, .horizontal, slot, proposal, answer))
      height.add(length: answer.y, guide: guide(tree, id, .vertical, slot, proposal, answer))
    }
    return Extent(size: SIMD2(width.length, height.length), line: SIMD2(width.line, height.line))
  }

  /// Where a child's guide is, on the axis of a stack in depth.
  private static func guide(
    _ tree: LayoutTree, _ id: LayoutID, _ axis: Axis, _ slot: SlotIndex, _ proposal: SIMD2<Double>,
    _ size: SIMD2<Double>
  ) -> Double {
    let own = tree.records[id].alignment(on: axis)
    let code = tree.records[id].kind == .layered ? .center : own
    if !code.isGuide, !setsGuide(tree, slot, axis) { return code.part(of: size[axis]) }
    let key = code == .center ? AlignmentKey(axis, .center) : tree.alignmentKey(id, axis)
    return tree.guideValue(key, slot, proposal, size)
  }

  @inline(__always)
  private static func setsGuide(_ tree: LayoutTree, _ slot: SlotIndex, _ axis: Axis) -> Bool {
    tree.slots.infos[slot].facts.contains(.guides(on: axis))
  }

  /// Whether the children are aligned in the stack's frame, as in any box: no child moves the line, and offered the
  /// stack's size, the largest child answers with it.
  private static func isPlain(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> Bool {
    let slot = tree.records[id].slot
    let facts = tree.slots.infos[slot].facts
    return facts.contains(.exact) && facts.isDisjoint(with: [.guidesX, .guidesY])
      && !(facts.contains(.textual) && tree.mayWrap(slot, facts, proposal.x))
      && max(tree.records[id].horizontal.rawValue, tree.records[id].vertical.rawValue)
        <= AlignmentKey.Code.end.rawValue
  }

  @inline(never)
  static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ context: inout PlacementContext
  ) {
    if tree.records[id].childCount == 0 { return }
    if isPlain(tree, id, proposal) { return tree.placeInBox(id, size, from: 0, &context) }
    arrange(tree, id, tree.records[id].children, size, at: SIMD2(0, 0), &context)
  }

  private static func arrange(
    _ tree: LayoutTree, _ id: LayoutID, _ children: Range<SlotIndex>, _ size: SIMD2<Double>,
    at start: SIMD2<Double>, _ context: inout PlacementContext
  ) {
    let line = extent(tree, id, children, size).line
    for slot in children {
      let answer = tree.measure(slot, size)
      let origin = start + origin(tree, id, slot, size, answer, line)
      tree.place(slot, size, SlotFrame(origin: origin, size: answer), &context)
    }
  }

  /// Places several layers over a view: as one centred stack, which is aligned in the view's frame as a whole.
  @inline(never)
  static func arrangeLayers(
    _ tree: LayoutTree, _ id: LayoutID, _ size: SIMD2<Double>, _ context: inout PlacementContext
  ) {
    let layers = tree.records[id].children.dropFirst()
    let box = extent(tree, id, layers, size).size
    let start = tree.alignedOrigin(
      ofLayers: id, box, in: size, setsGuideX: layers.contains { setsGuide(tree, $0, .horizontal) },
      setsGuideY: layers.contains { setsGuide(tree, $0, .vertical) }
    ) { guide($0, tree, id, layers, box) }
    arrange(tree, id, layers, box, at: start, &context)
  }

  /// Where a child goes that is offered the stack's size.
  private static func origin(
    _ tree: LayoutTree, _ id: LayoutID, _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>,
    _ line: SIMD2<Double>
  ) -> SIMD2<Double> {
    SIMD2(
      line.x - guide(tree, id, .horizontal, slot, proposal, size),
      line.y - guide(tree, id, .vertical, slot, proposal, size))
  }

  /// The guide of a stack in depth: its children's, where they are placed.
  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    let children = tree.records[id].children
    return guide(key, tree, id, children, extent(tree, id, children, proposal).size)
  }

  private static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ children: Range<SlotIndex>,
    _ size: SIMD2<Double>
  ) -> Double? {
    let line = extent(tree, id, children, size).line
    var merged = GuideMerge(key)
    for slot in children {
      guard let set = tree.explicitGuide(key, slot, size) else { continue }
      let origin = origin(tree, id, slot, size, tree.measure(slot, size), line)
      merged.add(set + origin[key.axis])
    }
    return merged.value
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID) -> Summary {
    let children = tree.records[id].children
    if children.isEmpty { return Summary() }
    let deciding = tree.decidingPriority(children)
    var result = Summary()
    // The only child's priority is seen from outside.
    if children.count == 1 { result.priority = deciding }
    if max(tree.records[id].horizontal.rawValue, tree.records[id].vertical.rawValue)
      > AlignmentKey.Code.end.rawValue
    {
      result.facts.remove(.exact)
    }
    // An edge at which every child is open keeps no distance.
    var open = SlotFacts.openEdges
    for slot in children {
      let facts = tree.slots.infos[slot].facts
      open.formIntersection(facts)
      // Guides and baselines are seen from outside, whichever child decides the size.
      result.facts.formUnion(facts.intersection([.guidesX, .guidesY, .baselines, .anchored]))
      if tree.priority(ofSlot: slot) < deciding { continue }
      // A guide that was set moves the line, and what lies before and after it may then be longer than any child.
      if !facts.contains(.exact) || !facts.isDisjoint(with: [.guidesX, .guidesY]) {
        result.facts.remove(.exact)
      }
      result.facts.formUnion(facts.intersection([.usesWidth, .usesHeight]))
      let child = tree.childSummary(slot)
      result.width = result.width.widest(child.width)
      result.height = result.height.widest(child.height)
      // A flexible child of a fixed box still depends on the proposal through the box only.
      if facts.contains(.textual) {
        result.setThreshold(
          max(result.bounds.threshold, child.bounds.threshold), narrowest: 0)
      }
    }
    result.facts.formUnion(open)
    if !result.facts.contains(.exact) {
      var general = Summary.general(result.facts)
      general.priority = result.priority
      return general
    }
    if result.facts.contains(.textual) {
      for slot in children where tree.priority(ofSlot: slot) == deciding {
        result.bounds.narrowest = max(result.bounds.narrowest, tree.narrowest(slot))
      }
    }
    return result
  }
}
