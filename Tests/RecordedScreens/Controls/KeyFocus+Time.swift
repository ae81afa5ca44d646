// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// The arms of `key-focus` that are about time.
extension Recording {
  static let timelines: [Arm] = [
    ticks("T2", ["before 1", "after 0"]) { log in
      TimelineView(.animation(paused: true)) { _ in
        let _ = log("tick")
        Color.blue
      }
    },
    ticks("T3", ["before 1", "after 5"]) { log in
      TimelineView(.animation(minimumInterval: 0.1)) { _ in
        let _ = log("tick")
        Color.blue
      }
    },
    ticks("T4", ["before 1", "after 5"]) { log in
      TimelineView(.periodic(from: .now, by: 0.1)) { _ in
        let _ = log("tick")
        Color.blue
      }
    },
    .screen("T5", "live") { log in
      TimelineView(.animation) { context in Color.blue.onAppear { log("\(context.cadence)") } }
    },
  ]

  /// Counts the runs of a timeline's content in half a second. How many there were before depends on how long a window
  /// takes to come; here it takes no time.
  private static func ticks<Content: View>(
    _ name: String, _ recorded: [String],
    @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      try driver.show(content(log), in: CGSize(width: 200, height: 200))
      let before = log.lines.count
      log.clear()
      try await driver.wait(0.55)
      let after = log.lines.count
      log.clear()
      log("before \(before)")
      log("after \(after)")
    }
  }
}
