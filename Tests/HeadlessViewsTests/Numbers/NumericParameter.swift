// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// One numeric parameter of the public interface, and a screen that it decides on.
@MainActor
struct NumericParameter {
  typealias Act = @MainActor (ViewHost, Double) async throws -> Void

  /// The declarations that it stands for, as ``NumericSources`` names them.
  let declarations: [String]
  /// What a diagnostic about it says among other things; nil for one with which nothing can be wrong.
  let name: String?
  /// The values to be tried.
  let values: [Double]
  /// The values that are taken as they are.
  let accepts: (Double) -> Bool
  let screen: @MainActor (Double) -> AnyView
  /// What is done with the value, where that is not in the screen alone.
  let act: Act?

  nonisolated static let doubles: [Double] = [
    0, -1, .infinity, -.infinity, .nan, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude,
  ]
  /// Rounded to the nearest numbers that a `Double` has; ``integer(_:)`` brings them back.
  nonisolated static let integers: [Double] = [0, -1, Double(Int.min), Double(Int.max)]

  static func integer(_ value: Double) -> Int {
    value >= Double(Int.max) ? .max : Int(value)
  }

  /// A parameter of a view or a modifier.
  static func view<V: View>(
    _ declarations: String..., says name: String?, values: [Double] = doubles,
    accepts: @escaping (Double) -> Bool, _ screen: @escaping @MainActor (Double) -> V
  ) -> Self {
    Self(
      declarations: declarations, name: name, values: values, accepts: accepts,
      screen: { AnyView(screen($0)) }, act: nil)
  }

  /// A parameter of something that is done to a screen.
  static func action<V: View>(
    _ declarations: String..., says name: String?, values: [Double] = doubles,
    accepts: @escaping (Double) -> Bool, on screen: @escaping @MainActor (Double) -> V, _ act: @escaping Act
  ) -> Self {
    Self(
      declarations: declarations, name: name, values: values, accepts: accepts,
      screen: { AnyView(screen($0)) }, act: act)
  }

  // MARK: What is accepted

  static func length(_ value: Double) -> Bool { abs(value) <= 1e12 }
  static func sum(_ value: Double) -> Bool { abs(value) <= 1e18 }
  static func extent(_ value: Double) -> Bool { value >= 0 && value <= 1e12 }
  static func factor(_ value: Double) -> Bool { abs(value) <= 1e6 }
  static func finite(_ value: Double) -> Bool { value.isFinite }
  static func number(_ value: Double) -> Bool { !value.isNaN }
  static func anything(_ value: Double) -> Bool { true }
  static func positive(_ value: Double) -> Bool { value >= 1 }
}
