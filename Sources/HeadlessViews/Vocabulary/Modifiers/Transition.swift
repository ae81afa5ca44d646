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

/// A space of names in which views can be matched.
///
/// - Source: Apple, `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// One space.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  @State private var id = IDs.next()

  public init() {}

  public var wrappedValue: ID { id }

  private enum IDs {
    // Views are made on the main actor's thread.
    nonisolated(unsafe) private static var last = 0

    static func next() -> ID {
      last += 1
      return ID(number: last)
    }
  }
}

extension Namespace: OwnedProperty, CustomComparison {
  static var contents: [Any.Type] { [] }

  // A view keeps the space that it was made with, so the next one that its parent makes is no other view.
  static func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// The property in which two matched views are made equal.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
  // Views are not moved between places of the tree.
  public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  {
    modifier(_PlatformHintModifier())
  }
}
