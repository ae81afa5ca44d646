// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension View {
  /// Adds distances around the view, in points (L-42).
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds a distance at some edges; nil means 16 points.
  @inlinable
  public consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> ModifiedContent<Self, _PaddingLayout> {
    let length = length ?? 16
    return modifier(
      _PaddingLayout(
        edges: edges,
        insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }

  /// Adds the same distance at every edge.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> {
    padding(.all, length)
  }
}

/// The modifier behind `padding`.
public struct _PaddingLayout: ViewModifier, LayoutRoleModifier, Equatable {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  @usableFromInline
  init(edges: Edge.Set, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  package var role: LayoutRole {
    .padding(
      EdgeInsets(
        top: edges.contains(.top) ? insets?.top ?? 16 : 0,
        leading: edges.contains(.leading) ? insets?.leading ?? 16 : 0,
        bottom: edges.contains(.bottom) ? insets?.bottom ?? 16 : 0,
        trailing: edges.contains(.trailing) ? insets?.trailing ?? 16 : 0))
  }
}
