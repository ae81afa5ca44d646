// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// The summary of a record around one child, from the child's.
  func unarySummary(_ i: Int, _ child: Summary) -> Summary {
    var child = child.container
    let record = records[i]
    let forwardsPriority =
      record.kind == .group || record.kind == .guide || record.kind == .offset || record.kind == .fixedSize
    if !forwardsPriority { child.priority = 0 }
    if !(record.kind == .group || record.kind == .guide || record.kind == .offset) {
      child.facts.remove(.spacer)
    }
    switch record.kind {
    case .group, .offset: return child
    case .guide:
      child.facts.insert(record.flags.contains(.guidesX) ? .guidesX : .guidesY)
      return child
    case .frame: return frameSummary(record, child)
    case .flexFrame: return flexFrameSummary(i, child)
    case .padding: return paddingSummary(record, child)
    case .position:
      if !child.facts.contains(.exact) { return .general(child.facts) }
      child.width = AxisRange(0, child.width.ideal, .infinity)
      child.height = AxisRange(0, child.height.ideal, .infinity)
      child.facts.formUnion([.usesWidth, .usesHeight])
      if child.facts.contains(.textual) { child.bounds.narrowest = 0 }
      return child
    case .fixedSize:
      if !child.facts.contains(.exact) {
        var result = Summary.general(child.facts)
        result.priority = child.priority
        return result
      }
      if record.flags.contains(.fixesWidth) {
        child.width = AxisRange(fixed: child.width.ideal)
        child.facts.subtract([.usesWidth, .textual])
      }
      if record.flags.contains(.fixesHeight) {
        child.height = AxisRange(fixed: child.height.ideal)
        child.facts.remove(.usesHeight)
      }
      return child
    default: return .general(child.facts)
    }
  }

  /// L-30: a given axis is settled, the other one is the child's.
  private func frameSummary(_ record: LayoutRecord, _ child: Summary) -> Summary {
    var result = child
    let hasWidth = !record.a.isNaN
    let hasHeight = !record.b.isNaN
    if hasWidth {
      if child.facts.contains(.textual) && record.a < child.bounds.threshold {
        result.facts.remove(.exact)
      }
      result.width = AxisRange(fixed: record.a)
      result.facts.subtract([.usesWidth, .textual])
    }
    if hasHeight {
      result.height = AxisRange(fixed: record.b)
      result.facts.remove(.usesHeight)
    }
    if hasWidth && hasHeight {
      result.facts.insert(.exact)
    } else if !result.facts.contains(.exact) {
      return .general(result.facts)
    }
    return result
  }

  /// L-31, L-32 over a child that clamps.
  private func flexFrameSummary(_ i: Int, _ child: Summary) -> Summary {
    let record = records[i]
    var idealWidth = Double.nan
    var idealHeight = Double.nan
    if record.flags.contains(.hasIdeal) {
      idealWidth = extras[Int(record.extra)].idealWidth
      idealHeight = extras[Int(record.extra)].idealHeight
    }
    let (minWidth, maxWidth, minHeight, maxHeight) = (record.a, record.b, record.c, record.d)
    let decidesAlone =
      !(minWidth.isNaN || maxWidth.isNaN || idealWidth.isNaN)
      && !(minHeight.isNaN || maxHeight.isNaN || idealHeight.isNaN)
    var result = child
    if !child.facts.contains(.exact) && !decidesAlone { return .general(child.facts) }
    result.width = flexed(child.width, minWidth, idealWidth, maxWidth)
    result.height = flexed(child.height, minHeight, idealHeight, maxHeight)
    // An ideal that the frame never answers to an offer is no clamp.
    if !result.width.isOrdered || !result.height.isOrdered { return .general(child.facts) }
    // An axis held to one length offers that length, whatever is proposed.
    if result.width.isFlexible { result.facts.insert(.usesWidth) }
    if minWidth == maxWidth { result.facts.remove(.usesWidth) }
    if result.height.isFlexible { result.facts.insert(.usesHeight) }
    if minHeight == maxHeight { result.facts.remove(.usesHeight) }
    if decidesAlone {
      // Only sizes are settled: what is below may still be asked per proposal.
      if !child.facts.contains(.exact) || child.facts.contains(.textual) {
        if minWidth != maxWidth { result.facts.insert(.usesWidth) }
        if minHeight != maxHeight { result.facts.insert(.usesHeight) }
      }
      result.facts.insert(.exact)
      result.facts.remove(.textual)
      return result
    }
    guard child.facts.contains(.textual) else { return result }
    let threshold = child.bounds.threshold
    // Text that is offered too little by the frame itself has to be asked.
    if maxWidth < threshold || idealWidth < threshold { return .general(child.facts) }
    if minWidth >= threshold {
      result.facts.remove(.textual)
    } else if !minWidth.isNaN && maxWidth.isNaN && minWidth > 0 {
      return .general(child.facts)
    } else {
      let narrowest: Double
      if !minWidth.isNaN && !maxWidth.isNaN {
        narrowest = minWidth
      } else if !minWidth.isNaN {
        narrowest = 0
      } else {
        narrowest = maxWidth < child.bounds.narrowest ? maxWidth : child.bounds.narrowest
      }
      result.setThreshold(threshold, narrowest: narrowest)
    }
    return result
  }

  private func flexed(
    _ child: AxisRange, _ minimum: Double, _ ideal: Double, _ maximum: Double
  ) -> AxisRange {
    var result = child
    if !minimum.isNaN && !maximum.isNaN {
      result = AxisRange(minimum, min(max(child.ideal, minimum), maximum), maximum)
    } else if !minimum.isNaN {
      result = AxisRange(minimum, max(child.ideal, minimum), max(minimum, child.maximum))
    } else if !maximum.isNaN {
      result = AxisRange(min(child.minimum, maximum), min(child.ideal, maximum), maximum)
    }
    if !ideal.isNaN { result.ideal = ideal }
    return result
  }

  private func paddingSummary(_ record: LayoutRecord, _ child: Summary) -> Summary {
    if !child.facts.contains(.exact) { return .general(child.facts) }
    var result = child
    let horizontal = record.a + record.c
    let vertical = record.b + record.d
    result.width = child.width.padded(horizontal)
    result.height = child.height.padded(vertical)
    if child.facts.contains(.textual) {
      // The least offer that leaves the child its threshold, subtraction rounded as it will be.
      var threshold = child.bounds.threshold + horizontal
      while threshold - horizontal < child.bounds.threshold { threshold = threshold.nextUp }
      if horizontal >= 0 {
        result.setThreshold(threshold, narrowest: child.bounds.narrowest + horizontal)
      } else if -horizontal >= child.bounds.threshold {
        result.facts.remove(.textual)
      } else {
        return .general(child.facts)
      }
    }
    return result
  }
}

extension AxisRange {
  var isOrdered: Bool { minimum <= ideal && ideal <= maximum }

  func padded(_ inset: Double) -> AxisRange {
    AxisRange(max(0, minimum + inset), max(0, ideal + inset), max(0, maximum + inset))
  }
}
