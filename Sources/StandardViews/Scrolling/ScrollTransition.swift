// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// What a view is while it scrolls in and out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration: Sendable {
  /// Whether the view is drawn as it is at this end.
  var isIdentity = false

  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }
}

extension View {
  /// Draws the view with an effect while it comes into the visible part of the scroll view around, or leaves it.
  ///
  /// The phase changes when the view begins to stick out; drawn effects change at once.
  public consuming func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with an effect while it comes into the visible part of the scroll view around, or leaves it.
  public consuming func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { node in
        var phase = node.scrollPhase(axis)
        if phase == .topLeading, topLeading.isIdentity { phase = .identity }
        if phase == .bottomTrailing, bottomTrailing.isIdentity { phase = .identity }
        return transition(EmptyVisualEffect(), phase)
      })
  }
}

extension VisualEffectNode {
  /// At which end of the scroll view around this view sticks out of the visible part.
  fileprivate func scrollPhase(_ axis: Axis?) -> ScrollTransitionPhase {
    guard let scrollView = nearest(ScrollNode.self) else { return .identity }
    let (own, seen) = (layoutFrame, scrollView.layoutFrame)
    let isVertical = axis.map { $0 == .vertical } ?? scrollView.scrollsDown
    let (low, high) = isVertical ? (own.minY, own.maxY) : (own.minX, own.maxX)
    let (start, end) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    if low < start { return .topLeading }
    return high > end ? .bottomTrailing : .identity
  }
}
