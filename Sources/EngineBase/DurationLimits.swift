// SPDX-License-Identifier: Apache-2.0

extension Duration {
  /// The most seconds by which a clock is moved: some thirty thousand years.
  package static let greatestSeconds = 1e12

  /// So many seconds, as many as there can be at most; none for what is no number.
  package static func clamped(seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, -greatestSeconds), greatestSeconds))
  }

  /// The duration, or the nearest one that a clock can be moved by.
  package var clamped: Duration {
    let limit = Duration.seconds(Int64(Self.greatestSeconds))
    return min(max(self, .zero - limit), limit)
  }
}
