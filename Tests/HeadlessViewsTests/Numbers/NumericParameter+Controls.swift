// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A slider, or steppers, on a number of their own.
private struct Controls: View {
  let bounds: ClosedRange<Double>
  let step: Double
  @State var number: Double
  @State private var integer = Int.max - 1
  @State private var small = Int8.min
  var integerStep = 1

  var body: some View {
    Slider(value: $number, in: bounds, step: step) { Text("slide") }.accessibilityIdentifier("slide")
    Slider(value: $number, in: bounds).accessibilityIdentifier("plain")
    Stepper("free", value: $number, step: step)
    Stepper("bound", value: $number, in: bounds, step: step)
    Stepper("whole", value: $integer, step: integerStep)
    Stepper("small", value: $small, in: -100...100, step: integerStep)
    Text("\(number) \(integer) \(small)")
  }
}

private struct PathScreen: View {
  let count: Int
  @State private var path = NavigationPath(["a", "b"])

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: String.self) { name in
        Button("back from \(name)") { path.removeLast(count) }
      }
    }
  }
}

extension NumericParameter {
  private static let useControls: Act = { host, _ in
    for index in 0..<host.buttons.count { try host.buttons[index].tap() }
    try host.render()
    for name in ["slide", "plain"] { try host[name].drag(by: CGSize(width: 30, height: 0)) }
    try host.render()
    for index in 0..<host.buttons.count { try host.buttons[index].tap() }
  }

  /// The ends of a range, which the standard library wants in order.
  private static func bounds(_ value: Double) -> ClosedRange<Double> { min(value, 0)...max(value, 0) }

  private static let outOfBounds = "out-of-bounds progress value"

  static var controls: [NumericParameter] {
    [
      action(
        "Controls/Slider.swift init(value:in:onEditingChanged:)",
        "Controls/Slider.swift init(value:in:label:onEditingChanged:)",
        "Controls/Slider.swift init(value:in:onEditingChanged:label:)",
        "Controls/Slider.swift init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)",
        "Controls/Slider.swift init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)",
        "Controls/Stepper.swift init(value:in:step:label:onEditingChanged:)",
        "Controls/Stepper.swift init(_:value:in:step:onEditingChanged:)", says: "Slider",
        values: doubles.filter { !$0.isNaN }, accepts: finite,
        on: { Controls(bounds: bounds($0), step: 1, number: 0.5) }, useControls),
      action(
        "Controls/Slider.swift init(value:in:step:onEditingChanged:)",
        "Controls/Slider.swift init(value:in:step:label:onEditingChanged:)",
        "Controls/Slider.swift init(value:in:step:onEditingChanged:label:)",
        "Controls/Slider.swift init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)",
        "Controls/Slider.swift init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)",
        says: "Slider",
        accepts: { $0 >= 0 && $0.isFinite }, on: { Controls(bounds: 0...1, step: $0, number: 0.5) },
        useControls),
      action(
        "Controls/Stepper.swift init(value:step:label:onEditingChanged:)",
        "Controls/Stepper.swift init(_:value:step:onEditingChanged:)", says: nil, values: integers,
        accepts: anything,
        on: { Controls(bounds: 0...1, step: 1, number: 0.5, integerStep: integer($0)) }, useControls),
      action(
        says: nil, accepts: anything, on: { Controls(bounds: 0...1, step: 0.1, number: $0) }, useControls),
      view(
        "Controls/ProgressView.swift init(value:total:)", "Controls/ProgressView.swift init(_:value:total:)",
        "Controls/ProgressView.swift init(value:total:label:)",
        "Controls/ProgressView.swift init(value:total:label:currentValueLabel:)", says: outOfBounds,
        accepts: { $0 >= 0 && $0 <= 1 }
      ) { ProgressView("a", value: $0) },
      view(says: outOfBounds, accepts: { $0 >= 0 }) { ProgressView(value: 0, total: $0) },
      action(
        "Navigation/NavigationPath.swift removeLast(_:)", says: "removeLast", values: integers,
        accepts: { $0 >= 0 && $0 <= 2 }, on: { PathScreen(count: integer($0)) }
      ) { host, _ in try host.tapAndRender("back from b") },
    ]
  }
}
