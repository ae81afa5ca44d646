// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

extension LayoutTree {
  /// The key a record aligns its children by.
  func alignmentKey(_ i: Int, _ axis: Axis) -> AlignmentKey {
    let code = axis == .horizontal ? records[i].horizontal : records[i].vertical
    guard code == .custom else { return AlignmentKey(axis, code) }
    let extra = extras[Int(records[i].extra)]
    let key = axis == .horizontal ? extra.horizontalKey : extra.verticalKey
    guard let key else { preconditionFailure("record \(i) has no key of its own") }
    return key
  }

  /// The guide's position in the record, set or by default.
  func guideValue(
    _ key: AlignmentKey, _ slot: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Double {
    if let set = explicitGuide(key, slot, proposal) { return set }
    return defaultGuide(key, dimensions(slot, proposal, size))
  }

  /// What a client's guide answered; in what is infinite, a guide may be.
  private func validGuide(_ value: CGFloat, of key: AlignmentKey, _ size: SIMD2<Double>) -> Double {
    if abs(value) <= NumberCheck.greatestSum { return value }
    let length = key.axis == .horizontal ? size.x : size.y
    if length == .infinity && !value.isNaN { return value }
    return checked("alignmentGuide") { $0.sum(value) }
  }

  private func defaultGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double {
    let value = key.defaultValue(in: dimensions)
    if key.code != .custom { return value }
    return validGuide(value, of: key, SIMD2(dimensions.width, dimensions.height))
  }

  private func dimensions(_ slot: Int, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>) -> ViewDimensions {
    ViewDimensions(
      size: CGSize(width: size.x, height: size.y), guides: self, number: slots.infos[slot].id,
      proposal: proposal)
  }

  func explicitGuide(_ key: AlignmentKey, of number: Int32, proposal: SIMD2<Double>) -> CGFloat? {
    // Dimensions that were kept for longer than the view is there have no guides.
    if records[Int(number)].kind == .free { return nil }
    let value: Double? = explicitGuide(key, Int(records[Int(number)].slot), proposal)
    return value.map { CGFloat($0) }
  }

  /// The guide's position where it was set in the subtree or is a baseline, else nil.
  func explicitGuide(_ key: AlignmentKey, _ slot: Int, _ proposal: SIMD2<Double>) -> Double? {
    let facts = slots.infos[slot].facts
    if !facts.contains(key.axis == .horizontal ? .guidesX : .guidesY)
      && !(key.isTextBaseline && facts.contains(.baselines))
    {
      return nil
    }
    return StackGuard.withRoom { generalGuide(key, slot, proposal) }
  }

  private func generalGuide(_ key: AlignmentKey, _ slot: Int, _ proposal: SIMD2<Double>) -> Double? {
    let i = Int(slots.infos[slot].id)
    switch records[i].kind {
    case .text: return baseline(key, i, proposal)
    case .guide:
      guard records[i].childCount > 0 else { return nil }
      let child = Int(records[i].childStart)
      let extra = extras[Int(records[i].extra)]
      guard extra.horizontalKey == key || extra.verticalKey == key, let value = extra.guideValue else {
        return explicitGuide(key, child, proposal)
      }
      let size = measure(child, proposal)
      return validGuide(value(dimensions(child, proposal, size)), of: key, size)
    case .layered: return explicitGuide(key, Int(records[i].childStart), proposal)
    case .hstack, .vstack: return stackGuide(key, i, proposal)
    case .zstack: return depthStackGuide(key, i, proposal)
    case .custom:
      let size = measure(slot, proposal)
      let bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
      return customGuide(key, i, bounds, proposal).map { validGuide($0, of: key, size) }
    case let kind where kind.isUnary:
      guard records[i].childCount > 0 else { return nil }
      let child = Int(records[i].childStart)
      let size = measure(slot, proposal)
      let placed = unaryPlacement(i, proposal, size)
      guard let set = explicitGuide(key, child, placed.proposal) else { return nil }
      return set + (key.axis == .horizontal ? placed.origin.x : placed.origin.y)
    default: return nil
    }
  }

  private func baseline(_ key: AlignmentKey, _ i: Int, _ proposal: SIMD2<Double>) -> Double? {
    guard key.isTextBaseline else { return nil }
    let text = texts[Int(records[i].extra)]
    var metrics = text.metrics
    if proposal.x < metrics.size.width {
      counters.textMeasurements += 1
      metrics = measureText(text.content, width: proposal.x)
    }
    return key.code == .firstTextBaseline ? metrics.firstBaseline : metrics.lastBaseline
  }

  private func stackGuide(_ key: AlignmentKey, _ i: Int, _ proposal: SIMD2<Double>) -> Double? {
    let isRow = records[i].kind == .hstack
    return withUnsafeTemporaryAllocation(of: StackItem.self, capacity: Int(records[i].childCount)) { items in
      let main = isRow ? proposal.x : proposal.y
      var cross = isRow ? proposal.y : proposal.x
      let size = solveStack(i, isRow: isRow, main, cross, items)
      if cross.isNaN {
        cross = isRow ? size.y : size.x
        _ = solveStack(i, isRow: isRow, main, cross, items)
      }
      var merged = GuideMerge(key)
      for item in items {
        let offer = isRow ? SIMD2(item.offer, cross) : SIMD2(cross, item.offer)
        guard let set = explicitGuide(key, item.slot, offer) else { continue }
        let runsAlong = (key.axis == .horizontal) == isRow
        merged.add(set + (runsAlong ? item.mainOrigin : item.crossOrigin))
      }
      return merged.value
    }
  }

  /// Where a child goes in a box of `size` (L-30, L-45): its guides on the box's.
  func alignedOrigin(
    _ i: Int, _ child: Int, _ childProposal: SIMD2<Double>, _ childSize: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> SIMD2<Double> {
    SIMD2(
      alignedOrigin(i, child, childProposal, childSize, size, .horizontal),
      alignedOrigin(i, child, childProposal, childSize, size, .vertical))
  }

  @inline(__always)
  private func alignedOrigin(
    _ i: Int, _ child: Int, _ childProposal: SIMD2<Double>, _ childSize: SIMD2<Double>, _ size: SIMD2<Double>,
    _ axis: Axis
  ) -> Double {
    let code = axis == .horizontal ? records[i].horizontal : records[i].vertical
    let guides: SlotFacts = axis == .horizontal ? .guidesX : .guidesY
    let isLayered = records[i].kind == .layered
    let hasGuides =
      slots.infos[child].facts.contains(guides)
      || (isLayered && slots.infos[Int(records[i].childStart)].facts.contains(guides))
    if code.rawValue <= AlignmentKey.Code.end.rawValue && !hasGuides {
      let rest = axis == .horizontal ? size.x - childSize.x : size.y - childSize.y
      return code == .start ? 0 : code == .center ? rest * 0.5 : rest
    }
    let key = alignmentKey(i, axis)
    let line: Double
    if isLayered {
      let primary = Int(records[i].childStart)
      line = guideValue(key, primary, slots.proposals[Int(records[i].slot)], size)
    } else {
      line = defaultGuide(key, ViewDimensions(size: CGSize(width: size.x, height: size.y)))
    }
    return line - guideValue(key, child, childProposal, childSize)
  }
}

/// Puts the guides of several children into one: the topmost first baseline, the lowest last baseline,
/// the mean of others.
struct GuideMerge {
  private let code: AlignmentKey.Code
  private var sum = 0.0
  private var count = 0

  init(_ key: AlignmentKey) { code = key.code }

  mutating func add(_ value: Double) {
    count += 1
    switch code {
    case .firstTextBaseline: sum = count == 1 ? value : min(sum, value)
    case .lastTextBaseline: sum = count == 1 ? value : max(sum, value)
    default: sum += value
    }
  }

  var value: Double? {
    if count == 0 { return nil }
    return code == .firstTextBaseline || code == .lastTextBaseline ? sum : sum / Double(count)
  }
}
