// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// So many seconds, as many as there can be at most.
  static func clamped(seconds: Double) -> Duration {
    var check = NumberCheck()
    return .seconds(check.number(seconds, in: -NumberCheck.greatestTime...NumberCheck.greatestTime, or: 0))
  }

  /// The duration, or the nearest one that a clock can be moved by.
  var clamped: Duration {
    let limit = Duration.seconds(Int64(NumberCheck.greatestTime))
    return min(max(self, .zero - limit), limit)
  }
}
