// SPDX-License-Identifier: Apache-2.0
import Foundation

// What a scroll view does with its position and its edges: it has no position that can be bound, and no momentum.

/// Where a scroll view comes to rest.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol ScrollTargetBehavior {}

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

/// What margins are around.
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Where a scroll view is.
public struct ScrollPosition: Equatable, Sendable {
  public var edge: Edge?

  public init(edge: Edge) { self.edge = edge }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

  // Accepted; `ScrollViewReader` scrolls.
  public mutating func scrollTo(edge: Edge) { self.edge = edge }
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(y: CGFloat) {}
  public mutating func scrollTo(x: CGFloat) {}
  public mutating func scrollTo(point: CGPoint) {}
}

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
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// An effect that may know a view's geometry. Such effects are accepted and not drawn.
///
/// - Source: Apple, `VisualEffect`.
public protocol VisualEffect: Sendable, Animatable {}

public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    self
  }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    self
  }
}

extension View {
  public consuming func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func scrollDisabled(_ disabled: Bool) -> some View { modifier(_PlatformHintModifier()) }
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
  public consuming func geometryGroup() -> some View { modifier(_PlatformHintModifier()) }
}
