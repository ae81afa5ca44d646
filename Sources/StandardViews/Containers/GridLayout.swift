// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// The layout of `Grid` (L-76): a column is as wide as its widest cell, a row as tall as its tallest.
///
/// Columns share a proposed width by the flexibility of their cells, the least flexible first.
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
    .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// A grid's solver: its cells, and how it was divided lately.
  public struct Cache {
    let solver: GridSolver
  }

  private var style: GridStyle { GridStyle(alignment, horizontalSpacing, verticalSpacing) }

  public func makeCache(subviews: Subviews) -> Cache { Cache(solver: GridSolver()) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.solver.forgetLengths() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.solver.size(proposal, style, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.solver.place(in: bounds, proposal, style, subviews)
  }
}
