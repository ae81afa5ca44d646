// SPDX-License-Identifier: Apache-2.0
import Foundation

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

extension AnyTransition {
  public init<T: Transition>(_ transition: T) { self = .opacity }

  /// A transition from one modifier to another; drawn as one of opacity.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }
}

extension View {
  public consuming func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
