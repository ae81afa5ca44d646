// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension Color: View, NodeView {
  package func makeNode(_ context: NodeContext) -> FillNode {
    FillNode(.color, description, context)
  }

  package func update(_ node: FillNode) {
    node.receive(description)
  }
}

/// The node of a colour or a shape: it takes the space it is offered.
package class FillNode: LeafNode {
  private let kind: DisplayItem.Kind
  /// Where the fill goes on through the safe area that its frame touches. Only what is drawn does: layout is not
  /// touched (L-81).
  private var ignoredEdges: Edge.Set = []
  /// The colour's description; nil takes the foreground style of the environment.
  private var fill: String?
  private var drawn: LeafAppearance?

  package init(
    _ kind: DisplayItem.Kind, _ fill: String?, role: LayoutRole = .fill, _ context: NodeContext
  ) {
    self.kind = kind
    self.fill = fill
    super.init(role, context)
    drawn = appearance
  }

  final func receive(_ fill: String?) {
    if fill == self.fill { return }
    self.fill = fill
    graph.markDisplayChanged(self)
  }

  final func receive(ignoredEdges edges: Edge.Set) {
    if edges == ignoredEdges { return }
    ignoredEdges = edges
    markRedrawn()
  }

  package override final func safeAreaDidChange() {
    if !ignoredEdges.isEmpty { markRedrawn() }
  }

  package override final func draw(into builder: inout DisplayListBuilder) {
    var frame = drawnFrame(at: builder.time)
    if !ignoredEdges.isEmpty { frame = frame.outset(by: safeAreaInsets(on: ignoredEdges)) }
    builder.add(self, appearance, frame: frame)
  }

  package override final var appearance: LeafAppearance {
    LeafAppearance(kind: kind, color: scope.style.color(fill))
  }

  package override func refreshAppearance(since _: DisplayedText?) -> Bool {
    let new = appearance
    defer { drawn = new }
    return new != drawn
  }

  package override final func styleDidChange() {
    if fill == nil { graph.markDisplayChanged(self) }
  }
}
