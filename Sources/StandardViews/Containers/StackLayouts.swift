// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// A layout that the layout tree carries out by a role of its own when it arranges views directly.
protocol NativeLayout: Layout {
  var nativeRole: LayoutRole { get }
}

extension Layout {
  /// The role of a container that arranges its views with this layout. A client's methods run on behalf of its node.
  @MainActor
  func role(for node: ArrangingNode) -> LayoutRole {
    if let any = self as? AnyLayout { return any.base.role(for: node) }
    if let native = self as? any NativeLayout { return native.nativeRole }
    let box = boxed()
    box.act(for: node)
    return .custom(box)
  }
}

/// The layout of `HStack`, for `AnyLayout` and for layouts that build on it.
///
/// - Source: Apple, `HStackLayout`.
public struct HStackLayout: NativeLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var nativeRole: LayoutRole { .hstack(alignment, spacing: spacing) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackSolution(subviews, .horizontal, spacing: spacing, proposal) { $0[alignment] }.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isAskedOnce = subviews.count == 1 && proposal.width != nil
    let offer =
      proposal.height == nil && !isAskedOnce
      ? ProposedViewSize(width: proposal.width, height: bounds.height) : proposal
    StackSolution(subviews, .horizontal, spacing: spacing, offer) { $0[alignment] }
      .place(subviews, at: bounds.origin)
  }
}

/// The layout of `VStack`, for `AnyLayout` and for layouts that build on it.
///
/// - Source: Apple, `VStackLayout`.
public struct VStackLayout: NativeLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var nativeRole: LayoutRole { .vstack(alignment, spacing: spacing) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    StackSolution(subviews, .vertical, spacing: spacing, proposal) { $0[alignment] }.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isAskedOnce = subviews.count == 1 && proposal.height != nil
    let offer =
      proposal.width == nil && !isAskedOnce
      ? ProposedViewSize(width: bounds.width, height: proposal.height) : proposal
    StackSolution(subviews, .vertical, spacing: spacing, offer) { $0[alignment] }
      .place(subviews, at: bounds.origin)
  }
}

/// The layout of `ZStack`, for `AnyLayout` and for layouts that build on it.
///
/// - Source: Apple, `ZStackLayout`.
public struct ZStackLayout: NativeLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var nativeRole: LayoutRole { .zstack(alignment) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(bounds.size)
    let line = extent(offer, subviews).line
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + line.x - dimensions[alignment.horizontal],
          y: bounds.minY + line.y - dimensions[alignment.vertical]),
        proposal: offer)
    }
  }

  /// The size, and where the guides of the subviews of the highest priority meet (L-59): of their answers to the stack's
  /// proposal for its size, of those to its size for their places.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, line: CGPoint) {
    let deciding = subviews.map(\.priority).max()
    let dimensions = subviews.filter { $0.priority == deciding }.map { $0.dimensions(in: proposal) }
    func reach(_ length: (ViewDimensions) -> CGFloat, _ guide: (ViewDimensions) -> CGFloat) -> (
      CGFloat, CGFloat
    ) {
      if dimensions.contains(where: { length($0) == .infinity }) { return (.infinity, 0) }
      let line = dimensions.map(guide).max() ?? 0
      let rest = dimensions.map { length($0) - guide($0) }.max() ?? 0
      return (max(line + rest, 0), line)
    }
    let width = reach(\.width) { $0[alignment.horizontal] }
    let height = reach(\.height) { $0[alignment.vertical] }
    return (CGSize(width: width.0, height: height.0), CGPoint(x: width.1, y: height.1))
  }
}

/// The stack's rule (L-51), over the subviews of a custom layout.
private struct StackSolution {
  private(set) var size = CGSize.zero
  private var placements: [(origin: CGPoint, proposal: ProposedViewSize)] = []

  init(
    _ subviews: LayoutSubviews, _ axis: Axis, spacing: CGFloat?, _ proposal: ProposedViewSize,
    guide: (ViewDimensions) -> CGFloat
  ) {
    let gaps = subviews.indices.dropFirst().map {
      spacing ?? subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: axis)
    }
    let offers = Self.offers(subviews, axis, proposal, spacing: gaps.reduce(0, +))
    let dimensions = subviews.indices.map { subviews[$0].dimensions(in: offers[$0]) }
    let guides = dimensions.map(guide)
    let reach = guides.max() ?? 0
    var position: CGFloat = 0
    var start = CGFloat.infinity
    var end = -CGFloat.infinity
    for (index, one) in dimensions.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let across = reach - guides[index]
      placements.append(
        (
          axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
          offers[index]
        ))
      position += axis == .horizontal ? one.width : one.height
      start = min(start, across)
      end = max(end, across + (axis == .horizontal ? one.height : one.width))
    }
    let cross = subviews.isEmpty ? 0 : end - start
    size =
      axis == .horizontal
      ? CGSize(width: position, height: cross) : CGSize(width: cross, height: position)
  }

  /// What each subview is offered, served by priority, then flexibility.
  private static func offers(
    _ subviews: LayoutSubviews, _ axis: Axis, _ proposal: ProposedViewSize, spacing: CGFloat
  ) -> [ProposedViewSize] {
    func offer(_ main: CGFloat?) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: main, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: main)
    }
    func length(_ subview: LayoutSubview, _ main: CGFloat?) -> CGFloat {
      let size = subview.sizeThatFits(offer(main))
      return axis == .horizontal ? size.width : size.height
    }
    guard let whole = axis == .horizontal ? proposal.width : proposal.height else {
      return subviews.map { _ in offer(nil) }
    }
    let least = subviews.map { length($0, 0) }
    let flexibility = subviews.indices.map { length(subviews[$0], .infinity) - least[$0] }
    let order = subviews.indices.sorted { a, b in
      if subviews[a].priority != subviews[b].priority { return subviews[a].priority > subviews[b].priority }
      if flexibility[a] == .infinity, flexibility[b] == .infinity, least[a] != least[b] {
        return least[a] > least[b]
      }
      return (flexibility[a], a) < (flexibility[b], b)
    }
    var result = subviews.map { _ in offer(nil) }
    var left = whole - spacing
    var waiting = order[...]
    for subview in order.dropFirst(
      order.prefix { subviews[$0].priority == subviews[order[0]].priority }.count)
    {
      left -= least[subview]
    }
    while let first = waiting.first {
      let group = waiting.prefix { subviews[$0].priority == subviews[first].priority }
      if group.startIndex > 0 { left += group.reduce(0) { $0 + least[$1] } }
      for (position, index) in group.enumerated() {
        let share = max(left / CGFloat(group.count - position), 0)
        result[index] = offer(share)
        left -= length(subviews[index], share)
      }
      waiting = waiting.dropFirst(group.count)
    }
    return result
  }

  func place(_ subviews: LayoutSubviews, at origin: CGPoint) {
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}
