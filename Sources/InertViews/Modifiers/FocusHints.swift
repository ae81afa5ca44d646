// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// Where the focus goes by itself, and what a focus or a pointer looks like. Fields alone have the focus, by taps and by
// `FocusState`; there is no remote control, no crown and no pointer that draws.

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Which way a remote control or the arrow keys move.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// How exactly a crown is turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// The turning of a crown; there is none.
public struct DigitalCrownEvent: Hashable, Sendable {
  public var offset: Double
  public var velocity: Double
}

/// Asks for the default focus again; there is none.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

private struct HoverEffectKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether a view with the focus looks otherwise.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
  /// Whether a view under the pointer looks otherwise.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// Asks for the default focus again; there is none.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// An object of the focused view: nil here.
///
/// - Source: Apple, `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  public var wrappedValue: ObjectType? { nil }
}

extension View {
  public consuming func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  @_disfavoredOverload
  public consuming func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public consuming func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  @_disfavoredOverload
  public consuming func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public consuming func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public consuming func focusSection() -> some View { self }
  public consuming func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
  public consuming func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }
  /// A value of the environment.
  public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
  /// A value of the environment.
  public consuming func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  public consuming func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public consuming func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  // Keys and buttons of devices: nothing sends them.
  public consuming func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?)
    -> some View
  {
    self
  }
  public consuming func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public consuming func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public consuming func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public consuming func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }
  public consuming func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    self
  }
  public consuming func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View {
    self
  }
  public consuming func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
}

/// A gesture of a hand that does what a view does when it is tapped.
public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  public consuming func handGestureShortcut(_ hand: HandGestureShortcut, isEnabled: Bool = true)
    -> some View
  {
    self
  }
  public consuming func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
