// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// The arms of `key-focus` that are about geometry and time.
extension Recording {
  static let geometryChanges: [Arm] = [
    Arm("G1", recorded: ["g:200x180->200x180", "appear"]) { driver, log in
      try driver.show(Watched(log: log), in: CGSize(width: 200, height: 200))
      try await driver.settle()
    },
    Arm("G2", recorded: ["g:200x180->200x180", "appear", "g:200x180->300x230"]) { driver, log in
      try driver.show(Watched(log: log), in: CGSize(width: 200, height: 200))
      try await driver.resize(to: CGSize(width: 300, height: 250))
    },
    Arm(
      "G5",
      recorded: [
        "g:200x180->200x180", "appear", "g:200x180->220x180", "g:220x180->240x180", "g:240x180->260x180",
        "g:260x180->280x180", "g:280x180->300x180",
      ]
    ) { driver, log in
      try driver.show(Watched(log: log), in: CGSize(width: 200, height: 200))
      for step in 1...5 { try await driver.resize(to: CGSize(width: 200 + 20 * CGFloat(step), height: 200)) }
    },
    Arm("G6", recorded: ["h:88"]) { driver, log in
      try driver.show(
        Group {
          Color.blue.frame(height: 50)
          Color.red.frame(height: 30)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          log("h:\(text($0))")
        },
        in: CGSize(width: 200, height: 200))
      try await driver.settle()
    },
    Arm("G7", recorded: ["w:40", "|removed", "w:40", "|back"]) { driver, log in
      try driver.show(Removed(log: log), in: CGSize(width: 200, height: 200))
      try driver.tap("turn")
      log("|removed")
      try driver.tap("turn")
      log("|back")
    },
  ]

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

private struct Watched: View {
  let log: ScreenLog

  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log("g:\(text($0))->\(text($1))")
        }
        .onAppear { log("appear") }
      Color.red.frame(height: 20)
    }
  }
}

private struct Removed: View {
  let log: ScreenLog
  @State private var isThere = true

  var body: some View {
    if isThere {
      Color.blue.frame(width: 40, height: 40)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log("w:\(text($0))")
        }
    }
    Button("turn") { isThere.toggle() }
  }
}
