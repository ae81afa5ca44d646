// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a custom layout put a subview.
struct CustomPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: SIMD2<Double>
}

extension LayoutTree {
  func subviews(_ i: Int) -> LayoutSubviews { LayoutSubviews(tree: self, container: LayoutID(raw: Int32(i))) }

  private func box(_ i: Int) -> (any LayoutBox)? { extras[Int(records[i].extra)].box }

  /// The subviews of a custom layout, or the layout itself, are others: its cache is to be updated.
  func customDidChange(_ i: Int) { box(i)?.subviewsChanged() }

  func customAnswer(_ i: Int, _ proposal: SIMD2<Double>) -> SIMD2<Double> {
    let asked = ProposedViewSize(proposal)
    guard let size = box(i)?.sizeThatFits(asked, subviews(i)) else { return SIMD2(0, 0) }
    // As large as it likes is an answer to such an offer only.
    if abs(size.width) <= NumberCheck.greatestSum || (size.width == .infinity && proposal.x == .infinity),
      abs(size.height) <= NumberCheck.greatestSum || (size.height == .infinity && proposal.y == .infinity)
    {
      return SIMD2(size.width, size.height)
    }
    return checked("Layout.sizeThatFits") { check in
      SIMD2(
        proposal.x == .infinity && size.width == .infinity ? .infinity : check.sum(size.width),
        proposal.y == .infinity && size.height == .infinity ? .infinity : check.sum(size.height))
    }
  }

  /// The proposal that a custom layout is about to place its subviews for, or to give guides for: what it keeps
  /// from call to call is for that one afterwards, also where its answer was remembered (L-82).
  func prepared(_ i: Int, _ proposal: SIMD2<Double>) -> ProposedViewSize {
    let asked = ProposedViewSize(proposal)
    if let box = box(i), !box.wasAskedLast(for: asked) {
      counters.sizeCalls += 1
      _ = customAnswer(i, proposal)
    }
    return asked
  }

  func placeCustom(
    _ i: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>, _ context: inout PlacementContext
  ) {
    customPlacements.removeAll(keepingCapacity: true)
    customPlacements.append(contentsOf: repeatElement(nil, count: Int(records[i].childCount)))
    let bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
    let asked = prepared(i, proposal)
    placingContainer = Int32(i)
    box(i)?.placeSubviews(in: bounds, asked, subviews(i))
    placingContainer = -1
    for (index, placement) in customPlacements.enumerated() {
      let slot = Int(records[i].childStart) + index
      // A subview that was not placed is centred.
      let chosen =
        placement
        ?? CustomPlacement(
          position: CGPoint(x: size.x / 2, y: size.y / 2), anchor: .center, proposal: proposal)
      let answer = measure(slot, chosen.proposal)
      let origin = SIMD2(
        chosen.position.x - chosen.anchor.x * answer.x, chosen.position.y - chosen.anchor.y * answer.y)
      place(slot, chosen.proposal, SlotFrame(origin: origin, size: answer), &context)
    }
  }

  func customGuide(
    _ key: AlignmentKey, _ i: Int, _ bounds: CGRect, _ proposal: SIMD2<Double>
  ) -> Double? {
    box(i)?.explicitAlignment(key, in: bounds, prepared(i, proposal), subviews(i)).map { Double($0) }
  }

  /// Called by `LayoutSubview.place` while its container places; ignored at other times.
  func placeSubview(
    _ id: LayoutID, in container: LayoutID, at position: CGPoint, anchor: UnitPoint,
    proposal: ProposedViewSize
  ) {
    guard placingContainer == container.raw else { return }
    let index = Int(records[Int(id.raw)].slot - records[Int(container.raw)].childStart)
    customPlacements[index] = checked("LayoutSubview.place") { check in
      CustomPlacement(
        position: CGPoint(x: check.sum(position.x), y: check.sum(position.y)),
        anchor: check.unitPoint(anchor),
        proposal: SIMD2(check.offer(proposal.width), check.offer(proposal.height)))
    }
  }

  func childCount(_ id: LayoutID) -> Int { Int(records[Int(id.raw)].childCount) }

  /// Whether a record is there, and below another one.
  func isChild(_ id: LayoutID, of container: LayoutID) -> Bool {
    records[Int(id.raw)].kind != .free && records[Int(id.raw)].parent == container.raw
  }

  func child(_ id: LayoutID, at index: Int) -> LayoutID {
    LayoutID(raw: slots.infos[Int(records[Int(id.raw)].childStart) + index].id)
  }

  func priority(_ id: LayoutID) -> Double { priority(ofSlot: Int(records[Int(id.raw)].slot)) }

  func spacing(_ id: LayoutID) -> ViewSpacing {
    slots.infos[Int(records[Int(id.raw)].slot)].facts.contains(.spacer) ? .spacer : ViewSpacing()
  }

  /// The value on a record, or on what it merely passes through.
  package func layoutValue(_ id: LayoutID, key: ObjectIdentifier) -> Any? {
    if layoutValues.isEmpty { return nil }
    var id = id
    while true {
      if let value = layoutValues[id.raw]?[key] { return value }
      guard records[Int(id.raw)].kind == .group, childCount(id) == 1 else { return nil }
      id = child(id, at: 0)
    }
  }
}

extension ProposedViewSize {
  /// A proposal in which NaN is nil.
  init(_ proposal: SIMD2<Double>) {
    self.init(width: proposal.x.isNaN ? nil : proposal.x, height: proposal.y.isNaN ? nil : proposal.y)
  }
}
