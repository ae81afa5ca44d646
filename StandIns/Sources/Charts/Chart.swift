// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns
import HeadlessViews
import SwiftUI

/// A chart: its marks, each where its values are between the least and the greatest of all. Axes and legends are not drawn.
///
/// - Source: Apple, `Chart`.
public struct Chart<Content: View>: BuiltInView {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: View>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { ChartLayout { content } }
}

/// Puts marks where their values are.
private struct ChartLayout: Layout {
  /// Points: how large a point is, and how thick a line.
  private static let pointSize: CGFloat = 6
  private static let lineWidth: CGFloat = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 150))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let all = subviews.map { $0[PlottedKey.self] }
    let plotted = all.compactMap { $0 }
    // Bars and areas begin at zero.
    let begins = plotted.contains { $0.kind == .bar || $0.kind == .area }
    let x = AxisScale(plotted.flatMap { [$0.x, $0.xEnd] }, isBased: begins)
    let y = AxisScale(plotted.flatMap { [$0.y, $0.yEnd] }, isBased: begins)
    let sum = plotted.reduce(0) { $1.kind == .sector ? $0 + Self.number($1.y) : $0 }
    var turned = 0.0
    for (subview, mark) in zip(subviews, all) {
      guard let mark else {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      var frame = frame(of: mark, x, y, bounds.size)
      if mark.kind == .sector, sum > 0 {
        // A circle cut open: each part as wide as its angle is of the whole.
        let part = Self.number(mark.y) / sum
        frame = CGRect(x: turned * bounds.width, y: 0, width: part * bounds.width, height: bounds.height)
        turned += part
      }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private static func number(_ place: PlottedPlace?) -> Double {
    if case .number(let number)? = place { return max(0, number) }
    return 0
  }

  private func frame(of mark: Plotted, _ x: AxisScale, _ y: AxisScale, _ size: CGSize) -> CGRect {
    let across = x.place(mark.x) * size.width
    // Values grow upwards.
    let down = (1 - y.place(mark.y)) * size.height
    func around(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: across - width / 2, y: down - height / 2, width: width, height: height)
    }
    switch mark.kind {
    case .point: return around(Self.pointSize, Self.pointSize)
    case .line: return around(Self.lineWidth, Self.lineWidth)
    case .rule:
      return mark.y == nil
        ? CGRect(x: across, y: 0, width: 1, height: size.height)
        : CGRect(x: 0, y: down, width: size.width, height: 1)
    case .bar, .area:
      if case .name? = mark.y {
        let zero = x.place(.number(0)) * size.width
        return CGRect(
          x: min(zero, across), y: down - y.step * size.height / 2, width: abs(across - zero),
          height: y.step * size.height)
      }
      let zero = (1 - y.place(.number(0))) * size.height
      return CGRect(
        x: across - x.step * size.width / 2, y: min(zero, down), width: x.step * size.width,
        height: abs(down - zero))
    case .rectangle, .sector:
      let (left, right) =
        mark.x == nil ? (0, size.width) : (across, mark.xEnd.map { x.place($0) * size.width } ?? across)
      let (low, high) =
        mark.y == nil ? (0, size.height) : (down, mark.yEnd.map { (1 - y.place($0)) * size.height } ?? down)
      return CGRect(
        x: min(left, right), y: min(low, high), width: max(abs(right - left), Self.lineWidth),
        height: max(abs(high - low), Self.lineWidth))
    }
  }
}

/// From values to parts of an axis: numbers between the least and the greatest, names in the order in which they come.
private struct AxisScale {
  private var range: ClosedRange<Double>?
  private var names: [String: Int] = [:]
  private var numbers: Set<Double> = []

  init(_ places: [PlottedPlace?], isBased: Bool) {
    for case let place? in places {
      switch place {
      case .number(let number) where number.isFinite: numbers.insert(number)
      case .number: break
      case .name(let name): names[name] = names[name] ?? names.count
      }
    }
    // Dates are far from zero, and nobody counts from there.
    let isNear = numbers.max().map { abs($0) < 100_000_000 } ?? false
    let ends = isBased && isNear ? numbers.union([0]) : numbers
    if let least = ends.min(), let greatest = ends.max() { range = least...greatest }
  }

  /// The part of the axis that one value has for itself.
  var step: CGFloat { 1 / CGFloat(max(names.isEmpty ? numbers.count : names.count, 1)) }

  func place(_ place: PlottedPlace?) -> CGFloat {
    switch place {
    case .number(let number)?:
      guard let range, range.upperBound > range.lowerBound, number.isFinite else { return 0.5 }
      return CGFloat((number - range.lowerBound) / (range.upperBound - range.lowerBound))
    case .name(let name)?: return (CGFloat(names[name] ?? 0) + 0.5) * step
    case nil: return 0
    }
  }
}
