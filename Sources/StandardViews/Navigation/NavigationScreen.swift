// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// What is on one screen of a navigation stack: the content, and the bars with the items of its toolbars.
struct NavigationScreen<Content: View>: View, NodeView {
  let content: Content

  func makeNode(_ context: NodeContext) -> NavigationScreenNode {
    NavigationScreenNode(VStack { content }, context)
  }

  func update(_ node: NavigationScreenNode) {
    node.updateElements(to: VStack { content })
  }
}

/// The node of a screen: arranges its content and the items that toolbars in it have.
final class NavigationScreenNode: ArrangingNode {
  var title: String?
  private var toolbars: [ToolbarNode] = []

  init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(.custom(NavigationScreenLayout(slots: [.content]).boxed()), content, context)
  }

  func add(_ toolbar: ToolbarNode) {
    toolbars.append(toolbar)
    toolbarsDidChange()
  }

  func remove(_ toolbar: ToolbarNode) {
    toolbars.removeAll { $0 === toolbar }
    toolbarsDidChange()
  }

  private func toolbarsDidChange() {
    graph.structures.add(self)
    graph.structures.followOrder(self, toolbars.count > 1)
  }

  override func willRemove() {
    graph.structures.followOrder(self, false)
  }

  override func updateLayoutChildren() {
    var ids: [LayoutID] = []
    elements.forEach { $0.collectLayoutIDs(into: &ids) }
    var slots = Array(repeating: ToolbarSlot.content, count: ids.count)
    // Rows are made in another order than they stand in, and move.
    if toolbars.count > 1 { toolbars.sort { $0.stands(before: $1) } }
    for toolbar in toolbars {
      toolbar.items.collectBarItems(into: &slots, &ids)
    }
    receive(.custom(NavigationScreenLayout(slots: slots).boxed()))
    graph.layoutTree.setChildren(layoutID, ids)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    super.draw(into: &builder)
    for toolbar in toolbars { toolbar.items.draw(into: &builder) }
  }

  override func visit(_ visitor: inout ElementVisitor) {
    super.visit(&visitor)
    for toolbar in toolbars { toolbar.items.visit(&visitor) }
  }
}

/// Where something on a screen stands.
enum ToolbarSlot {
  case content, leading, principal, trailing, bottom
}

/// The content between a bar at the top and one at the bottom, each as high as its items, at least 44 points, and
/// not there without any.
private struct NavigationScreenLayout: Layout {
  let slots: [ToolbarSlot]

  private static let barHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  private func height(of bar: [ToolbarSlot], _ subviews: Subviews) -> CGFloat {
    let items = zip(subviews, slots).filter { bar.contains($0.1) }
    return items.map { $0.0.sizeThatFits(.unspecified).height }.max().map { max($0, Self.barHeight) } ?? 0
  }

  private func bars(_ subviews: Subviews) -> (top: CGFloat, bottom: CGFloat) {
    (height(of: [.leading, .principal, .trailing], subviews), height(of: [.bottom], subviews))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let bars = bars(subviews)
    let contents = zip(subviews, slots).filter { $0.1 == .content }.map(\.0)
    return contents.size(proposal, besideBars: bars.top + bars.bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let bars = bars(subviews)
    let body = CGRect(
      x: bounds.minX, y: bounds.minY + bars.top, width: bounds.width,
      height: max(bounds.height - bars.top - bars.bottom, 0))
    let topLine = bounds.minY + bars.top / 2
    let bottomLine = bounds.maxY - bars.bottom / 2
    let trailing = zip(subviews, slots).filter { $0.1 == .trailing }.map(\.0)
    let widths = trailing.map { $0.sizeThatFits(.unspecified).width }
    var left = bounds.minX + Self.margin
    var lower = left
    var right =
      bounds.maxX - Self.margin - widths.reduce(0, +) - Self.spacing * CGFloat(max(widths.count - 1, 0))
    for (subview, slot) in zip(subviews, slots) {
      let width = subview.sizeThatFits(.unspecified).width
      switch slot {
      case .content:
        subview.place(
          at: CGPoint(x: body.midX, y: body.midY), anchor: .center, proposal: ProposedViewSize(body.size))
      case .leading:
        subview.place(at: CGPoint(x: left, y: topLine), anchor: .leading, proposal: .unspecified)
        left += width + Self.spacing
      case .principal:
        subview.place(at: CGPoint(x: bounds.midX, y: topLine), anchor: .center, proposal: .unspecified)
      case .trailing:
        subview.place(at: CGPoint(x: right, y: topLine), anchor: .leading, proposal: .unspecified)
        right += width + Self.spacing
      case .bottom:
        subview.place(at: CGPoint(x: lower, y: bottomLine), anchor: .leading, proposal: .unspecified)
        lower += width + Self.spacing
      }
    }
  }
}

extension View {
  /// Names the screen: so the button is called that leads back to it.
  public consuming func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier(title: title.string))
  }

  /// Names the screen: so the button is called that leads back to it.
  public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen: so the button is called that leads back to it.
  @_disfavoredOverload
  public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  // What only tells a platform how its bars look.
  public consuming func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    perceived("title mode", "\(mode)")
  }
  public consuming func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    perceived("back button", hidden ? "hidden" : "shown")
  }
  public consuming func navigationBarHidden(_ hidden: Bool) -> some View {
    perceived("navigation bar", hidden ? "hidden" : "shown")
  }
  public consuming func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    perceived("bars", "\(visibility) \(bars.map(\.name).joined(separator: " "))")
  }
  public consuming func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    perceived("bar background", "\(visibility) \(bars.map(\.name).joined(separator: " "))")
  }
}

/// The bar of a navigation stack.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// Which bar a modifier is about.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The modifier behind `navigationTitle`.
public struct _NavigationTitleModifier: DrawnAttributeModifier {
  let title: String

  public static var _keepsListsWhole: Bool { true }
  // The title takes no space and is no item of its own.
  package var attributes: [DisplayAttribute] { [DisplayAttribute("title", title)] }
  package var isOfWhole: Bool { true }

  package func makeNode(around content: some View, _ context: NodeContext) -> DrawnAttributeNode<Self> {
    let node = DrawnAttributeNode(self, content, context)
    node.nearest(NavigationScreenNode.self)?.title = title
    return node
  }

  package func update(_ node: DrawnAttributeNode<Self>) {
    node.receive(self)
    node.nearest(NavigationScreenNode.self)?.title = title
  }
}
