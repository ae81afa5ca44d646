// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// A client for containers: controls beside what changes often.
  static let arcbox = Recording(
    "arcbox-desktop", source: "arcboxlabs/arcbox-desktop/blob/HEAD/ArcBoxTests", system: "macOS 26",
    arms: [
      streamed("SegmentedControlRelayoutTests testLogAppendsDoNotReevaluateTheLogsToolbar") {
        $0.lines.append("line \($0.lines.count)")
      },
      streamed("SegmentedControlRelayoutTests testMappingRefreshesDoNotReevaluateThePortsToolbar") {
        $0.lines = [$0.lines[0] + "."]
      },
      Arm(
        "SegmentedControlRelayoutTests testLogsStreamFilterRoundTripsThroughTheBinding",
        recorded: ["all", "errors", "output"]
      ) { driver, log in
        let model = StreamModel()
        try driver.show(StreamScreen(model: model, counts: BodyCounts()), in: CGSize(width: 400, height: 400))
        @MainActor func report() {
          log(driver.texts.first { $0.hasPrefix("filter ") }.map { String($0.dropFirst(7)) } ?? "")
        }
        report()
        model.filter = "errors"
        try await driver.settle()
        report()
        try driver.tap("Show output")
        try await driver.settle()
        report()
      },
      Arm(
        "ContainersListViewBodyTests testContainerChangesDoNotReevaluateBody",
        recorded: ["20 changes of containers: none", "a change of what it reads: Wrapper 1"]
      ) { driver, log in
        let (model, counts) = (ContainersModel(), BodyCounts())
        try driver.show(
          ContainersScreen(counts: counts).environment(model), in: CGSize(width: 700, height: 600))
        try await driver.settle()
        _ = counts.take()
        for index in 0..<20 {
          model.isRunning[index % 5] = index.isMultiple(of: 2)
          try await driver.settle()
        }
        log("20 changes of containers: \(counts.take())")
        model.hasResolver.toggle()
        try await driver.settle()
        log("a change of what it reads: \(counts.take())")
      },
    ]
      + [600, 3_000, 6_000, 10_000].flatMap { seeded in
        ["all", "search", "output"].map { batches($0, seeded: seeded) }
      },
    notReplayed: [
      NotReplayed("SegmentedControlRelayoutTests, which class a control is of", count: 3, reason: "AppKit"),
      NotReplayed(
        "SegmentedControlRelayoutTests, the tab bar's accessibility", count: 1, reason: "AppKit's elements"),
      NotReplayed("all times", count: 5, reason: "times of another machine"),
    ])

  /// 200 changes of a stream: the view that shows it runs with each, the bar with the filter never.
  private static func streamed(
    _ name: String, change: @escaping @MainActor @Sendable (StreamModel) -> Void
  ) -> Arm {
    Arm(name, recorded: ["Content 200"]) { driver, log in
      let (model, counts) = (StreamModel(), BodyCounts())
      model.lines = (0..<300).map { "line \($0)" }
      try driver.show(StreamScreen(model: model, counts: counts), in: CGSize(width: 400, height: 400))
      try await driver.settle()
      _ = counts.take()
      for _ in 0..<200 {
        change(model)
        try await driver.settle()
      }
      log(counts.take())
    }
  }

  /// A followed log takes a batch of ten lines: no more rows run than are seen and the batch.
  private static func batches(_ filter: String, seeded: Int) -> Arm {
    Arm(
      "ContainerLogsBatchTests \(filter) \(seeded)",
      recorded: ["rows of a batch are within what is seen and 10"]
    ) {
      driver, log in
      let (model, counts) = (LogModel(filter: filter), BodyCounts())
      model.append(seeded)
      try driver.show(LogScreen(model: model, counts: counts), in: CGSize(width: 960, height: 640))
      try await driver.settle()
      model.append(10)
      try await driver.settle()
      var most = 0
      for _ in 0..<20 {
        _ = counts.take()
        model.append(10)
        try await driver.settle()
        most = max(most, counts["Row"])
      }
      // Rows are 20 points high.
      let seen = 640 / 20 + 1
      log(most <= seen + 10 ? "rows of a batch are within what is seen and 10" : "rows of a batch: \(most)")
    }
  }

  /// Drawings of a generator of pictures: how often each is rendered.
  static let cggen = Recording(
    "cggen", source: "yandex/cggen/blob/HEAD/Tests/RegressionTests/SwiftUIRedrawTests.swift",
    system: "macOS 15",
    arms: [
      drawing("singleRenderOnInitialLayout", ["mount: Drawing 1"], ticks: 0, count: 1),
      drawing(
        "unrelatedParentStateChangeDoesNotRerender", ["mount: Drawing 1", "10 ticks: none"], ticks: 10,
        count: 1),
      drawing(
        "listOfNDrawingsEachRenderedOnce", ["mount: Drawing 50", "5 ticks: none"], ticks: 5, count: 50),
      Arm("drawingChangeRerenders", recorded: ["Drawing 1"]) { driver, log in
        let (model, counts) = (DrawingModel(), BodyCounts())
        try driver.show(
          DrawingScreen(model: model, count: 1, readsTick: false, counts: counts),
          in: CGSize(width: 100, height: 100))
        try await driver.settle()
        _ = counts.take()
        model.name = "square"
        try await driver.settle()
        log(counts.take())
      },
    ])

  private static func drawing(_ name: String, _ recorded: [String], ticks: Int, count: Int) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      let (model, counts) = (DrawingModel(), BodyCounts())
      try driver.show(
        DrawingScreen(model: model, count: count, readsTick: true, counts: counts),
        in: CGSize(width: 100, height: CGFloat(count) * 60 + 40))
      try await driver.settle()
      log("mount: \(counts.take())")
      if ticks == 0 { return }
      for _ in 0..<ticks {
        model.tick += 1
        try await driver.settle()
      }
      log("\(ticks) ticks: \(counts.take())")
    }
  }

  /// A side bar of 300 workspaces in a window that shows some twenty.
  static let cmux = Recording(
    "cmux", source: "manaflow-ai/cmux/blob/HEAD/cmuxTests/SidebarLazyLayoutScaleTests.swift",
    system: "macOS 15",
    arms: [
      Arm(
        "testMountRealizesOnlyViewportRowsAt300Workspaces",
        recorded: ["more than 0 and fewer than 150 rows run"]
      ) {
        driver, log in
        let counts = BodyCounts()
        try driver.show(SideBar(model: SideBarModel(), counts: counts), in: CGSize(width: 280, height: 640))
        try await driver.settle()
        let rows = counts["Row"]
        log(rows > 0 && rows < 150 ? "more than 0 and fewer than 150 rows run" : "\(rows) rows run")
      },
      Arm(
        "testUnreadStormStaysRowScopedAndConverges",
        recorded: ["fewer than 400 rows run in 40 updates", "fewer than 20 rows run afterwards"]
      ) { driver, log in
        let (model, counts) = (SideBarModel(), BodyCounts())
        try driver.show(SideBar(model: model, counts: counts), in: CGSize(width: 280, height: 640))
        try await driver.settle()
        _ = counts.take()
        for index in 1...40 {
          model.unread = [index % 3: index]
          try await driver.settle()
        }
        let storm = counts["Row"]
        log(storm < 400 ? "fewer than 400 rows run in 40 updates" : "\(storm) rows run")
        _ = counts.take()
        for _ in 0..<30 { try await driver.settle() }
        log(counts["Row"] < 20 ? "fewer than 20 rows run afterwards" : "\(counts["Row"]) rows run")
      },
    ],
    notReplayed: [
      NotReplayed(
        "testHarnessDetectsGeometryFeedbackLoopCanary", count: 1,
        reason: "an endless loop, which ends in another way if time stands still")
    ])
}

// MARK: - Screens of the client for containers

@MainActor @Observable final class StreamModel {
  var lines: [String] = ["line"]
  var filter = "all"
}

struct StreamScreen: View {
  let model: StreamModel
  let counts: BodyCounts

  var body: some View {
    VStack {
      StreamBar(model: model, counts: counts)
      StreamContent(model: model, counts: counts)
    }
  }
}

struct StreamBar: View {
  @Bindable var model: StreamModel
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Bar")
    Picker("Stream", selection: $model.filter) {
      ForEach(["all", "output", "errors"], id: \.self) { Text($0).tag($0) }
    }
    .pickerStyle(.segmented)
    Text("filter \(model.filter)")
    Button("Show output") { $model.filter.wrappedValue = "output" }
  }
}

struct StreamContent: View {
  let model: StreamModel
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Content")
    ScrollView {
      LazyVStack { ForEach(Array(model.lines.enumerated()), id: \.offset) { Text($0.element) } }
    }
  }
}

@MainActor @Observable final class ContainersModel {
  var isRunning = Array(repeating: true, count: 5)
  var hasResolver = false
}

/// What wraps the list reads none of the containers.
struct ContainersScreen: View {
  @Environment(ContainersModel.self) private var model
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Wrapper")
    VStack {
      Text(model.hasResolver ? "resolver" : "no resolver")
      ContainersList(model: model)
    }
  }
}

struct ContainersList: View {
  let model: ContainersModel

  var body: some View {
    ForEach(0..<5) { Text(model.isRunning[$0] ? "running" : "stopped") }
  }
}

@MainActor @Observable final class LogModel {
  struct Line: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  var lines: [Line] = []
  @ObservationIgnored let filter: String

  init(filter: String) { self.filter = filter }

  /// One line in seven has failed, and six in seven went to the output.
  func append(_ count: Int) {
    let first = lines.count
    lines += (first..<first + count).map { Line(id: $0, text: $0 % 7 == 0 ? "failed \($0)" : "line \($0)") }
  }

  var shown: [Line] {
    switch filter {
    case "search": lines.filter { $0.text.hasPrefix("failed") }
    case "output": lines.filter { !$0.text.hasPrefix("failed") }
    default: lines
    }
  }
}

struct LogScreen: View {
  let model: LogModel
  let counts: BodyCounts

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.shown) { LogRow(line: $0, counts: counts) }
          Color.clear.frame(height: 1).id("end")
        }
      }
      .onChange(of: model.lines.count, initial: true) { proxy.scrollTo("end", anchor: .bottom) }
    }
  }
}

struct LogRow: View {
  let line: LogModel.Line
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Row")
    Text(line.text).frame(height: 20)
  }
}

// MARK: - Drawings

@MainActor @Observable final class DrawingModel {
  var tick = 0
  var name = "circle"
}

struct DrawingScreen: View {
  let model: DrawingModel
  let count: Int
  let readsTick: Bool
  let counts: BodyCounts

  var body: some View {
    VStack(spacing: 10) {
      if readsTick { Text("\(model.tick)") }
      ForEach(0..<count, id: \.self) { _ in
        Drawing(name: model.name, counts: counts).frame(width: 50, height: 50)
      }
    }
  }
}

struct Drawing: View {
  let name: String
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Drawing")
    Canvas { context, size in
      let bounds = CGRect(origin: .zero, size: size)
      context.fill(name == "circle" ? Path(ellipseIn: bounds) : Path(bounds), with: .color(.red))
    }
  }
}

// MARK: - The side bar

@MainActor @Observable final class SideBarModel {
  var unread: [Int: Int] = [:]
}

struct SideBar: View {
  let model: SideBarModel
  let counts: BodyCounts

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 2) {
        ForEach(0..<300, id: \.self) {
          SideBarRow(number: $0, unread: model.unread[$0] ?? 0, counts: counts).equatable()
        }
      }
    }
  }
}

struct SideBarRow: View, @MainActor Equatable {
  let number: Int
  let unread: Int
  let counts: BodyCounts

  static func == (a: SideBarRow, b: SideBarRow) -> Bool { a.number == b.number && a.unread == b.unread }

  var body: some View {
    let _ = counts("Row")
    Text("\(number): \(unread)").frame(height: 30)
  }
}
