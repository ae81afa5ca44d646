// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let task = Recording(
    "task", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-task.swift", system: "macOS 27.0.1",
    arms: startArms + cancelArms + placeArms)

  private static let startArms: [Arm] = [
    .steps("X0", ["task"]) { _, log in Text("x").task { log("task") } },
    .steps("X0b", []) { _, log in
      if false { Text("x").task { log("task") } }
    },
    .steps("X1", ["appear", "task, v is 0", "wrote v = 1", "body v=1", "after a yield"]) { m, log in
      if m.v == 1 {
        let _ = log("body v=1")
      }
      Text("\(m.v)").onAppear { log("appear") }
        .task {
          log("task, v is \(m.v)")
          m.v = 1
          log("wrote v = 1")
          await Task.yield()
          log("after a yield")
        }
    },
    .steps("X1b", ["task", "appear"]) { _, log in Text("x").task { log("task") }.onAppear { log("appear") } },
    .steps("X2", ["first", "after a yield", "after a sleep"]) { _, log in
      // Says nothing of threads: that the closure may call what is bound to the main actor is what its type says.
      Text("x").task {
        onMainActor(log, "first")
        await Task.yield()
        onMainActor(log, "after a yield")
        try? await Task.sleep(for: .milliseconds(0))
        onMainActor(log, "after a sleep")
      }
    },
    .steps("X3", ["id 25", "background 9", "high 25", "low 17", "plain 25"]) { m, log in
      VStack {
        Text("a").task { log("plain \(Task.currentPriority.rawValue)") }
        Text("b").task(priority: .low) { log("low \(Task.currentPriority.rawValue)") }
        Text("c").task(priority: .high) { log("high \(Task.currentPriority.rawValue)") }
        Text("d").task(priority: .background) { log("background \(Task.currentPriority.rawValue)") }
        Text("e").task(id: m.k) { log("id \(Task.currentPriority.rawValue)") }
      }
    },
    .steps("X6", ["task k=0", "-- k = 0"], .k(0)) { m, log in
      Text("x").task(id: m.k) { log("task k=\(m.k)") }
    },
    .steps("X7", ["task k=0", "-- v = 1", "-- k = 1", "task k=1"], .v(1), .k(1)) { m, log in
      Text("v=\(m.v)").task(id: m.k) { log("task k=\(m.k)") }
    },
    .steps("X8", ["transparent", "hidden"]) { _, log in
      VStack {
        Text("h").hidden().task { log("hidden") }
        Text("o").opacity(0).task { log("transparent") }
      }
    },
    .steps("X13", ["cancelled false"]) { _, log in
      Text("x").task { log("cancelled \(Task.isCancelled)") }
    },
    Arm("X15", recorded: ["appear", "task", "shown"]) { driver, log in
      try driver.show(
        Text("x").onAppear { log("appear") }.task { log("task") }, in: CGSize(width: 300, height: 200))
      log("shown")
    },
  ]

  /// R-35: where among the disappear actions a task is cancelled.
  private static let cancelArms: [Arm] = [
    .steps(
      "X4",
      ["appear", "A starts", "-- flag = true", "A is cancelled", "disappear", "A resumes, cancelled true"],
      .flag
    ) { m, log in
      if !m.flag {
        Text("x").onAppear { log("appear") }.task { await longTask("A", log) }.onDisappear {
          log("disappear")
        }
      }
    },
    .steps(
      "X4b", ["B starts", "-- flag = true", "disappear", "B is cancelled", "B resumes, cancelled true"], .flag
    ) { m, log in
      if !m.flag { Text("x").onDisappear { log("disappear") }.task { await longTask("B", log) } }
    },
    .steps(
      "X5",
      [
        "k=0 starts", "-- k = 1", "k=0 is cancelled", "k=1 starts", "k=0 resumes, cancelled true",
        "-- k = 2", "k=1 is cancelled", "k=2 starts", "k=1 resumes, cancelled true",
      ], .k(1), .k(2)
    ) { m, log in
      Text("x").task(id: m.k) {
        let k = m.k
        await longTask("k=\(k)", log)
      }
    },
    .steps(
      "X10",
      [
        "-- count = 3", "task of rows", "rows starts", "-- count = 0", "rows is cancelled",
        "rows resumes, cancelled true",
      ], .count(3), .count(0)
    ) { m, log in
      VStack {
        ForEach(0..<m.count, id: \.self) { Text("r\($0)") }
          .task {
            log("task of rows")
            await longTask("rows", log)
          }
      }
    },
    Arm("X11", recorded: ["W starts", "closed", "W is cancelled", "disappear", "W resumes, cancelled true"]) {
      driver, log in
      try driver.show(
        Text("x").task { await longTask("W", log) }.onDisappear { log("disappear") },
        in: CGSize(width: 300, height: 200))
      try await driver.settle()
      log("closed")
      driver.close()
      for _ in 0..<20 { await Task.yield() }
    },
    .steps(
      "X14",
      ["else starts", "-- flag = true", "then starts", "else is cancelled", "else resumes, cancelled true"],
      .flag
    ) { m, log in
      if m.flag {
        Text("a").task { await longTask("then", log) }
      } else {
        Text("a").task { await longTask("else", log) }
      }
    },
    .steps(
      "X14b",
      [
        "else starts", "-- flag = true", "appear then", "then starts", "disappear else", "else is cancelled",
        "else resumes, cancelled true",
      ], .flag
    ) { m, log in
      if m.flag {
        Text("a").onAppear { log("appear then") }.task { await longTask("then", log) }
      } else {
        Text("a").onDisappear { log("disappear else") }.task { await longTask("else", log) }
      }
    },
    .steps(
      "X16",
      [
        "T starts", "-- animate flag = true", "-- a little later", "-- later", "T is cancelled",
        "T resumes, cancelled true",
      ],
      Step("animate flag = true", seconds: 0.05) { m in
        withAnimation(.linear(duration: 0.6)) { m.flag = true }
      }, Step("a little later", seconds: 0.05), Step("later", seconds: 1)
    ) { m, log in
      if !m.flag { Text("x").transition(.opacity).task { await longTask("T", log) } }
    },
    .steps(
      "X17", ["R starts", "-- animate flag = true", "-- animate flag = false", "-- later"],
      Step("animate flag = true", seconds: 0.15) { m in
        withAnimation(.linear(duration: 0.6)) { m.flag = true }
      },
      Step("animate flag = false", seconds: 0.05) { m in
        withAnimation(.linear(duration: 0.6)) { m.flag = false }
      }, Step("later", seconds: 1)
    ) { m, log in
      if !m.flag { Text("x").transition(.opacity).task { await longTask("R", log) } }
    },
  ]

  private static let placeArms: [Arm] = [
    .steps(
      "X9", ["task child2", "appear child2", "task child1", "appear child1", "task parent", "appear parent"]
    ) { _, log in
      VStack {
        Text("c1").task { log("task child1") }.onAppear { log("appear child1") }
        Text("c2").task { log("task child2") }.onAppear { log("appear child2") }
      }
      .task { log("task parent") }.onAppear { log("appear parent") }
    },
    .steps("X12", ["task k=0", "-- k = 1", "change 0 1", "task k=1"], .k(1)) { m, log in
      Text("x").onChange(of: m.k) { log("change \($0) \($1)") }.task(id: m.k) { log("task k=\(m.k)") }
    },
    .steps("X12b", ["task k=0", "-- k = 1", "task k=1", "change 0 1"], .k(1)) { m, log in
      Text("x").task(id: m.k) { log("task k=\(m.k)") }.onChange(of: m.k) { log("change \($0) \($1)") }
    },
  ]
}

@MainActor private func onMainActor(_ log: ScreenLog, _ line: String) {
  log(line)
}

/// A task that logs its start, the moment at which it is cancelled, and its end.
@MainActor private func longTask(_ name: String, _ log: ScreenLog) async {
  log("\(name) starts")
  await withTaskCancellationHandler {
    do {
      try await Task.sleep(for: .seconds(5))
      log("\(name) ends")
    } catch {
      log("\(name) resumes, cancelled \(Task.isCancelled)")
    }
  } onCancel: {
    log("\(name) is cancelled")
  }
}
