// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// The arguments of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
@usableFromInline
package struct FlexFrame: Equatable, Sendable {
  package var minWidth, idealWidth, maxWidth: CGFloat?
  package var minHeight, idealHeight, maxHeight: CGFloat?
  package var alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

extension FourArguments {
  fileprivate init(_ width: AxisRange, _ height: AxisRange) {
    self.init(width.minimum, width.maximum, height.minimum, height.maximum)
  }

  fileprivate var width: AxisRange { AxisRange(first, .nan, second) }
  fileprivate var height: AxisRange { AxisRange(third, .nan, fourth) }
}

/// A flexible frame (L-31…L-37).
enum FlexFrameRole: UnaryRole {
  /// Takes the arguments, made consistent (L-35).
  static func write(_ frame: FlexFrame, _ tree: LayoutTree, _ id: LayoutID) {
    tree.records[id].kind = .flexFrame
    let width = consistent(frame.minWidth, frame.idealWidth, frame.maxWidth, tree)
    let height = consistent(frame.minHeight, frame.idealHeight, frame.maxHeight, tree)
    tree.setFourArguments(id, FourArguments(width, height))
    if !(width.ideal.isNaN && height.ideal.isNaN) {
      tree.records[id].flags.insert(.hasIdeal)
      tree.setExtra(id, RecordExtra(idealWidth: width.ideal, idealHeight: height.ideal))
    }
    tree.setAlignment(id, frame.alignment)
  }

  /// The arguments of a frame that takes the place of another flexible one; nil if the record is none or has rarer arguments,
  /// or if the new frame has some or is aligned in another way.
  static func arguments(replacing id: LayoutID, by frame: FlexFrame, _ tree: LayoutTree) -> FourArguments? {
    guard tree.records[id].kind == .flexFrame, tree.extraIndex(id) < 0, tree.isAligned(id, frame.alignment),
      frame.idealWidth == nil, frame.idealHeight == nil
    else { return nil }
    return FourArguments(
      consistent(frame.minWidth, nil, frame.maxWidth, tree),
      consistent(frame.minHeight, nil, frame.maxHeight, tree))
  }

  /// A limit of a flexible frame. NaN stands for nil, and so does infinity except for a maximum (L-37).
  @inline(__always)
  private static func validLimit(_ limit: CGFloat?, mayBeInfinite: Bool, _ tree: LayoutTree) -> Double {
    guard let limit else { return .nan }
    if abs(limit) <= NumberCheck.greatestLength || (mayBeInfinite && limit == .infinity) { return limit }
    return substitute(for: limit, tree)
  }

  /// What takes the place of a limit that no frame can have.
  @inline(never)
  private static func substitute(for limit: CGFloat, _ tree: LayoutTree) -> Double {
    // A limit below zero is impossible; the caller makes it consistent.
    if limit < 0 { return -1 }
    if limit.isFinite { return tree.checked("frame") { $0.length(limit) } }
    tree.reportInvalidLength()
    return .nan
  }

  private static func consistent(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ tree: LayoutTree
  ) -> AxisRange {
    var range = AxisRange(
      validLimit(minimum, mayBeInfinite: false, tree), validLimit(ideal, mayBeInfinite: false, tree),
      validLimit(maximum, mayBeInfinite: true, tree))
    var isContradictory = false
    if range.minimum < 0 { range.minimum = 0 }
    let isInvalid = range.maximum < 0
    if isInvalid {
      tree.reportInvalidLength()
      range.maximum = 0
    }
    if range.ideal < range.minimum {
      isContradictory = true
      range.ideal = range.minimum
    }
    let floor = range.ideal.isNaN ? range.minimum : range.ideal
    if range.maximum < floor {
      isContradictory = true
      range.maximum = floor
    }
    if range.ideal < 0 {
      isContradictory = true
      range.ideal = 0
    }
    if isContradictory && !isInvalid { tree.diagnostics.append("Contradictory frame constraints specified.") }
    return range
  }

  /// The arguments on both axes.
  @inline(__always)
  private static func ranges(_ tree: LayoutTree, _ id: LayoutID) -> (width: AxisRange, height: AxisRange) {
    let arguments = tree.store.fourArguments(id)
    var (width, height) = (arguments.width, arguments.height)
    if tree.records[id].flags.contains(.hasIdeal) {
      (width.ideal, height.ideal) = idealSize(tree, id)
    }
    return (width, height)
  }

  /// Out of line, because few frames have one.
  @inline(never)
  private static func idealSize(_ tree: LayoutTree, _ id: LayoutID) -> (width: Double, height: Double) {
    tree.store.idealSize(at: tree.store.extraOfFour(id))
  }

  // MARK: - Summary

  /// L-31, L-32 over a child that clamps.
  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    let (width, height) = ranges(tree, id)
    let (minWidth, idealWidth, maxWidth) = (width.minimum, width.ideal, width.maximum)
    let (minHeight, idealHeight, maxHeight) = (height.minimum, height.ideal, height.maximum)
    let decidesAlone =
      !(minWidth.isNaN || maxWidth.isNaN || idealWidth.isNaN)
      && !(minHeight.isNaN || maxHeight.isNaN || idealHeight.isNaN)
    var result = child
    if !child.facts.contains(.exact) && !decidesAlone { return .general(child.facts) }
    result.width = flexed(child.width, minWidth, idealWidth, maxWidth)
    result.height = flexed(child.height, minHeight, idealHeight, maxHeight)
    // A frame may answer its ideal length where no length is proposed. If that lies outside of its minimum and maximum,
    // its answers are not those of a clamp.
    if !result.width.isOrdered || !result.height.isOrdered { return .general(child.facts) }
    // An axis held to one length offers that length, whatever is proposed.
    if result.width.isFlexible { result.facts.insert(.usesWidth) }
    if minWidth == maxWidth { result.facts.remove(.usesWidth) }
    if result.height.isFlexible { result.facts.insert(.usesHeight) }
    if minHeight == maxHeight { result.facts.remove(.usesHeight) }
    if decidesAlone {
      // Sizes alone are settled: children may still be asked for each proposal.
      if !child.facts.contains(.exact) || child.facts.contains(.textual) {
        if minWidth != maxWidth { result.facts.insert(.usesWidth) }
        if minHeight != maxHeight { result.facts.insert(.usesHeight) }
      }
      result.facts.insert(.exact)
      result.facts.remove(.textual)
      return result
    }
    guard child.facts.contains(.textual) else { return result }
    // A length that is fixed while the text has one line depends on the offer as soon as the text wraps (L-32).
    if !minHeight.isNaN && maxHeight.isNaN { result.facts.insert(.usesHeight) }
    let threshold = child.bounds.threshold
    // The frame itself may offer the text too little for one line; then the text has to be asked.
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

  private static func flexed(
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

  // MARK: - Answers

  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    let (width, height) = ranges(tree, id)
    let offer = SIMD2(width.flexOffer(proposal.x), height.flexOffer(proposal.y))
    let child = tree.measureChild(id, offer)
    let size = SIMD2(
      width.flexSize(proposal.x, child.x, offer.x), height.flexSize(proposal.y, child.y, offer.y))
    return UnaryResponse(childProposal: offer, childSize: child, size: size)
  }

  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    let child = tree.records[id].firstChild
    let (width, height) = ranges(tree, id)
    let offer = SIMD2(
      width.flexPlacementOffer(proposal.x, size.x), height.flexPlacementOffer(proposal.y, size.y))
    let answer = tree.measure(child, offer)
    return UnaryPlacement(
      proposal: offer, size: answer, origin: tree.alignedOrigin(id, child, offer, answer, size))
  }
}

// A flexible frame's arguments on one axis, NaN where not given.
extension AxisRange {
  fileprivate var isOrdered: Bool { minimum <= ideal && ideal <= maximum }

  /// L-31: what the child is offered.
  fileprivate func flexOffer(_ proposal: Double) -> Double {
    var offer = proposal.isNaN ? ideal : proposal
    if offer.isNaN { return offer }
    if offer < minimum { offer = minimum }
    if offer > maximum { offer = maximum }
    return offer
  }

  /// L-32: the frame's length, from the proposal, the child's length and what the child was offered.
  fileprivate func flexSize(_ proposal: Double, _ child: Double, _ offer: Double) -> Double {
    let hasMinimum = !minimum.isNaN
    let hasMaximum = !maximum.isNaN
    if !proposal.isNaN && hasMinimum && hasMaximum { return min(max(proposal, minimum), maximum) }
    if proposal.isNaN && !ideal.isNaN { return ideal }
    if hasMinimum && hasMaximum { return min(max(child, minimum), maximum) }
    if hasMinimum { return max(minimum, offer.isNaN ? child : min(child, offer)) }
    if hasMaximum { return min(maximum, offer.isNaN ? child : max(child, offer)) }
    return child
  }

  /// L-34: what the child is offered when it is placed in a frame of `size`.
  fileprivate func flexPlacementOffer(_ proposal: Double, _ size: Double) -> Double {
    if proposal.isNaN && ideal.isNaN && !(size <= minimum) && !(size >= maximum) { return .nan }
    return size
  }
}
