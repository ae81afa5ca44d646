// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import HeadlessViews
import TestSupport
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

  @Test("a number is printed as the standard library prints it once it is rounded")
  func numbers() {
    var random = SeededGenerator(seed: 1)
    let border = [
      0.0, -0.0, 1e12, 1e12 + 0.5, -2e12, 999_999_999_999.999, 1e15, -3e14, 1e300, .infinity, .nan,
    ]
    let others = (0..<20_000).map { index in
      Double.random(in: -1...1, using: &random) * Double(sign: .plus, exponent: index % 60, significand: 1)
    }
    for value in border + others {
      let thousandths = (abs(value) * 1000 + 0.5001).rounded(.down)
      let rounded = value < 0 ? -thousandths / 1000 : thousandths / 1000
      let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
      #expect(DisplayAttribute.number(value) == (isWhole ? String(Int(rounded)) : String(rounded)))
    }
  }

  /// Sixteenths of a point, as fonts' own units give them, are halves of a thousandth.
  @Test("noise about half a thousandth changes nothing", arguments: [46.5625, 168.2125, -0.0625, 0.0005])
  func noise(length: Double) {
    for error in [-1e-9, -1e-12, 1e-12, 1e-9] { #expect(printed(length + error) == printed(length)) }
  }
}
