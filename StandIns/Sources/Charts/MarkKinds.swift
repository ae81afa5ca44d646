// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import HeadlessViews
import SwiftUI

public struct BarMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(Plotted(kind: .bar, x: x.place, y: y.place))
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(Plotted(kind: .rectangle, x: xStart.place, y: y.place, xEnd: xEnd.place))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(Plotted(kind: .rectangle, x: x.place, y: yStart.place, yEnd: yEnd.place))
  }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(Plotted(kind: .bar, x: x.place))
  }
}

public struct LineMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(Plotted(kind: .line, x: x.place, y: y.place))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
  }
}

public struct AreaMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(Plotted(kind: .area, x: x.place, y: y.place))
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y)
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(Plotted(kind: .rectangle, x: x.place, y: yStart.place, yEnd: yEnd.place))
  }
}

public struct PointMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(Plotted(kind: .point, x: x.place, y: y.place))
  }
}

public struct RectangleMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(Plotted(kind: .point, x: x.place, y: y.place))
  }
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = ChartMark(Plotted(kind: .rectangle, x: xStart.place, xEnd: xEnd.place))
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(
      Plotted(kind: .rectangle, x: xStart.place, y: yStart.place, xEnd: xEnd.place, yEnd: yEnd.place))
  }
}

public struct RuleMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<X: Plottable>(x: PlottableValue<X>) { mark = ChartMark(Plotted(kind: .rule, x: x.place)) }
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = ChartMark(Plotted(kind: .rule, y: y.place)) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(Plotted(kind: .rectangle, x: x.place, y: yStart.place, yEnd: yEnd.place))
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(Plotted(kind: .rectangle, x: xStart.place, y: y.place, xEnd: xEnd.place))
  }
}

public struct SectorMark: MarkForm, BuiltInView {
  public let mark: ChartMark
  public var body: some View { mark }

  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = ChartMark(Plotted(kind: .sector, y: angle.place))
  }
}
