// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

extension RecordArguments {
  /// The given lengths of a fixed frame.
  fileprivate var width: Double {
    get { first }
    set { first = newValue }
  }
  fileprivate var height: Double {
    get { second }
    set { second = newValue }
  }

  fileprivate func frameOffer(_ proposal: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(width.isNaN ? proposal.x : width, height.isNaN ? proposal.y : height)
  }
}

/// A fixed frame (L-30): a given axis is settled, the other one is the child's.
enum FrameRole: UnaryRole {
  static func write(
    _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment, _ tree: LayoutTree, _ id: LayoutID
  ) {
    tree.records[id].kind = .frame
    tree.arguments[id].width = tree.validLength(width)
    tree.arguments[id].height = tree.validLength(height)
    tree.setAlignment(id, alignment)
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    let (width, height) = (tree.arguments[id].width, tree.arguments[id].height)
    var result = child
    if !width.isNaN {
      if child.facts.contains(.textual) && width < child.bounds.threshold { result.facts.remove(.exact) }
      result.width = AxisRange(fixed: width)
      result.facts.subtract([.usesWidth, .textual])
    }
    if !height.isNaN {
      result.height = AxisRange(fixed: height)
      result.facts.remove(.usesHeight)
    }
    if !width.isNaN && !height.isNaN {
      result.facts.insert(.exact)
    } else if !result.facts.contains(.exact) {
      return .general(result.facts)
    }
    return result
  }

  static func response(_ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>) -> UnaryResponse {
    let arguments = tree.arguments[id]
    let offer = arguments.frameOffer(proposal)
    let child = tree.measureChild(id, offer)
    return UnaryResponse(childProposal: offer, childSize: child, size: arguments.frameOffer(child))
  }

  static func placement(
    _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>
  ) -> UnaryPlacement {
    let child = tree.records[id].firstChild
    let offer = tree.arguments[id].frameOffer(proposal)
    let answer = tree.measure(child, offer)
    return UnaryPlacement(
      proposal: offer, size: answer, origin: tree.alignedOrigin(id, child, offer, answer, size))
  }
}

extension LayoutTree {
  /// Whether a record is a frame with this alignment already, so that at most its lengths change; see `setFrame`.
  package func isFrame(_ id: LayoutID, _ alignment: Alignment) -> Bool {
    records[id].kind == .frame && isAligned(id, alignment)
  }

  /// A frame's length on an axis; NaN where it has none.
  func frameLength(_ id: LayoutID, along axis: Axis) -> Double {
    axis == .horizontal ? arguments[id].width : arguments[id].height
  }

  /// Gives a frame other lengths.
  /// - Returns: Whether one differs from the old one.
  package func setFrame(_ id: LayoutID, width: CGFloat?, height: CGFloat?) -> Bool {
    let (width, height) = (validLength(width), validLength(height))
    if sameArgument(arguments[id].width, width) && sameArgument(arguments[id].height, height) { return false }
    arguments[id].width = width
    arguments[id].height = height
    argumentsDidChange(id)
    return true
  }

  /// A fixed frame's length (L-35, R-6). One below zero is reported and is zero; one that is not finite is reported and
  /// stands for nil.
  fileprivate func validLength(_ length: CGFloat?) -> Double {
    guard let length else { return .nan }
    if length >= 0 && length <= NumberCheck.greatestLength { return length }
    return invalidLength(length)
  }

  @inline(never)
  private func invalidLength(_ length: CGFloat) -> Double {
    if length > 0 && length < .infinity { return checked("frame") { $0.extent(length) } }
    reportInvalidLength()
    return length < 0 && length > -.infinity ? 0 : .nan
  }

  func reportInvalidLength() {
    diagnostics.append("Invalid frame dimension (negative or non-finite).")
  }
}
