// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The two ways in which each whole screen is written.
nonisolated enum ScreenStyle: String, CaseIterable {
  /// As it is usually written first.
  case usual
  /// As it costs least.
  case least
}

/// A whole screen. A step is a round of what people do on it, each act with its frame, and ends where it began or
/// on the other side of a toggle. Both ways to write it must show the same.
protocol WholeScreen: Scenario where Variant == ScreenStyle {
  var variant: Variant { get }
  var size: Int { get }
}

extension WholeScreen {
  static var growth: [Metric: GrowthOrder] { [.bodyEvaluations: .linear, .allocations: .linear] }
}

extension FrameReport {
  /// How often bodies of the types with these names ran.
  func bodies(_ names: String...) -> Int {
    names.reduce(0) { $0 + bodyEvaluations[$1] }
  }
}
