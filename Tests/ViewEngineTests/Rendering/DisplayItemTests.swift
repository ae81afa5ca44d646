// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import HeadlessViews
@testable import ViewEngine

@MainActor
@Suite struct DisplayItemTests {
  private func printed(_ minX: Double) -> String {
    DisplayItem(
      kind: .color, color: "red", frame: CGRect(x: minX, y: 0, width: 1, height: 1), opacity: 1,
      isRemoving: false
    ).description
  }

  @Test(
    "a length is printed with three decimals at most",
    arguments: [
      (1.0, "1"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (0.0004, "0"), (-0.0004, "0"), (0.0006, "0.001"),
      (7.50875, "7.509"), (-7.50875, "-7.509"), (1e17, "1e+17"),
    ])
  func decimals(length: Double, text: String) {
    #expect(printed(length) == "color red (\(text), 0, 1, 1)")
  }

  /// Sixteenths of a point, as fonts' own units give them, are halves of a thousandth.
  @Test("noise about half a thousandth changes nothing", arguments: [46.5625, 168.2125, -0.0625, 0.0005])
  func noise(length: Double) {
    for error in [-1e-9, -1e-12, 1e-12, 1e-9] { #expect(printed(length + error) == printed(length)) }
  }
}
