// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

extension LayoutTree {
  /// The key a record aligns its children by.
  func alignmentKey(_ id: LayoutID, _ axis: Axis) -> AlignmentKey {
    let code = records[id].alignment(on: axis)
    guard code == .custom else { return AlignmentKey(axis, code) }
    let index = extraIndex(id)
    let own = axis == .horizontal ? store.horizontalKey(at: index) : store.verticalKey(at: index)
    guard let key = own else {
      preconditionFailure("record \(id.raw) has no key of its own")
    }
    return key
  }

  /// The guide's position in the record, set or by default.
  func guideValue(
    _ key: AlignmentKey, _ slot: SlotIndex, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> Double {
    if let set = explicitGuide(key, slot, proposal) { return set }
    return defaultGuide(key, dimensions(slot, proposal, size))
  }

  /// Checks the answer of a client's guide. In a view of infinite length, a guide may be infinite, too.
  func validGuide(_ value: CGFloat, of key: AlignmentKey, _ size: SIMD2<Double>) -> Double {
    if abs(value) <= NumberCheck.greatestSum { return value }
    if size[key.axis] == .infinity && !value.isNaN { return value }
    return checked("alignmentGuide") { $0.sum(value) }
  }

  /// The guide's position where it was not set.
  @inline(__always)
  func defaultGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double {
    key.builtInValue(in: dimensions.size) ?? clientGuide(key, dimensions)
  }

  private func clientGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double {
    var value = CGFloat.nan
    let ask = { value = key.defaultValue(in: dimensions) }
    if let guideClient { guideClient.run(ask) } else { ask() }
    return validGuide(value, of: key, SIMD2(dimensions.width, dimensions.height))
  }

  func dimensions(_ slot: SlotIndex, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>) -> ViewDimensions {
    ViewDimensions(
      size: CGSize(width: size.x, height: size.y), guides: self, number: slots.infos[slot].id.raw,
      proposal: proposal)
  }

  func explicitGuide(_ key: AlignmentKey, of number: Int32, proposal: SIMD2<Double>) -> CGFloat? {
    let id = LayoutID(raw: number)
    // Dimensions that were kept for longer than the view is there have no guides.
    if records[id].kind == .free { return nil }
    let value: Double? = explicitGuide(key, records[id].slot, proposal)
    return value.map { CGFloat($0) }
  }

  /// The guide's position where it was set in the subtree or is a baseline, else nil.
  func explicitGuide(_ key: AlignmentKey, _ slot: SlotIndex, _ proposal: SIMD2<Double>) -> Double? {
    let facts = slots.infos[slot].facts
    if !facts.contains(.guides(on: key.axis))
      && !(key.isTextBaseline && facts.contains(.baselines))
    {
      return nil
    }
    return StackGuard.withRoom { guide(key, slots.infos[slot].id, proposal) }
  }

  /// Where a child goes in a box of `size` (L-30, L-45): its guides on the box's.
  func alignedOrigin(
    _ id: LayoutID, _ child: SlotIndex, _ childProposal: SIMD2<Double>, _ childSize: SIMD2<Double>,
    _ size: SIMD2<Double>
  ) -> SIMD2<Double> {
    SIMD2(
      alignedOrigin(id, child, childProposal, childSize, size, .horizontal),
      alignedOrigin(id, child, childProposal, childSize, size, .vertical))
  }

  @inline(__always)
  private func alignedOrigin(
    _ id: LayoutID, _ child: SlotIndex, _ childProposal: SIMD2<Double>, _ childSize: SIMD2<Double>,
    _ size: SIMD2<Double>,
    _ axis: Axis
  ) -> Double {
    alignedOrigin(
      id, axis, childSize, size,
      setsGuide: slots.infos[child].facts.contains(.guides(on: axis))
    ) { guideValue($0, child, childProposal, childSize) }
  }

  /// Where the stack of several layers goes over a view of `size`.
  /// - Parameter guide: A guide of the stack where one of the layers sets it.
  func alignedOrigin(
    ofLayers id: LayoutID, _ layersSize: SIMD2<Double>, in size: SIMD2<Double>, setsGuideX: Bool,
    setsGuideY: Bool, _ guide: (AlignmentKey) -> Double?
  ) -> SIMD2<Double> {
    let dimensions = ViewDimensions(size: CGSize(width: layersSize.x, height: layersSize.y))
    return SIMD2(
      alignedOrigin(id, .horizontal, layersSize, size, setsGuide: setsGuideX) {
        guide($0) ?? defaultGuide($0, dimensions)
      },
      alignedOrigin(id, .vertical, layersSize, size, setsGuide: setsGuideY) {
        guide($0) ?? defaultGuide($0, dimensions)
      })
  }

  @inline(__always)
  private func alignedOrigin(
    _ id: LayoutID, _ axis: Axis, _ childSize: SIMD2<Double>, _ size: SIMD2<Double>, setsGuide: Bool,
    _ guide: (AlignmentKey) -> Double
  ) -> Double {
    let code = records[id].alignment(on: axis)
    let isLayered = records[id].kind == .layered
    let hasGuides =
      setsGuide || (isLayered && slots.infos[records[id].firstChild].facts.contains(.guides(on: axis)))
    if !code.isGuide && !hasGuides {
      return code.part(of: size[axis] - childSize[axis])
    }
    let key = alignmentKey(id, axis)
    let line: Double
    if isLayered {
      let primary = records[id].firstChild
      line = guideValue(key, primary, slots.proposals[records[id].slot], size)
    } else {
      line = defaultGuide(key, ViewDimensions(size: CGSize(width: size.x, height: size.y)))
    }
    return line - guide(key)
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
