// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

extension View {
  /// Makes the view as large as its container on some axes. The container is the nearest scroll view; without one it
  /// is the window less its safe area.
  public consuming func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the container into `count` equal parts, `spacing` points apart, and makes the view as large as `span` of
  /// them with the gaps in between.
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _, check in
        let gap = check.length(spacing, or: ViewSpacing.systemDistance)
        let parts = CGFloat(check.count(count, in: 1...greatestPartCount))
        let own = CGFloat(check.count(span, in: 1...greatestPartCount))
        return max((length - gap * (parts - 1)) / parts * own + gap * (own - 1), 0)
      })
  }

  /// Makes the view as long as a closure says, on each of the axes. The closure is given the length of the container.
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      _ContainerRelativeModifier(axes: axes, alignment: alignment) { container, axis, check in
        check.extent(length(container, axis), or: container)
      })
  }
}

/// The most parts that a container is divided into.
private let greatestPartCount = 1_000_000

/// The modifier behind `containerRelativeFrame`.
public struct _ContainerRelativeModifier: ViewModifier, NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  /// Computes the view's length from the container's. The check notes an answer that is no number.
  let length: (CGFloat, Axis, inout NumberCheck) -> CGFloat

  package func makeNode(around content: some View, _ context: NodeContext) -> ContainerRelativeNode {
    ContainerRelativeNode(self, content, context)
  }

  package func update(_ node: ContainerRelativeNode) {
    node.receive(self)
  }

  func role(in container: CGSize, _ graph: ViewGraph) -> LayoutRole {
    var check = NumberCheck()
    defer { graph.report(check, for: "containerRelativeFrame") }
    return .frame(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal, &check) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical, &check) : nil,
      alignment: alignment)
  }
}

/// The node takes its size after each layout, because the container's size is known only then. A row that is made when
/// the container has its size begins with it, so that what is measured is what will stand there.
package final class ContainerRelativeNode: ArrangingNode, PositionReader {
  private var modifier: _ContainerRelativeModifier
  private var container: CGSize?

  init<Content: View>(_ modifier: _ContainerRelativeModifier, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(.frame(width: nil, height: nil, alignment: modifier.alignment), content, context)
    graph.observers.register(self)
    if graph.window.size == .zero { return }
    container = currentContainer
    updateRole()
  }

  func receive(_ new: _ContainerRelativeModifier) {
    modifier = new
    updateRole()
  }

  package override func update() {
    changedSlots = 0
    updateRole()
  }

  private func updateRole() {
    if let container { receive(evaluating { modifier.role(in: container, graph) }) }
  }

  /// The size of the container; nil where it was not laid out yet. A scroll view whose length follows from its contents
  /// is no container on that axis: that length would follow from what is relative to it, without end.
  private var currentContainer: CGSize? {
    var size = ProposedViewSize.unspecified
    var node = parent
    while let current = node, size.width == nil || size.height == nil {
      if let scroll = current as? ScrollNode {
        guard let offered = scroll.offered else { return nil }
        if size.width == nil && !scroll.followsContents(along: .horizontal) { size.width = offered.width }
        if size.height == nil && !scroll.followsContents(along: .vertical) { size.height = offered.height }
      }
      node = current.parent
    }
    let window = CGRect(origin: .zero, size: graph.window.size).inset(by: graph.window.safeArea).size
    return CGSize(width: size.width ?? window.width, height: size.height ?? window.height)
  }

  package func positionDidSettle() -> Bool {
    guard let size = currentContainer, size != container, !isOnCoveredScreen else { return false }
    container = size
    updateRole()
    return true
  }
}
