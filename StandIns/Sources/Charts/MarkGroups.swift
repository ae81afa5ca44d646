// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// Several marks, as a `ForEach` makes them, in one style.
struct StyledMarks<Content: View>: ChartContent, BuiltInView {
  let content: Content
  let style: AnyShapeStyle

  var body: some View { content.environment(\.markStyle, style) }
}

private struct MarkStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of marks that have none of their own.
  var markStyle: AnyShapeStyle? {
    get { self[MarkStyleKey.self] }
    set { self[MarkStyleKey.self] = newValue }
  }
}

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    StyledMarks(content: self, style: AnyShapeStyle(style))
  }
  /// A colour for each name, the same on each run.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    StyledMarks(content: self, style: AnyShapeStyle(Palette.color(of: value.place)))
  }
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
}
