// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Synchronization

/// What the screens of the animated arms look at, and their steps change.
final class Animated: ObservableObject {
  @Published var v = 0.0
  @Published var u = 0.0
  @Published var a = 0.0
  @Published var b = 0.0
  @Published var flag = false
  @Published var items = [1, 2]
  /// The state of ``Owner``.
  var stateBinding: Binding<Double>?

  /// `v` behind closures.
  var binding: Binding<Double> {
    Binding {
      self.v
    } set: {
      self.v = $0
    }
  }
}

/// A view with a state of its own.
struct Owner: View {
  let model: Animated
  @State private var v = 0.0

  var body: some View {
    let _ = model.stateBinding = $v
    Color.red.frame(width: 50, height: 20).opacity(1 - v)
  }
}

/// Two animations, which write down what they are asked to animate, and by how much.
struct Spies: Sendable {
  let seen: Seen
  let a: Animation
  let b: Animation

  init() {
    seen = Seen()
    a = Animation(Spy(name: "A", seen: seen))
    b = Animation(Spy(name: "B", seen: seen))
  }

  @MainActor func withA(_ change: () -> Void) { withAnimation(a, change) }
  @MainActor func withB(_ change: () -> Void) { withAnimation(b, change) }

  /// Changes something with an animation that switches off those of views.
  @MainActor func withoutOthers(_ animation: Animation?, _ change: () -> Void) {
    var transaction = Transaction(animation: animation)
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

final class Seen: Sendable {
  private let contents = Mutex<Set<String>>([])

  var lines: [String] { contents.withLock { $0.sorted() } }

  func note(_ line: String) {
    contents.withLock { _ = $0.insert(line) }
  }

  func clear() {
    contents.withLock { $0 = [] }
  }
}

/// A straight line of 0.15 seconds.
private struct Spy: CustomAnimation {
  let name: String
  let seen: Seen

  static func == (a: Spy, b: Spy) -> Bool { a.name == b.name && a.seen === b.seen }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    seen.note("\(name) \(Self.describe(value))")
    if time > 0.15 { return nil }
    var part = value
    part.scale(by: time / 0.15)
    return part
  }

  private static func describe<V>(_ value: V) -> String {
    typealias Pair = AnimatablePair<CGFloat, CGFloat>
    if let number = value as? Double { return "number \(text(CGFloat(number)))" }
    if let frame = value as? AnimatablePair<Pair, Pair> {
      return "frame "
        + [frame.first.first, frame.first.second, frame.second.first, frame.second.second]
        .map { text($0) }.joined(separator: " ")
    }
    return "\(V.self)"
  }
}

extension Recording {
  typealias Change = @MainActor @Sendable (Animated, Spies) -> Void

  /// An arm that logs what a change animates, and under which animation.
  ///
  /// - Parameter startsAtOnce: Whether what is animated when the screen comes up counts as well.
  static func animated<Content: View>(
    _ name: String, _ recorded: [String],
    setUp: @escaping @MainActor @Sendable (Animated) -> Void = { _ in }, startsAtOnce: Bool = false,
    _ change: @escaping Change,
    @ViewBuilder content: @escaping @MainActor @Sendable (Animated, Spies) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      let model = Animated()
      setUp(model)
      let spies = Spies()
      spies.seen.clear()
      try driver.show(
        AnimatedScreen(model: model) { content($0, spies) }, in: CGSize(width: 400, height: 200))
      try await driver.wait(0.25)
      if !startsAtOnce { spies.seen.clear() }
      change(model, spies)
      try await driver.settle()
      try await driver.wait(0.5)
      for line in spies.seen.lines { log(line) }
    }
  }

  static func animated<Content: View>(
    _ name: String, _ recorded: [String],
    setUp: @escaping @MainActor @Sendable (Animated) -> Void = { _ in }, _ change: @escaping Change,
    @ViewBuilder content: @escaping @MainActor @Sendable (Animated) -> Content
  ) -> Arm {
    animated(name, recorded, setUp: setUp, change) { model, _ in content(model) }
  }
}

private struct AnimatedScreen<Content: View>: View {
  @ObservedObject var model: Animated
  let content: (Animated) -> Content

  var body: some View {
    ZStack(alignment: .topLeading) { content(model) }
      .frame(width: 400, height: 200, alignment: .topLeading)
  }
}
