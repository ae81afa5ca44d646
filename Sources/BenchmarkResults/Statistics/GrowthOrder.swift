// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a figure grows with a scenario's size.
public enum GrowthOrder: String, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
  case constant
  case linear
  case linearithmic
  case quadratic

  /// In the usual notation.
  public var description: String {
    switch self {
    case .constant: "O(1)"
    case .linear: "O(n)"
    case .linearithmic: "O(n log n)"
    case .quadratic: "O(n²)"
    }
  }

  /// By order of growth.
  public static func < (left: GrowthOrder, right: GrowthOrder) -> Bool { left.rank < right.rank }

  /// The growing term at a size.
  func term(_ size: Double) -> Double {
    switch self {
    case .constant: 1
    case .linear: size
    case .linearithmic: size * log2(Swift.max(2, size))
    case .quadratic: size * size
    }
  }

  private var rank: Int {
    switch self {
    case .constant: 0
    case .linear: 1
    case .linearithmic: 2
    case .quadratic: 3
    }
  }
}
