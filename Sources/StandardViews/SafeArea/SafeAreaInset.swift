// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// The upper or lower edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  /// A set of these edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing

  /// A set of these edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

extension View {
  /// Puts a view at an edge, and takes its space away from this view's safe area (L-78).
  ///
  /// - Parameters:
  ///   - edge: The edge at which the view stands.
  ///   - alignment: Where the view stands along the edge.
  ///   - spacing: Points between the two; nil is 8.
  ///   - content: The view that takes the room.
  public consuming func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layout: SafeAreaInsetLayout(
          edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
          spacing: spacing),
        inset: content()))
  }

  /// Puts a view at an edge, and takes its space away from this view's safe area (L-78).
  ///
  /// - Parameters:
  ///   - edge: The edge at which the view stands.
  ///   - alignment: Where the view stands along the edge.
  ///   - spacing: Points between the two; nil is 8.
  ///   - content: The view that takes the room.
  public consuming func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        layout: SafeAreaInsetLayout(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment),
          spacing: spacing),
        inset: content()))
  }

  /// Adds to the insets of the view's safe area, in points.
  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds to the insets of the view's safe area, in points; nil is 16.
  public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds to the insets of the view's safe area, in points.
  public consuming func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

/// The modifier behind `safeAreaInset`.
public struct _SafeAreaInsetModifier<Inset: View>: ViewModifier, NodeModifier {
  let layout: SafeAreaInsetLayout
  let inset: Inset

  package func makeNode(around content: some View, _ context: NodeContext) -> SafeAreaInsetNode {
    SafeAreaInsetNode(layout, content, ElementGroup(content: inset), context)
  }

  package func update(_ node: SafeAreaInsetNode) {
    node.receive(layout, ElementGroup(content: inset))
  }
}

/// The node of a view with something at one edge of its safe area; that is the last element.
package final class SafeAreaInsetNode: ArrangingNode, SafeAreaRegion {
  private var layout: SafeAreaInsetLayout
  private var inset: ViewNode { elements[elements.count - 1] }

  init<Content: View, Inset: View>(
    _ layout: SafeAreaInsetLayout, _ content: Content, _ inset: Inset, _ context: NodeContext
  ) {
    let valid = layout.valid
    self.layout = valid.layout
    super.init(valid.role, content, context)
    roles.insert(.isSafeAreaRegion)
    elements.append(Inset._makeNode(inset, context.below(self).element(at: elements.count)))
    updateLayoutChildren()
  }

  func receive<Inset: View>(_ new: SafeAreaInsetLayout, _ newInset: Inset) {
    if new != layout {
      let valid = new.valid
      layout = valid.layout
      receive(valid.role)
    }
    Inset._updateNode(inset, newInset)
  }

  /// What stands at the edge is not in the safe area that it makes smaller.
  package var safeFrame: CGRect { layoutFrame.inset(by: safeAreaInsets) }

  package var safeAreaInsets: EdgeInsets {
    let size = inset.layoutFrame.size
    let length = layout.edge == .top || layout.edge == .bottom ? size.height : size.width
    return EdgeInsets(Edge.Set(layout.edge), length + layout.spacing)
  }
}

/// Puts the last subview at an edge and gives the other what is left (L-78).
struct SafeAreaInsetLayout: Layout, Equatable {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat

  /// With the standard distance for nil, or for what is no number.
  init(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing ?? ViewSpacing.systemDistance
  }

  /// The same with a number that can be calculated with, and the role with it.
  var valid: (layout: Self, role: LayoutRole) {
    var check = NumberCheck()
    let layout = Self(edge: edge, alignment: alignment, spacing: check.length(spacing))
    return (layout, .custom(layout.boxed(check, of: "safeAreaInset")))
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The proposal less a distance along the edge's axis; across, both are offered what the container is.
  private func offer(_ proposal: ProposedViewSize, less distance: CGFloat) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - distance, 0) })
      : ProposedViewSize(width: proposal.width.map { max($0 - distance, 0) }, height: proposal.height)
  }

  private struct Solution {
    let insetOffer: ProposedViewSize
    let inset: ViewDimensions
    let contentOffer: ProposedViewSize
    let content: ViewDimensions?
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Solution {
    let content = subviews.dropLast().first
    let least = content.map { length($0.sizeThatFits(.zero)) } ?? 0
    let insetOffer = offer(proposal, less: spacing + least)
    let inset = subviews[subviews.count - 1].dimensions(in: insetOffer)
    let contentOffer = offer(proposal, less: spacing + length(inset.size))
    return Solution(
      insetOffer: insetOffer, inset: inset, contentOffer: contentOffer,
      content: content?.dimensions(in: contentOffer))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.isEmpty { return .zero }
    let solution = solve(proposal, subviews)
    let (inset, content) = (solution.inset.size, solution.content?.size ?? .zero)
    return isVertical
      ? CGSize(width: max(content.width, inset.width), height: content.height + spacing + inset.height)
      : CGSize(width: content.width + spacing + inset.width, height: max(content.height, inset.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.isEmpty { return }
    let solution = solve(proposal, subviews)
    let isFirst = edge == .top || edge == .leading
    let inset = origin(of: solution.inset, in: bounds, isFirst: isFirst, subviews)
    subviews[subviews.count - 1].place(at: inset, proposal: solution.insetOffer)
    guard let content = solution.content else { return }
    let place = origin(of: content, in: bounds, isFirst: !isFirst, subviews)
    for subview in subviews.dropLast() { subview.place(at: place, proposal: solution.contentOffer) }
  }

  /// At one end along the edge's axis, on the alignment's line across.
  private func origin(
    of view: ViewDimensions, in bounds: CGRect, isFirst: Bool, _ subviews: Subviews
  ) -> CGPoint {
    isVertical
      ? CGPoint(
        x: bounds.minX + subviews.origin(of: view, in: bounds.size, on: alignment.horizontal.key),
        y: isFirst ? bounds.minY : bounds.maxY - view.height)
      : CGPoint(
        x: isFirst ? bounds.minX : bounds.maxX - view.width,
        y: bounds.minY + subviews.origin(of: view, in: bounds.size, on: alignment.vertical.key))
  }
}

/// The modifier behind `safeAreaPadding`.
public struct _SafeAreaPaddingModifier: ViewModifier, NodeModifier {
  let insets: EdgeInsets

  package func makeNode(around content: some View, _ context: NodeContext) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(validInsets(in: context.scope.graph), content, context)
  }

  package func update(_ node: SafeAreaPaddingNode) {
    let insets = validInsets(in: node.graph)
    node.safeAreaInsets = insets
    node.receive(.padding(insets))
  }

  private func validInsets(in graph: ViewGraph) -> EdgeInsets {
    var check = NumberCheck()
    defer { graph.report(check, for: "safeAreaPadding") }
    return check.insets(insets)
  }
}

package final class SafeAreaPaddingNode: ArrangingNode, SafeAreaRegion {
  package var safeAreaInsets: EdgeInsets

  init<Content: View>(_ insets: EdgeInsets, _ content: Content, _ context: NodeContext) {
    safeAreaInsets = insets
    super.init(.padding(insets), content, context)
    roles.insert(.isSafeAreaRegion)
  }

  package var safeFrame: CGRect { layoutFrame.inset(by: safeAreaInsets) }
}
