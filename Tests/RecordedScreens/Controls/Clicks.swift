// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Arm {
  /// An arm that clicks points of a window of 200 by 200, each in a window of its own, and logs how often something ran:
  /// `hit` for each time, `|` before each click.
  static func clicks<Content: View>(
    _ name: String, at points: [(CGFloat, CGFloat)] = [(100, 100)], _ recorded: String...,
    differs: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    return Arm(name, recorded: recorded, differs: differs) { driver, log in
      for point in points {
        try driver.show(content(log), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("|")
        try driver.tap(at: point)
        try await driver.settle()
      }
    }
  }

  /// An arm that clicks the middle and a point near the left edge.
  static func middleAndEdge<Content: View>(
    _ name: String, _ middle: Int, _ edge: Int,
    @ViewBuilder content: @escaping @MainActor @Sendable (_ hit: @escaping () -> Void) -> Content
  ) -> Arm {
    let points = [CGPoint(x: 100, y: 100), CGPoint(x: 20, y: 100)]
    return Arm(name, recorded: ["\(middle)", "\(edge)"]) { driver, log in
      for point in points {
        let counter = Counter()
        try driver.show(content { counter.count += 1 }, in: CGSize(width: 200, height: 200))
        try await driver.settle()
        try driver.tap(at: point)
        try await driver.settle()
        log("\(counter.count)")
      }
    }
  }
}

/// Counts what a screen does.
@MainActor final class Counter {
  var count = 0
}
