// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Counts of bodies and closures by name. Screens count themselves: `let _ = counts("Row")`.
@MainActor public final class BodyCounts {
  private var counts: [String: Int] = [:]

  public init() {}

  public func callAsFunction(_ name: String) {
    counts[name, default: 0] += 1
  }

  /// How often a name was counted since ``take()``.
  subscript(name: String) -> Int { counts[name] ?? 0 }

  /// The counts since the last call, by name: `List 1, Row 2`; `none` for none.
  func take() -> String {
    defer { counts = [:] }
    return counts.isEmpty
      ? "none" : counts.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

extension Arm {
  /// A step of a counted screen: what is done, by a name for the line, and with the driver.
  struct CountedStep: Sendable {
    let name: String
    let act: @MainActor @Sendable (any ScreenDriver) async throws -> Void

    /// Taps a button.
    static func tap(_ label: String) -> CountedStep {
      CountedStep(name: label) { try $0.tap(label) }
    }
  }

  /// An arm that shows a screen, takes steps, and logs after each what was counted: `Add: List 1, Row 2`.
  ///
  /// - Parameters:
  ///   - before: Buttons that are tapped first and not logged.
  ///   - steps: Buttons that are tapped then, each with the counts that were recorded.
  static func counted<Content: View>(
    _ name: String, after before: [String] = [], _ steps: KeyValuePairs<String, String>,
    differs: String? = nil, @ViewBuilder content: @escaping @MainActor @Sendable (BodyCounts) -> Content
  ) -> Arm {
    let labels = steps.map(\.key)
    return Arm(name, recorded: steps.map { "\($0): \($1)" }, differs: differs) { driver, log in
      let counts = BodyCounts()
      try driver.show(content(counts), in: CGSize(width: 390, height: 844))
      try await driver.settle()
      for label in before {
        try driver.tap(label)
        try await driver.settle()
      }
      _ = counts.take()
      for label in labels {
        try driver.tap(label)
        try await driver.settle()
        log("\(label): \(counts.take())")
      }
    }
  }
}
