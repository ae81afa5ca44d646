// SPDX-License-Identifier: Apache-2.0

/// The order that best explains how a figure grows over the sizes of a scenario.
///
/// For each order *f* the model `a + c · f(n)`, both parts at least 0, is fitted by least squares of the
/// *relative* deviations, so that small sizes count as much as large ones. Of the orders that explain the
/// figures about as well as the best one the lowest is chosen: noise must not look like growth.
///
/// - Source: the fit of google/benchmark's complexity report, with the constant part added: an update that
///   costs `3 + n` is linear, and without the 3 would fit neither order.
public struct GrowthFit: Hashable, Sendable {
  public let order: GrowthOrder
  /// The constant part, in the metric's unit.
  public let base: Double
  /// The factor of the growing term, in the metric's unit; 0 for ``GrowthOrder/constant``.
  public let factor: Double
  /// Root of the mean squared relative deviation from the model.
  public let deviation: Double

  /// The relative deviation below which an order counts as explaining exact counts.
  public static let exactTolerance = 0.02

  /// Fits figures over sizes.
  ///
  /// - Parameters:
  ///   - points: Sizes with their figures, in any order; figures at least 0.
  ///   - tolerance: How much worse than the best order a lower one may be, as a relative deviation.
  /// - Returns: `nil` with fewer than three different sizes: two points lie on every curve.
  public init?(_ points: [(size: Int, value: Double)], tolerance: Double = exactTolerance) {
    guard Set(points.map(\.size)).count >= 3 else { return nil }
    let fits = GrowthOrder.allCases.map { Self.fit($0, points) }
    let best = fits.map(\.deviation).min() ?? 0
    guard let chosen = fits.first(where: { $0.deviation <= 2 * best + tolerance }) else { return nil }
    self = chosen
  }

  /// What the model comes to at a size.
  package func value(at size: Int) -> Double { base + factor * order.term(Double(size)) }

  /// The one order that fits figures which are known to lie between two ends.
  ///
  /// Of linear, n log n and quadratic growth an order is said only where curves of the other two leave the
  /// intervals; constant growth only where no curve that stays inside rises by more than `flatness` over all sizes.
  ///
  /// - Parameters:
  ///   - points: Sizes with the ends of their figures' intervals, in any order; at least 0.
  ///   - flatness: A rise from the smallest size to the largest that counts as none, as a share of the lowest figure.
  /// - Returns: `nil` where the intervals leave the order open, or with fewer than three different sizes.
  public static func order(
    within points: [(size: Int, lower: Double, upper: Double)], flatness: Double = 0.25
  ) -> GrowthOrder? {
    guard Set(points.map(\.size)).count >= 3 else { return nil }
    let rises = GrowthOrder.allCases.filter { $0 != .constant }.compactMap { order in
      factors(order, within: points).map { factors in (order: order, factors: factors) }
    }
    let sizes = points.map { Double($0.size) }
    let (smallest, largest) = (sizes.min() ?? 0, sizes.max() ?? 0)
    let lowest = points.map(\.lower).min() ?? 0
    func highestRise(_ order: GrowthOrder, _ factor: Double) -> Double {
      factor * (order.term(largest) - order.term(smallest))
    }
    if !rises.isEmpty, rises.allSatisfy({ $0.factors.lowerBound <= 0 }) {
      let isFlat = rises.allSatisfy { highestRise($0.order, $0.factors.upperBound) <= flatness * lowest }
      return isFlat ? .constant : nil
    }
    return rises.count == 1 ? rises[0].order : nil
  }

  /// The factors for which some curve `a + c · f(n)`, both parts at least 0, stays inside all intervals; `nil` when
  /// there is none.
  ///
  /// - Complexity: O(*n*) in the points, some hundred times: a table of many sizes must not take a day.
  private static func factors(
    _ order: GrowthOrder, within points: [(size: Int, lower: Double, upper: Double)]
  ) -> ClosedRange<Double>? {
    let data = points.map { (term: order.term(Double($0.size)), lower: $0.lower, upper: $0.upper) }
    // How far apart the intervals leave the lowest and the highest curve of a factor: the least of straight lines less
    // the greatest of others, so it rises up to one place and falls behind it.
    func room(_ factor: Double) -> Double {
      var (least, most) = (0.0, Double.infinity)
      for point in data {
        least = max(least, point.lower - factor * point.term)
        most = min(most, point.upper - factor * point.term)
      }
      return most - least
    }
    // Less than nothing, because what is lost in computing must not exclude exact figures.
    let slack = -1e-9 * (data.map { abs($0.upper) }.max() ?? 0)
    let end = data.filter { $0.term > 0 }.map { $0.upper / $0.term }.min() ?? 0
    var (low, high) = (0.0, end)
    for _ in 0..<120 {
      let third = (high - low) / 3
      if room(low + third) < room(high - third) { low += third } else { high -= third }
    }
    let widest = [0, low, high, end].max { room($0) < room($1) } ?? 0
    guard room(widest) >= slack else { return nil }
    func edge(towards limit: Double) -> Double {
      if room(limit) >= slack { return limit }
      var (inside, outside) = (widest, limit)
      for _ in 0..<80 {
        let middle = (inside + outside) / 2
        if room(middle) >= slack { inside = middle } else { outside = middle }
      }
      return inside
    }
    let least = edge(towards: 0)
    return least...max(least, edge(towards: end))
  }

  private init(order: GrowthOrder, base: Double, factor: Double, deviation: Double) {
    self.order = order
    self.base = base
    self.factor = factor
    self.deviation = deviation
  }

  /// Weighted least squares in closed form; a negative part is set to 0 and the other fitted alone.
  private static func fit(_ order: GrowthOrder, _ points: [(size: Int, value: Double)]) -> GrowthFit {
    let data = points.map { point in
      (term: order.term(Double(point.size)), value: point.value, weight: 1 / max(1, abs(point.value)))
    }
    func sum(_ of: (Double, Double) -> Double) -> Double {
      data.reduce(0) { $0 + of($1.term, $1.value) * $1.weight * $1.weight }
    }
    let (one, t, tt) = (sum { _, _ in 1 }, sum { term, _ in term }, sum { term, _ in term * term })
    let (y, ty) = (sum { _, value in value }, sum { term, value in term * value })
    let determinant = one * tt - t * t
    var base = y / one
    var factor = 0.0
    if order != .constant, determinant > 0 {
      factor = (one * ty - t * y) / determinant
      base = (y - factor * t) / one
      if factor < 0 { (base, factor) = (y / one, 0) }
      if base < 0 { (base, factor) = (0, ty / tt) }
    }
    let squares = data.reduce(0) { total, point in
      let off = (base + factor * point.term - point.value) * point.weight
      return total + off * off
    }
    return GrowthFit(
      order: order, base: base, factor: factor, deviation: (squares / Double(data.count)).squareRoot())
  }
}
