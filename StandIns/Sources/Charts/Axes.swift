// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import HeadlessViews
import SwiftUI

// Axes, scales and legends: accepted, and not drawn.

public protocol AxisContent {}
public protocol AxisMark {}
public struct AnyAxisContent: AxisContent, AxisMark {}

@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock(_ content: any AxisContent...) -> AnyAxisContent { AnyAxisContent() }
  public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent { AnyAxisContent() }
  public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
  public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
}
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock(_ content: any AxisMark...) -> AnyAxisContent { AnyAxisContent() }
  public static func buildOptional(_ content: AnyAxisContent?) -> AnyAxisContent { AnyAxisContent() }
  public static func buildEither(first: AnyAxisContent) -> AnyAxisContent { first }
  public static func buildEither(second: AnyAxisContent) -> AnyAxisContent { second }
}

public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<P>(_ type: P.Type) -> P? { nil }
}
public struct AxisMarkPosition: Sendable {
  public static let automatic = Self()
  public static let leading = Self()
  public static let trailing = Self()
  public static let top = Self()
  public static let bottom = Self()
}
public struct AxisMarkPreset: Sendable {
  public static let automatic = Self()
  public static let aligned = Self()
  public static let extended = Self()
  public static let inset = Self()
}
public struct AxisMarkValues: Sendable {
  public static let automatic = Self()
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  public static func automatic(minimumStride: Double, desiredCount: Int? = nil) -> Self { Self() }
  public static func stride(by step: Double) -> Self { Self() }
  public static func stride(by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil)
    -> Self
  {
    Self()
  }
}

/// Marks along an axis. What stands at each is not asked for, because no axis is drawn.
public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
}

/// Where a chart that is scrolled comes to rest.
public protocol ChartScrollTargetBehavior: Sendable {}
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
public struct MajorValueAlignment<Value>: Sendable {
  public static var page: Self { Self() }
  public static func unit(_ unit: Double) -> Self { Self() }
  public static func matching(_ components: DateComponents) -> Self where Value == Date { Self() }
}
public struct ValueAlignedLimitBehavior: Sendable {
  public static let automatic = Self()
  public static let always = Self()
  public static let never = Self()
}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  public static var paging: Self { Self() }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
  public static func valueAligned(
    unit: Double, majorAlignment: MajorValueAlignment<Double> = .page,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { Self() }
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
public struct AxisTick: AxisMark {
  public enum Length: Sendable { case automatic, label, longestLabel }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}
public enum AxisValueLabelOrientation: Sendable { case automatic, horizontal, vertical, verticalReversed }
public enum AxisValueLabelCollisionResolution: Sendable {
  case automatic, disabled, greedy
  public static func greedy(minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}
public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {}
}
extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// Answers where values are in a chart; it has no plot that could be asked.
public struct ChartProxy: Sendable {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { nil }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(at point: CGPoint, as type: (X, Y).Type) -> (X, Y)? { nil }
}
public struct ChartPlotContent: BuiltInView {
  public var body: some View { EmptyView() }
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartXScale<D>(domain: D, range: Any? = nil, type: Any? = nil) -> some View { self }
  public func chartYScale<D>(domain: D, range: Any? = nil, type: Any? = nil) -> some View { self }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  {
    self
  }
  public func chartForegroundStyleScale<D, S: ShapeStyle>(domain: [D], range: [S]) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  public func chartForegroundStyleScale<D, S: ShapeStyle>(domain: [D], mapping: @escaping (D) -> S)
    -> some View
  { self }
  public func chartSymbolScale<D, S>(_ mapping: KeyValuePairs<D, S>) -> some View { self }
  public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    self
  }
  public func chartOverlay<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public func chartBackground<C: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> C
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}
