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
  /// The same for sampled figures.
  public static let sampledTolerance = 0.15

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
