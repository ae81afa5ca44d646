// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A scenario in which every step taps the same button.
protocol TapScenario: Scenario {
  /// The button's label.
  static var tapped: String { get }
  var button: Element? { get set }
}

extension TapScenario {
  mutating func prepare(_ host: ViewHost) throws {
    button = try host.buttons[Self.tapped].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    try button?.tap()
  }
}
