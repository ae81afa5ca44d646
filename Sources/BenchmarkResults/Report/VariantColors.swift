// SPDX-License-Identifier: Apache-2.0

/// Which of a page's colours each variant has: the same everywhere on the page, and another than those beside it.
struct VariantColors {
  /// Of middle brightness, so that they can be told on white and on black, also by people who see few colours.
  ///
  /// - Source: Okabe and Ito, "Color Universal Design", 2008; the yellow left out, which a white page swallows.
  static let palette = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6bb1", "#7f7f7f",
  ]

  private var numbers: [String: Int] = [:]

  /// Gives colours to the variants of some scenarios.
  init(_ scenarios: [[String]]) {
    var neighbours: [String: Set<String>] = [:]
    for variants in scenarios {
      for variant in variants { neighbours[variant, default: []].formUnion(variants) }
    }
    for variant in scenarios.flatMap(\.self) where numbers[variant] == nil {
      var uses = [Int](repeating: 0, count: Self.palette.count)
      for neighbour in neighbours[variant] ?? [] {
        if let number = numbers[neighbour] { uses[number] += 1 }
      }
      numbers[variant] = uses.indices.min { (uses[$0], $0) < (uses[$1], $1) }
    }
  }

  /// The class of elements that have a variant's colour.
  func name(of variant: String) -> String { "c\(numbers[variant] ?? 0)" }

  /// The classes.
  static var style: String {
    palette.enumerated().map { ".c\($0.offset){background:\($0.element)}" }.joined(separator: "\n")
  }
}
