// SPDX-License-Identifier: Apache-2.0

/// By how much a figure may differ and still count as the same.
public struct Tolerance: Hashable, Sendable {
  /// In the metric's unit.
  public var absolute: Int64
  /// Of the old figure.
  public var percent: Double

  /// The larger of the two parts holds.
  public init(absolute: Int64 = 0, percent: Double = 0) {
    self.absolute = absolute
    self.percent = percent
  }

  /// Equality.
  public static let none = Tolerance()

  /// Where nothing else is said: equality, and 0.1 % for instructions, which a linker may move by a few.
  public static func standard(for metric: String) -> Tolerance {
    metric == "instructions" ? Tolerance(percent: 0.1) : .none
  }

  /// -1, 0 or 1: the new figure is smaller, the same within the tolerance, or larger.
  package func direction(from old: Int64, to new: Int64) -> Int {
    let (difference, overflows) = new.subtractingReportingOverflow(old)
    if overflows { return new < old ? -1 : 1 }
    let isWithin =
      difference.magnitude <= UInt64(max(0, absolute))
      || Double(difference.magnitude) <= percent / 100 * Double(old.magnitude)
    return isWithin ? 0 : difference.signum() < 0 ? -1 : 1
  }
}
