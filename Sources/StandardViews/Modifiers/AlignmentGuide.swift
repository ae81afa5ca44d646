// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Sets where the view's guide is; only containers that align on this guide ask for it (L-58).
  ///
  /// - Parameters:
  ///   - g: The guide that is set.
  ///   - computeValue: Gives the position in points from the view's leading edge.
  public consuming func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(guide: .horizontal(g), computeValue: computeValue))
  }

  /// Sets where the view's guide is; only containers that align on this guide ask for it (L-58).
  ///
  /// - Parameters:
  ///   - g: The guide that is set.
  ///   - computeValue: Gives the position in points from the view's top edge.
  public consuming func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(guide: .vertical(g), computeValue: computeValue))
  }
}

/// The modifier behind `alignmentGuide`.
public struct _AlignmentWritingModifier: ViewModifier, ArrangingModifier {
  enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let guide: Guide
  let computeValue: (ViewDimensions) -> CGFloat

  public static func _makeArrangingNode(_ modifier: Self, _ context: NodeContext) -> ViewNode {
    ArrangingNode(context, modifier.role(for:))
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    let node = known(node, as: ArrangingNode.self)
    node.receive(modifier.role(for: node))
  }

  @MainActor
  private func role(for node: ArrangingNode) -> LayoutRole {
    let value = node.evaluated(computeValue)
    return switch guide {
    case .horizontal(let alignment): .horizontalGuide(alignment, value)
    case .vertical(let alignment): .verticalGuide(alignment, value)
    }
  }
}
