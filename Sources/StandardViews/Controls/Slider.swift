// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// A control for a number in a range, 28 points high; dragging it by its track's width covers the range.
///
/// - Source: Apple, `Slider`.
public struct Slider<Label: View, ValueLabel: View>: View, BuiltInView {
  @Binding private var value: Double
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let check: NumberCheck
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    _value = value.converted(\.asDouble)
    var check = NumberCheck()
    self.bounds = check.finite(Double(bounds.lowerBound))...check.finite(Double(bounds.upperBound))
    self.step = step.map { check.number(Double($0), in: 0...Double.greatestFiniteMagnitude, or: 0) }
    self.check = check
    self.label = label
    minimumLabel = minimum
    maximumLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    let _ = HostContext.report(check, for: "Slider")
    HStack {
      minimumLabel
      SliderLayout(fraction: fraction) {
        Capsule().fill(.tertiary)
        Circle().fill(.white)
      }
      .modifier(
        SliderElement(
          value: $value, current: value, bounds: bounds, step: step, title: label.titleText,
          onEditingChanged: onEditingChanged))
      maximumLabel
    }
  }

  /// The position of the knob, from 0 to 1; 0 for a value that is no number.
  private var fraction: Double {
    // Computed with halves, because the whole range may be longer than any number.
    let length = bounds.upperBound / 2 - bounds.lowerBound / 2
    let fraction = length > 0 ? (value / 2 - bounds.lowerBound / 2) / length : 0
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  // As written before iOS 15.

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension BinaryFloatingPoint {
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}

extension Binding {
  /// The same place through a key path.
  fileprivate func converted<Subject>(_ keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    self[dynamicMember: keyPath]
  }
}

/// A track across the middle and a knob of 28 points on it.
private struct SliderLayout: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(proposal.replacingUnspecifiedDimensions().width, 28), height: 28)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: bounds.width, height: 4))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + (bounds.width - 28) * fraction, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: 28, height: 28))
  }
}

/// Makes the track an element that is dragged.
private struct SliderElement: ViewModifier, NodeModifier {
  let value: Binding<Double>
  let current: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let title: String?
  let onEditingChanged: (Bool) -> Void

  func makeNode(around content: some View, _ context: NodeContext) -> SliderNode {
    SliderNode(self, content, context)
  }

  func update(_ node: SliderNode) {
    node.slider = self
  }
}

private final class SliderNode: PassthroughNode, Draggable, ValueNode {
  var slider: SliderElement

  init<Content: View>(_ slider: SliderElement, _ content: Content, _ context: NodeContext) {
    self.slider = slider
    super.init(content, context)
  }

  var elementValue: String { "\(slider.current)" }

  func drag(by offset: CGSize) {
    let bounds = slider.bounds
    let share = offset.width / max(layoutFrame.width - 28, 1)
    let old = slider.value.wrappedValue
    // Each end by itself, because the difference between the ends may be larger than any number.
    var new = (old.isNaN ? bounds.lowerBound : old) + bounds.upperBound * share - bounds.lowerBound * share
    if let step = slider.step, step > 0 {
      let rounded = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
      if rounded.isFinite { new = rounded }
    }
    if new.isNaN { new = share > 0 ? bounds.upperBound : bounds.lowerBound }
    slider.onEditingChanged(true)
    slider.value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    slider.onEditingChanged(false)
  }

  override func visit(_ visitor: inout ElementVisitor) {
    visitor.visitControl(.other, self, title: slider.title) { visitor in
      elements.forEach { $0.visit(&visitor) }
    }
  }
}
