// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The two ways in which each whole screen is written, and the floor of the first.
nonisolated enum ScreenStyle: String, CaseIterable {
  /// As it is usually written first.
  case usual
  /// As it costs least.
  case least
  /// The bodies that a round of `usual` runs, and the closures that make its rows, called one after the other on the
  /// values that they had. What is not there: the act, comparing values, what the engine's own views do, readers'
  /// contents, preferences, layout, and drawing.
  case bodies
}

/// A whole screen. A step is a round of what people do on it, each act with its frame, and ends where it began or
/// on the other side of a toggle. Both ways to write it must show the same.
protocol WholeScreen: Scenario where Variant == ScreenStyle {
  var variant: Variant { get }
  var size: Int { get }
}

extension WholeScreen {
  static var growth: [Metric: GrowthOrder] { [.bodyEvaluations: .linear, .allocations: .linear] }
  static var equivalent: [[ScreenStyle]] { [[.usual, .least]] }
  static func replayed(by variant: ScreenStyle) -> ScreenStyle? { variant == .bodies ? .usual : nil }
}

extension FrameReport {
  /// How often bodies of the types with these names ran.
  func bodies(_ names: String...) -> Int {
    names.reduce(0) { $0 + bodyEvaluations[$1] }
  }
}
