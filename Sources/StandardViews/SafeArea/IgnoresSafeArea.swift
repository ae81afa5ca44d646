// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// What takes space away at the edges of a screen.
///
/// - Source: Apple, `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The window's insets and bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on screen; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach into the safe area's insets on the edges where it touches them (L-78).
  public consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout> {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  /// Lets the view reach into the safe area's insets; the form of earlier releases.
  public consuming func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout> {
    ignoresSafeArea(edges: edges)
  }
}

/// The modifier behind `ignoresSafeArea`.
public struct _SafeAreaRegionsIgnoringLayout: ViewModifier, NodeModifier, Equatable {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set

  package func makeNode(around content: some View, _ context: NodeContext) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(ignoredEdges, content, context)
  }

  package func update(_ node: SafeAreaIgnoringNode) {
    node.receive(edges: ignoredEdges)
  }

  private var ignoredEdges: Edge.Set { regions.contains(.container) ? edges : [] }
}

/// The node is laid out inside of the safe area, looks which edges it touches, and extends its content there.
package final class SafeAreaIgnoringNode: ArrangingNode, PositionReader {
  private var edges: Edge.Set
  private var insets = EdgeInsets()

  init<Content: View>(_ edges: Edge.Set, _ content: Content, _ context: NodeContext) {
    self.edges = edges
    super.init(.custom(ExtendingLayout(insets: EdgeInsets()).boxed()), content, context)
    graph.observers.register(self)
  }

  func receive(edges: Edge.Set) {
    if edges == self.edges { return }
    self.edges = edges
    graph.noteChange()
    graph.window.noteChange()
  }

  package func positionDidSettle() -> Bool {
    let new = safeAreaInsets(on: edges)
    if new == insets || isOnCoveredScreen { return false }
    insets = new
    receive(.custom(ExtendingLayout(insets: new).boxed()))
    return true
  }
}

/// Has the size that its subview answers to its own proposal, and places the subview with that proposal plus the insets.
private struct ExtendingLayout: Layout {
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + insets.leading + insets.trailing },
      height: proposal.height.map { $0 + insets.top + insets.bottom })
    for subview in subviews {
      let size = subview.sizeThatFits(offer)
      // A subview that does not grow stays where it is.
      subview.place(
        at: CGPoint(
          x: bounds.minX - (size.width > bounds.width ? insets.leading : 0),
          y: bounds.minY - (size.height > bounds.height ? insets.top : 0)),
        proposal: offer)
    }
  }
}
