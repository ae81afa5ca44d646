// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// Where a scroll would come to rest, and what its edges look like: it has no momentum, and nothing is drawn at edges.

/// Where a scroll comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (a: ScrollTarget, b: ScrollTarget) -> Bool {
    a.rect == b.rect && a.anchor == b.anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
  }
}

/// What a scroll view would tell its behavior.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ViewAlignedScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// What a scroll view's edge does with the content under it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  public consuming func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public consuming func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  {
    perceived("scroll edge", "\(style?.name ?? "") \(edges.rawValue)")
  }
  public consuming func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  {
    perceived("scroll edge", "\(hidden ? "hidden" : "shown") \(edges.rawValue)")
  }

  /// Puts a bar at an edge, and takes its space away from this view's safe area, as `safeAreaInset` does.
  public consuming func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public consuming func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public consuming func backgroundExtensionEffect() -> some View { self }
  public consuming func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    perceived("background extension", isEnabled ? "" : "false")
  }
}
