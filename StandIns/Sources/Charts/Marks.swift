// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
import HeadlessViews
@_exported import SwiftUI

// Marks of Swift Charts. Each is one display item: a rectangle where its values are, in the colour that it was given.

/// What stands in a chart. Here it is a view, so that whatever makes views of data makes marks of it, too.
@MainActor @preconcurrency
public protocol ChartContent: View {}

public typealias ChartContentBuilder = ViewBuilder

extension ForEach: ChartContent where Content: View {}
extension Group: ChartContent where Content: View {}
extension EmptyView: ChartContent {}
extension TupleView: ChartContent {}
extension _ConditionalContent: ChartContent where TrueContent: View, FalseContent: View {}
extension Optional: ChartContent where Wrapped: View {}

/// A value with a place on an axis: a number or a date on a scale, anything else by its name.
public protocol Plottable {
  var plotted: PlottedPlace { get }
}

/// Where a value is: at a number, or wherever the values of its name are.
public enum PlottedPlace: Hashable, Sendable {
  case number(Double)
  case name(String)
}

extension Plottable where Self: BinaryInteger {
  public var plotted: PlottedPlace { .number(Double(self)) }
}
extension Plottable where Self: BinaryFloatingPoint {
  public var plotted: PlottedPlace { .number(Double(self)) }
}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {
  public var plotted: PlottedPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Date: Plottable {
  public var plotted: PlottedPlace { .number(timeIntervalSinceReferenceDate) }
}
extension String: Plottable {
  public var plotted: PlottedPlace { .name(self) }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var plotted: PlottedPlace { rawValue.plotted }
}

/// A value and what it is called.
public struct PlottableValue<Value: Plottable> {
  let place: PlottedPlace

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self { Self(place: value.plotted) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(place: value.plotted)
  }
  public static func value(_ label: Text, _ value: Value) -> Self { Self(place: value.plotted) }
}
extension PlottableValue where Value == Date {
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> Self {
    Self(place: (calendar.dateInterval(of: unit, for: value)?.start ?? value).plotted)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> Self {
    Self(place: (calendar.dateInterval(of: unit, for: value)?.start ?? value).plotted)
  }
}

/// How long or wide a mark is.
public enum MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  case automatic
  case fixed(CGFloat)
  case inset(CGFloat)
  case ratio(CGFloat)
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
public enum InterpolationMethod: Sendable {
  case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd
}
public enum AnnotationPosition: Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading,
    bottomTrailing

  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    case .automatic, .overlay: .center
    }
  }
}
public struct AnnotationOverflowResolution: Sendable {
  public enum Strategy: Sendable {
    case automatic, disabled, fit, padScale
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }
  public enum Boundary: Sendable { case automatic, chart, plot }
  public static let automatic = AnnotationOverflowResolution(x: .automatic, y: .automatic)
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// Where a mark begins and ends on both axes; nil is the edge of the plot, or its zero.
struct Plotted: Hashable, Sendable {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }
  var kind: Kind
  var x: PlottedPlace?
  var y: PlottedPlace?
  var xEnd: PlottedPlace?
  var yEnd: PlottedPlace?
}

struct PlottedKey: LayoutValueKey {
  static let defaultValue: Plotted? = nil
}

/// One mark, as all kinds of them are shown.
public struct ChartMark: ChartContent, BuiltInView, MarkForm {
  var plotted: Plotted
  @Environment(\.markStyle) private var styleAround
  fileprivate var style: AnyShapeStyle?
  fileprivate var opacity = 1.0
  fileprivate var annotation: AnyView?
  fileprivate var alignment = Alignment.center

  init(_ plotted: Plotted) { self.plotted = plotted }

  public var mark: ChartMark { self }
  public var body: some View {
    Rectangle().foregroundStyle(style ?? styleAround ?? AnyShapeStyle(Color.accentColor)).opacity(opacity)
      .overlay(alignment: alignment) { annotation }
      .layoutValue(key: PlottedKey.self, value: plotted)
  }
}

/// What is one mark.
@MainActor @preconcurrency
public protocol MarkForm: ChartContent {
  var mark: ChartMark { get }
}

extension MarkForm {
  private func with(_ change: (inout ChartMark) -> Void) -> ChartMark {
    var mark = mark
    change(&mark)
    return mark
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ChartMark {
    with { $0.style = AnyShapeStyle(style) }
  }
  /// A colour for each name, the same on each run.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> ChartMark {
    with { $0.style = AnyShapeStyle(Palette.color(of: value.place)) }
  }
  public func opacity(_ opacity: Double) -> ChartMark { with { $0.opacity *= opacity } }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
  ) -> ChartMark {
    let content = AnyView(content())
    return with { ($0.annotation, $0.alignment) = (content, position.alignment) }
  }
  public func cornerRadius(_ radius: CGFloat) -> ChartMark { mark }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle) -> ChartMark { mark }
  public func lineStyle(_ style: StrokeStyle) -> ChartMark { mark }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> ChartMark { mark }
  public func interpolationMethod(_ method: InterpolationMethod) -> ChartMark { mark }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> ChartMark { mark }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> ChartMark { mark }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> ChartMark { mark }
  public func symbolSize(_ area: CGFloat) -> ChartMark { mark }
  public func symbolSize(_ size: CGSize) -> ChartMark { mark }
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  )
    -> ChartMark
  { mark }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChartMark { mark }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> ChartMark
  { mark }
  public func zIndex(_ index: Double) -> ChartMark { mark }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ChartMark {
    mark
  }
  public func accessibilityLabel(_ label: String) -> ChartMark { mark }
  public func accessibilityValue(_ value: String) -> ChartMark { mark }
  public func accessibilityHidden(_ hidden: Bool) -> ChartMark { mark }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> ChartMark { mark }
  public func clipShape<S: Shape>(_ shape: S) -> ChartMark { mark }
}

/// The colours of marks that are told apart by a value.
enum Palette {
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  static func color(of place: PlottedPlace) -> Color {
    switch place {
    case .number(let number):
      colors[Int(number.isFinite ? abs(number).truncatingRemainder(dividingBy: 7) : 0)]
    case .name(let name):
      colors[name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF } % colors.count]
    }
  }
}
