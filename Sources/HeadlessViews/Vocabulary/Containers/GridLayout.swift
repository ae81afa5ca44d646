// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The layout of `Grid` (L-76): a column is as wide as its widest cell, a row as tall as its tallest.
///
/// Columns share a proposed width as the children of a stack do, the least flexible first.
///
/// - Source: Apple, `GridLayout`.
public struct GridLayout: NativeLayout, Equatable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var nativeRole: LayoutRole {
    var check = NumberCheck()
    var valid = self
    valid.horizontalSpacing = check.length(horizontalSpacing)
    valid.verticalSpacing = check.length(verticalSpacing)
    return .custom(valid.boxed(check, of: "Grid"))
  }

  /// What a grid remembers of its cells, and how it was divided lately.
  public struct Cache {
    let solver: GridSolver
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(solver: GridSolver()) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.solver.forgetLengths() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.solver.plan(proposal, spacing, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let plan = cache.solver.plan(proposal, spacing, subviews)
    for cell in cache.solver.cells {
      let slot = plan.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
      let subview = subviews.subview(cell.id)
      let offer = ProposedViewSize(slot.size)
      if let anchor = cell.anchor {
        subview.place(
          at: CGPoint(x: slot.minX + anchor.x * slot.width, y: slot.minY + anchor.y * slot.height),
          anchor: anchor, proposal: offer)
        continue
      }
      let dimensions = subview.dimensions(in: offer)
      let across = (cache.solver.alignments[cell.column] ?? alignment.horizontal).key
      let along = (cell.rowAlignment ?? alignment.vertical).key
      subview.place(
        at: CGPoint(
          x: slot.minX + distance(across, slot.width, dimensions.width, dimensions, slot.size),
          y: slot.minY + distance(along, slot.height, dimensions.height, dimensions, slot.size)),
        proposal: offer)
    }
  }

  /// How far a cell is from the beginning of its slot on one axis, so that their guides meet.
  private func distance(
    _ key: AlignmentKey, _ whole: CGFloat, _ length: CGFloat, _ dimensions: ViewDimensions, _ slot: CGSize
  ) -> CGFloat {
    let own = dimensions.explicit(key)
    if own == nil {
      switch key.code {
      case .start: return 0
      case .center: return whole * 0.5 - length * 0.5
      case .end: return whole - length
      default: break
      }
    }
    return key.defaultValue(in: ViewDimensions(size: slot)) - (own ?? key.defaultValue(in: dimensions))
  }

  private var spacing: CGSize {
    CGSize(
      width: horizontalSpacing ?? ViewSpacing.systemDistance,
      height: verticalSpacing ?? ViewSpacing.systemDistance)
  }
}
