// SPDX-License-Identifier: Apache-2.0

/// Divides the time of a run among its cases: each gets an equal part of what is left, less what setting up,
/// checking and counting have cost a case so far.
struct RunBudget {
  /// Seconds of sampling that a case gets at least and at most.
  static let shares = 0.005...2.0

  private let total: Double
  private let count: Int
  private var spent = 0.0
  private var finished = 0
  /// What the finished cases took beyond their share.
  private var overhead = 0.0

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - total: Seconds for the whole run.
  ///   - count: The number of cases.
  init(total: Double, count: Int) {
    self.total = total
    self.count = count
  }

  /// Seconds of sampling for the next case.
  var share: Double {
    let left = (total - spent) / Double(max(count - finished, 1))
    // A guess for the first case: starting two processes and a screen of moderate size.
    let fixed = finished == 0 ? 0.05 : overhead / Double(finished)
    return min(Self.shares.upperBound, max(Self.shares.lowerBound, left - fixed))
  }

  /// Notes that the next case has ended.
  ///
  /// - Parameter seconds: What it took as a whole.
  mutating func finish(after seconds: Double) {
    overhead += max(seconds - share, 0)
    spent += seconds
    finished += 1
  }
}
