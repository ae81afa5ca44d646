// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let lifecycle = Recording(
    "lifecycle", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-lifecycle.swift",
    system: "macOS 27.0.1",
    arms: orderArms + firstFrameArms + changeArms + leavingArms + transitionArms + scrollingArms,
    notReplayed: [
      NotReplayed("F2b", count: 1, reason: "lays a window out and draws it with AppKit's functions"),
      NotReplayed("W1, W2, W3", count: 3, reason: "order a window out, close it, and take its view away"),
    ])

  private static let orderArms: [Arm] = [
    .steps("L0", ["appear x"]) { _, log in Present("x", log) },
    .steps("L0b", []) { _, log in
      if false { Present("x", log) }
    },
    .steps(
      "A1",
      [
        "-- show = true", "appear child2", "appear child1", "appear parent", "appear grandparent",
        "-- show = false", "disappear child2", "disappear child1", "disappear parent",
        "disappear grandparent",
      ], .show, .hide
    ) { m, log in
      if m.show {
        VStack {
          VStack {
            Present("child1", log)
            Present("child2", log)
          }
          .logsPresence("parent", log)
        }
        .logsPresence("grandparent", log)
      }
    },
    .steps(
      "A2",
      [
        "-- show = true", "appear s3", "appear s2", "appear s1", "-- show = false", "disappear s1",
        "disappear s2", "disappear s3",
      ], .show, .hide
    ) { m, log in
      VStack {
        if m.show { Present("s1", log) }
        if m.show { Present("s2", log) }
        if m.show { Present("s3", log) }
      }
    },
    .steps(
      "A3",
      [
        "-- show = true", "appear inner", "appear outer", "-- show = false", "disappear inner",
        "disappear outer",
      ], .show, .hide
    ) { m, log in
      if m.show {
        Text("x").onAppear { log("appear inner") }.onAppear { log("appear outer") }
          .onDisappear { log("disappear inner") }.onDisappear { log("disappear outer") }
      }
    },
    .steps(
      "A4",
      [
        "appear else", "-- flag = true", "appear then", "disappear else", "-- flag = false", "appear else",
        "disappear then",
      ], .flag, .unflag
    ) { m, log in
      if m.flag { Present("then", log) } else { Present("else", log) }
    },
    .steps("A5", ["appear old", "-- flag = true", "appear new", "disappear old"], .flag) { m, log in
      VStack {
        if !m.flag { Present("old", log) }
        if m.flag { Present("new", log) }
      }
    },
    .steps(
      "A6",
      [
        "-- count = 3", "appear rows", "-- count = 1", "-- count = 0", "disappear rows", "-- count = 2",
        "appear rows",
      ], .count(3), .count(1), .count(0), .count(2)
    ) { m, log in
      VStack {
        ForEach(0..<m.count, id: \.self) { Text("r\($0)") }.logsPresence("rows", log)
      }
    },
    .steps(
      "A6b", ["-- flag = true", "appear group", "-- flag = false", "disappear group"], .flag, .unflag
    ) { m, log in
      VStack {
        if m.flag {
          Group {
            Text("a")
            Text("b")
          }
          .logsPresence("group", log)
        }
      }
    },
  ]

  private static let firstFrameArms: [Arm] = [
    .steps("F1", ["body count=0", "appear, writes count = 1", "body count=1"]) { m, log in
      let _ = log("body count=\(m.count)")
      Text("\(m.count)").onAppear {
        log("appear, writes count = 1")
        m.count = 1
      }
    },
    .steps(
      "F3", ["appear first", "first writes more", "appear second, writes count = 1", "appear third"]
    ) { m, log in
      VStack {
        Present("first", log).onAppear {
          log("first writes more")
          m.more = true
        }
        if m.more {
          Text("second").onAppear {
            log("appear second, writes count = 1")
            m.count = 1
          }
        }
        if m.count == 1 { Present("third", log) }
      }
    },
  ]

  private static let changeArms: [Arm] = [
    .steps("C1", ["-- v = 1", "change 0 1"], .v(1)) { m, log in Text("x").logsChange(m.v, log) },
    .steps("C2", ["-- v = 1", "change, v is 1"], .v(1)) { m, log in
      Text("x").onChange(of: m.v) { log("change, v is \(m.v)") }
    },
    .steps("C3", ["appear", "change 5 5", "-- v = 6", "change 5 6"], setUp: { $0.v = 5 }, .v(6)) { m, log in
      Text("x").onAppear { log("appear") }.logsChange(m.v, initial: true, log)
    },
    .steps("C3b", ["change 5 5", "appear"], setUp: { $0.v = 5 }) { m, log in
      Text("x").logsChange(m.v, initial: true, log).onAppear { log("appear") }
    },
    .steps("C4", [], setUp: { $0.v = 5 }) { m, log in Text("x").logsChange(m.v, log) },
    .steps(
      "C5", ["-- v = 1; v = 2", "change 0 2"],
      Step("v = 1; v = 2") {
        $0.v = 1
        $0.v = 2
      }
    ) { m, log in Text("x").logsChange(m.v, log) },
    .steps(
      "C6", ["-- v = 1; v = 0"],
      Step("v = 1; v = 0") {
        $0.v = 1
        $0.v = 0
      }
    ) { m, log in Text("x").logsChange(m.v, log) },
    .steps("C7", ["-- v = 0"], .v(0)) { m, log in Text("x").logsChange(m.v, log) },
    .steps("C8", ["body v=0", "-- v = 1", "body v=1", "child 0 1", "parent 0 1"], .v(1)) { m, log in
      let _ = log("body v=\(m.v)")
      VStack {
        Text("\(m.v)").onChange(of: m.v) { log("child \($0) \($1)") }
      }
      .onChange(of: m.v) { log("parent \($0) \($1)") }
    },
    .steps(
      "C9",
      ["body v=0 w=0", "-- v = 1", "body v=1 w=0", "v is 1, writes w", "body v=1 w=10", "w is 10"], .v(1)
    ) { m, log in
      let _ = log("body v=\(m.v) w=\(m.w)")
      Text("x")
        .onChange(of: m.v) { _, new in
          log("v is \(new), writes w")
          m.w = new * 10
        }
        .onChange(of: m.w) { _, new in log("w is \(new)") }
    },
    .steps(
      "C10", ["appear k=0", "-- k = 1; v = 1", "appear k=1", "disappear", "-- v = 2", "change 1 2"],
      Step("k = 1; v = 1") {
        $0.k = 1
        $0.v = 1
      }, .v(2)
    ) { m, log in
      Text("x").onAppear { log("appear k=\(m.k)") }.onDisappear { log("disappear") }
        .logsChange(m.v, log).id(m.k)
    },
    .steps("C11", ["-- v = 1", "b", "a"], .v(1)) { m, log in
      VStack {
        Text("a").onChange(of: m.v) { log("a") }
        Text("b").onChange(of: m.v) { log("b") }
      }
    },
    .steps("C12", ["-- show = true", "a sees it", "appear b"], .show) { m, log in
      VStack {
        Text("a").onChange(of: m.show) { log("a sees it") }
        if m.show { Text("b").onAppear { log("appear b") }.onChange(of: m.show) { log("b sees it") } }
      }
    },
    .steps("C13", ["-- show = true", "disappear b"], .show) { m, log in
      VStack {
        if !m.show {
          Text("b").onDisappear { log("disappear b") }.onChange(of: m.show) { log("b sees it") }
        }
      }
    },
  ]

  private static let leavingArms: [Arm] = [
    .steps("E1", ["appear x", "-- flag = true", "disappear x"], .flag) { m, log in
      if !m.flag { Present("x", log) }
    },
    .steps("E2", ["appear k=0", "-- k = 1", "appear k=1", "disappear"], .k(1)) { m, log in
      Text("x").onAppear { log("appear k=\(m.k)") }.onDisappear { log("disappear") }.id(m.k)
    },
    .steps(
      "E2b", ["appear k=0", "-- k = 1; v = 1", "change 0 1"],
      Step("k = 1; v = 1") {
        $0.k = 1
        $0.v = 1
      }
    ) { m, log in
      Text("x").id(m.k).onAppear { log("appear k=\(m.k)") }.onDisappear { log("disappear") }
        .logsChange(m.v, log)
    },
    .steps("E3", ["appear hidden", "-- flag = true", "appear late"], .flag) { m, log in
      VStack {
        Present("hidden", log).hidden()
        if m.flag { Present("late", log).hidden() }
      }
    },
    .steps(
      "E4", ["appear faded", "-- toggle", "-- toggle"], Step("toggle") { $0.isOpaque.toggle() },
      Step("toggle") { $0.isOpaque.toggle() }
    ) { m, log in Present("faded", log).opacity(m.isOpaque ? 0 : 1) },
    .steps("E5", ["appear away", "appear zero"]) { _, log in
      VStack {
        Present("zero", log).frame(width: 0, height: 0)
        Present("away", log).offset(x: 5_000)
      }
      .frame(width: 50, height: 50).clipped()
    },
    .steps(
      "D1",
      [
        "-- show = true", "appear, n is 0", "-- show = false", "disappear, n is 7", "-- show = true",
        "appear, n is 0",
      ], .show, .hide, .show
    ) { m, log in
      if m.show { Remembering(log: log) }
    },
    .steps(
      "D2",
      [
        "-- show = true", "made 1", "appear 1", "-- v = 1", "made 2", "-- v = 2", "made 3", "-- v = 3",
        "made 4", "-- show = false", "disappear 1",
      ], .show, .v(1), .v(2), .v(3), .hide
    ) { m, log in
      Numbering(show: m.show, v: m.v, log: log)
    },
  ]

  private static let slowly = Animation.linear(duration: 0.6)
  private static let animateFlag = Step("animate flag = true", seconds: 0.05) { m in
    withAnimation(.linear(duration: 0.6)) { m.flag = true }
  }
  private static let later = Step("later", seconds: 1)

  private static let transitionArms: [Arm] = [
    .steps("T0", ["appear x", "-- flag = true", "disappear x"], .flag) { m, log in
      if !m.flag { Present("x", log).transition(.opacity) }
    },
    .steps("T1", ["appear x", "-- animate flag = true", "-- later", "disappear x"], animateFlag, later) {
      m, log in
      if !m.flag { Present("x", log).transition(.opacity) }
    },
    .steps("T2", ["-- animate flag = true", "appear x"], animateFlag) { m, log in
      if m.flag { Present("x", log).transition(.opacity) }
    },
    .steps("T3", ["appear x", "-- animate flag = true", "-- later", "disappear x"], animateFlag, later) {
      m, log in
      if !m.flag { Text("x").transition(.opacity).logsPresence("x", log) }
    },
    .steps(
      "T4", ["appear x", "-- animate flag = true", "-- animate flag = false", "-- later"],
      Step("animate flag = true", seconds: 0.2) { m in withAnimation(slowly) { m.flag = true } },
      Step("animate flag = false", seconds: 0.05) { m in withAnimation(slowly) { m.flag = false } }, later
    ) { m, log in
      if !m.flag { Present("x", log).transition(.opacity) }
    },
    .steps(
      "T5",
      [
        "appear child", "appear parent", "-- animate flag = true", "-- later", "disappear child",
        "disappear parent",
      ], animateFlag, later
    ) { m, log in
      if !m.flag { VStack { Present("child", log) }.transition(.opacity).logsPresence("parent", log) }
    },
  ]

  private static let scrollingArms: [Arm] = [
    .steps("S3", (0..<30).reversed().map { "appear row\($0)" }) { _, log in
      ScrollView {
        VStack { ForEach(0..<30, id: \.self) { Present("row\($0)", log).id($0) } }
      }
      .frame(width: 200, height: 100)
    },
    .steps("K1", ["appear", "task", "-- flag = true", "disappear", "cancelled true"], .flag) { m, log in
      if !m.flag {
        Text("x").onAppear { log("appear") }
          .task {
            log("task")
            do { try await Task.sleep(for: .seconds(5)) } catch { log("cancelled \(Task.isCancelled)") }
          }
          .onDisappear { log("disappear") }
      }
    },
    .steps("K2", ["task k=0", "-- k = 1", "task k=1", "k=0 cancelled"], .k(1)) { m, log in
      Text("x").task(id: m.k) {
        let k = m.k
        log("task k=\(k)")
        do { try await Task.sleep(for: .seconds(5)) } catch { log("k=\(k) cancelled") }
      }
    },
  ]
}

extension View {
  /// Logs a value's changes with the old and the new value.
  fileprivate func logsChange(_ value: Int, initial: Bool = false, _ log: ScreenLog) -> some View {
    onChange(of: value, initial: initial) { old, new in log("change \(old) \(new)") }
  }
}

private struct Remembering: View {
  let log: ScreenLog
  @State private var n = 0

  var body: some View {
    Text("n")
      .onAppear {
        log("appear, n is \(n)")
        n = 7
      }
      .onDisappear {
        log("disappear, n is \(n)")
        n = 99
      }
  }
}

/// Numbers the objects that a state's initial value makes.
private struct Numbering: View {
  final class Numbers {
    var last = 0
  }

  final class Numbered {
    let number: Int

    init(_ numbers: Numbers, _ log: ScreenLog) {
      numbers.last += 1
      number = numbers.last
      log("made \(number)")
    }
  }

  struct Row: View {
    let v: Int
    let log: ScreenLog
    @State private var object: Numbered

    init(v: Int, _ numbers: Numbers, _ log: ScreenLog) {
      self.v = v
      self.log = log
      _object = State(initialValue: Numbered(numbers, log))
    }

    var body: some View {
      Text("v=\(v)").onAppear { log("appear \(object.number)") }
        .onDisappear { log("disappear \(object.number)") }
    }
  }

  let show: Bool
  let v: Int
  let log: ScreenLog
  @State private var numbers = Numbers()

  var body: some View {
    if show { Row(v: v, numbers, log) }
  }
}
