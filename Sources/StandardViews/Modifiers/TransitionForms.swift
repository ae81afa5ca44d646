// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// What a transition is like.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves, which people can have turned off.
  public var hasMotion: Bool

  nonisolated public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view as it is in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView<Self>(view: AnyView(content)), phase: phase)
  }

  /// Both transitions at once.
  nonisolated public func combined<T: Transition>(with other: T) -> CombinedTransition<Self, T> {
    CombinedTransition(self, other)
  }

  /// This transition with another animation, whatever animation the change of the state has.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions at once.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition, KnownTransition {
  nonisolated let asAny: AnyTransition

  nonisolated init(_ first: First, _ second: Second) {
    asAny = AnyTransition(first).combined(with: AnyTransition(second))
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition with an animation of its own.
public struct _AnimatedTransition<Base: Transition>: Transition, KnownTransition {
  nonisolated let asAny: AnyTransition

  nonisolated init(base: Base, animation: Animation?) {
    asAny = AnyTransition(base).animation(animation)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// How a symbol comes and goes; drawn as a transition of opacity.
public struct SymbolEffectTransition: Transition, KnownTransition {
  nonisolated public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {}

  nonisolated var asAny: AnyTransition { .opacity }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  nonisolated public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }
  nonisolated public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// Drawn as one of opacity.
  public static var symbolEffect: AnyTransition { .opacity }
  /// Drawn as one of opacity.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .opacity
  }
}
