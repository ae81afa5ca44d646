// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// How a view comes and goes, described by modifiers. Such a transition is drawn as one of opacity.
///
/// - Source: Apple, `Transition`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition is like; not asked by the engine.
  static var properties: TransitionProperties { get }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1 before it appears, 0 while it is there, 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A transition that the engine knows by its parts.
nonisolated protocol KnownTransition {
  var asAny: AnyTransition { get }
}

/// The body of a transition that the engine carries out itself.
extension Transition where Self: KnownTransition {
  fileprivate func unchanged(_ content: Content) -> Content { content }
}

public struct IdentityTransition: Transition, KnownTransition {
  nonisolated public init() {}
  nonisolated var asAny: AnyTransition { .identity }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

public struct OpacityTransition: Transition, KnownTransition {
  nonisolated public init() {}
  nonisolated var asAny: AnyTransition { .opacity }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

public struct ScaleTransition: Transition, KnownTransition {
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated var asAny: AnyTransition { .scale(scale: scale, anchor: anchor) }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

public struct MoveTransition: Transition, KnownTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated var asAny: AnyTransition { .move(edge: edge) }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

public struct PushTransition: Transition, KnownTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated var asAny: AnyTransition { .push(from: edge) }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

public struct SlideTransition: Transition, KnownTransition {
  nonisolated public init() {}
  nonisolated var asAny: AnyTransition { .slide }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

public struct OffsetTransition: Transition, KnownTransition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  nonisolated var asAny: AnyTransition { .offset(offset) }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

/// One transition for the way in, another for the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition {
  // Unsafe: nobody changes them.
  nonisolated(unsafe) public let insertion: Insertion
  nonisolated(unsafe) public let removal: Removal
  fileprivate let known: AnyTransition

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
    known = .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  nonisolated var asAny: AnyTransition { known }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

/// Fades, scales and blurs; of these, drawn items show the first two.
public struct BlurReplaceTransition: Transition, KnownTransition {
  /// Whether the old content grows or shrinks while the new one comes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpwards: Bool

    public static let downUp = Configuration(isUpwards: false)
    public static let upUp = Configuration(isUpwards: true)
  }

  public var configuration: Configuration
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  // How far the content is scaled is nowhere documented; by opacity alone it comes and goes.
  nonisolated var asAny: AnyTransition { .opacity }
  public func body(content: Content, phase: TransitionPhase) -> some View { unchanged(content) }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: Self { Self() }
}
extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: Self { Self() }
}
extension Transition where Self == SlideTransition {
  nonisolated public static var slide: Self { Self() }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: Self { Self(0) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: Self { Self(configuration: .downUp) }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> Self
  {
    Self(configuration: configuration)
  }
}

extension Transition {
  nonisolated public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension AnyTransition {
  /// A transition of a client's own is drawn as one of opacity.
  public init<T: Transition>(_ transition: T) {
    self = (transition as? any KnownTransition)?.asAny ?? .opacity
  }

  /// A transition from one modifier to another; drawn as one of opacity.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }
}

extension View {
  // Disfavoured: names that both forms have mean the older one, which is no generic function.
  @_disfavoredOverload
  public consuming func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
