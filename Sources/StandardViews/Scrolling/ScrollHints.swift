// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// What a scroll view does at its edges and when it comes to rest: it has no momentum.

/// Where a scroll view comes to rest.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Would be told where a scroll comes to rest; there is no momentum that carries it.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }

  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    Self()
  }
}

/// When a scroll view moves past its ends.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Which of a window's paddings.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  public static let minimum = ScenePadding(name: "minimum")
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// What margins are around.
public struct ContentMarginPlacement: Sendable {
  fileprivate let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  public consuming func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
