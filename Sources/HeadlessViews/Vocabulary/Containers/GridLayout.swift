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

  /// A grid's solver: its cells, and how it was divided lately.
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
          x: slot.minX + subviews.origin(of: dimensions, in: slot.size, on: across),
          y: slot.minY + subviews.origin(of: dimensions, in: slot.size, on: along)),
        proposal: offer)
    }
  }

  private var spacing: CGSize {
    CGSize(
      width: horizontalSpacing ?? ViewSpacing.systemDistance,
      height: verticalSpacing ?? ViewSpacing.systemDistance)
  }
}
