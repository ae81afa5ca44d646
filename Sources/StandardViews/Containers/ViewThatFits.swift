// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Shows the first of its views whose ideal size fits the space on the given axes, else the last (L-77). On another axis
/// the views are asked at what is offered.
///
/// All of the views live, and only the one that is shown appears.
///
/// - Source: Apple, `ViewThatFits`.
public struct ViewThatFits<Content: View>: View, NodeView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func makeNode(_ context: NodeContext) -> FittingNode {
    FittingNode(axes, content, context)
  }

  package func update(_ node: FittingNode) {
    node.receive(axes)
    node.updateElements(to: content.modifier(FittingChoice()))
  }
}

/// Makes each view of a `ViewThatFits` a screen, which is shown or covered.
private struct FittingChoice: ViewModifier, NodeModifier {
  func makeNode(around content: some View, _ context: NodeContext) -> FittingChoiceNode {
    FittingChoiceNode(content, context)
  }

  func update(_ node: FittingChoiceNode) {}
}

final class FittingChoiceNode: ScreenNode {
  init<Content: View>(_ content: Content, _ context: NodeContext) {
    super.init(isShown: false, isAlwaysLaidOut: true, context)
    makeContent(content, context)
  }
}

package final class FittingNode: ArrangingNode, PositionReader {
  private var axes: Axis.Set
  private let decision: FittingDecision

  init<Content: View>(_ axes: Axis.Set, _ content: Content, _ context: NodeContext) {
    self.axes = axes
    decision = FittingDecision()
    super.init(
      .custom(FittingLayout(axes: axes, decision: decision).boxed()),
      content.modifier(FittingChoice()), context)
    graph.observers.register(self)
  }

  func receive(_ new: Axis.Set) {
    if new == axes { return }
    axes = new
    receive(.custom(FittingLayout(axes: new, decision: decision).boxed()))
  }

  /// Shows the view that the layout has chosen.
  package func positionDidSettle() -> Bool {
    var choices: [FittingChoiceNode] = []
    elements.forEach { $0.collectScreens(into: &choices) }
    for (index, choice) in choices.enumerated() { choice.show(index == decision.index) }
    return false
  }
}

extension ViewNode {
  /// Adds the screens at and below this node that belong to the container above it, in order.
  func collectScreens<Screen: ScreenNode>(into screens: inout [Screen]) {
    if let screen = self as? Screen {
      screens.append(screen)
    } else if layoutID == .none {
      forEachElement { $0.collectScreens(into: &screens) }
    }
  }
}

/// Which view the layout has chosen.
///
/// Unchecked: written and read where layout runs, on the main actor's thread.
private final class FittingDecision: @unchecked Sendable {
  var index = 0
}

private struct FittingLayout: Layout {
  let axes: Axis.Set
  let decision: FittingDecision

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let index = choice(proposal, subviews) else { return }
    decision.index = index
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let asked = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return subviews.indices.first { index in
      let ideal = subviews[index].sizeThatFits(asked)
      let fitsWidth = !axes.contains(.horizontal) || proposal.width.map { ideal.width <= $0 } ?? true
      let fitsHeight = !axes.contains(.vertical) || proposal.height.map { ideal.height <= $0 } ?? true
      return fitsWidth && fitsHeight
    } ?? subviews.indices.last
  }
}
