// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// A view that goes through phases, one animation after the other, on the host's clock.
///
/// Without a trigger, the view goes round and round from its appearance on. With a trigger, it goes once through all
/// phases and back to the first, whenever the trigger's value changes. A phase lasts as long as the animation that
/// leads to it.
///
/// - Source: Apple, `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, BuiltInView {
  @State private var index = 0
  @State private var run = PhaseRun()
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  public init<S: Sequence<Phase>>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public init<S: Sequence<Phase>, T: Equatable>(
    _ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  @ViewBuilder public var body: some View {
    let trigger = trigger
    if phases.isEmpty {
      let _ = HostContext.report("PhaseAnimator: the sequence of phases is empty, so nothing is shown.")
    } else {
      content(phases[index % phases.count])
        .onAppear { if trigger == nil { start() } }
        .onDisappear { run.serial += 1 }
        .onChange(of: trigger) { start() }
    }
  }

  private func start() {
    run.serial += 1
    if phases.count > 1 { goOn(from: index % phases.count, run.serial) }
  }

  private func goOn(from current: Int, _ serial: Int) {
    guard serial == run.serial else { return }
    let next = (current + 1) % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    if next == 0, trigger != nil { return }
    // A phase without an animation still takes a frame, so that time goes on.
    let duration = max(animation?.end ?? 0, 1.0 / 60)
    // After an animation without an end there is no next phase.
    guard duration < Duration.greatestSeconds else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { goOn(from: next, serial) }
  }
}

/// The number of the current run through the phases; a run with an older number stops where it is.
private final class PhaseRun {
  var serial = 0
}

/// A value of any type that can be compared with one of the same type.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

/// The view that an animator changes, as its closure sees it.
public struct PlaceholderContentView<Value>: View, BuiltInView {
  let view: AnyView

  public var body: some View { view }

  // What is added to one view is around that view, and not inside of it as with the elements of a list.
  public static var _isUnary: Bool { (Value.self as? any View.Type)?._isUnary ?? false }
  public static func _isUnary(in context: NodeContext) -> Bool {
    (Value.self as? any View.Type)?._isUnary(in: context) ?? false
  }
}

extension View {
  /// Takes this view through phases, round and round.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Takes this view through phases once, whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }

  /// Animates every change in this view; the form of earlier releases.
  public consuming func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
