// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

private struct Swinging: View {
  let animation: Animation
  @State private var isWide = false

  var body: some View {
    Button("go") { withAnimation(animation) { isWide.toggle() } }
    Color.red.frame(width: isWide ? 200 : 20, height: 10)
  }
}

private struct Dated: View {
  @State var date: Date

  var body: some View {
    DatePicker("free", selection: $date)
    DatePicker("bound", selection: $date, in: .distantPast...date, displayedComponents: .date)
  }
}

private struct Ticking: View {
  let interval: Double
  @State private var ticks = 0

  var body: some View {
    Text("\(ticks)").onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) { _ in
      ticks += 1
    }
  }
}

private struct Phased: View {
  let duration: Double

  var body: some View {
    PhaseAnimator([0, 1]) {
      Text("\($0)")
    } animation: { _ in
      .linear(duration: duration)
    }
  }
}

extension NumericParameter {
  private static let swing: Act = { host, _ in
    try host.tapAndRender("go")
    try await host.advance(by: .milliseconds(40))
    try NumericParameterTests.check(host)
    try await host.advance(by: .seconds(2))
  }

  /// Numbers of the names that code of other releases is written with.
  static var names: [NumericParameter] {
    [
      view(says: "projectionEffect", accepts: length) { value in
        Color.red.frame(width: 20, height: 10).transformEffect(CGAffineTransform(translationX: value, y: 0))
      },
      view(says: "projectionEffect", accepts: factor) { value in
        Color.red.frame(width: 20, height: 10).transformEffect(CGAffineTransform(scaleX: value, y: 1))
      },
      action(
        "Animation/Springs.swift init(mass:stiffness:damping:allowOverDamping:)", says: "Animation",
        accepts: { $0 >= 0 },
        on: { Swinging(animation: .spring(Spring(stiffness: 100, damping: $0))) }, swing),
      action(
        "Animation/Springs.swift interpolatingSpring(mass:stiffness:damping:initialVelocity:)",
        says: "Animation", accepts: { $0 > 1e-17 },
        on: { Swinging(animation: .interpolatingSpring(stiffness: $0, damping: 10)) }, swing),
      action(
        "Controls/DatePicker.swift init(_:selection:displayedComponents:)",
        "Controls/DatePicker.swift init(_:selection:in:displayedComponents:)",
        "Controls/DatePicker.swift init(selection:displayedComponents:label:)",
        "Controls/DatePicker.swift init(selection:in:displayedComponents:label:)",
        says: nil, values: doubles.filter { !$0.isNaN && $0 > -1e12 }, accepts: anything,
        on: { Dated(date: Date(timeIntervalSinceReferenceDate: $0)) }
      ) { host, _ in
        for index in 0..<host.buttons.count { try host.buttons[index].tap() }
      },
      view(
        "Controls/Gauge.swift init(value:in:label:)",
        "Controls/Gauge.swift init(value:in:label:currentValueLabel:)",
        "Controls/Gauge.swift init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)",
        says: nil, accepts: anything
      ) { Gauge(value: $0, in: 0...10) { Text("gauge") } },
      action(
        "Publishing/Timing.swift publish(every:tolerance:on:in:)", says: nil, accepts: anything,
        on: { Ticking(interval: $0) }
      ) { host, _ in try await host.advance(by: .milliseconds(20)) },
      action(
        says: nil, values: [0, 0.5, .infinity, 1e300], accepts: anything, on: { Phased(duration: $0) }
      ) {
        host, _ in try await host.advance(by: .milliseconds(40))
      },
    ]
  }
}
