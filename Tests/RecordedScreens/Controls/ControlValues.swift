// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A value behind a binding that logs each write.
@MainActor private final class Model<Value: Sendable>: ObservableObject {
  @Published var value: Value
  let log: ScreenLog

  init(_ value: Value, _ log: ScreenLog) {
    self.value = value
    self.log = log
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: { new in
        self.log("set \(new)")
        self.value = new
      })
  }
}

private struct Shown<Value: Sendable, Content: View>: View {
  @ObservedObject var model: Model<Value>
  @ViewBuilder let content: (Binding<Value>) -> Content

  var body: some View {
    content(model.binding)
  }
}

/// An arm that taps buttons of a control, or points of its window, and logs each write and each model after.
private func taps<Value: Sendable, Content: View>(
  _ name: String, from value: Value, taps labels: [String] = [], at points: [CGPoint] = [],
  recorded: [String],
  differs: String? = nil,
  @ViewBuilder content: @escaping @MainActor @Sendable (Binding<Value>) -> Content
) -> Arm {
  Arm(name, recorded: recorded, differs: differs) { driver, log in
    let model = Model(value, log)
    try driver.show(Shown(model: model, content: content), in: CGSize(width: 300, height: 300))
    try await driver.settle()
    for label in labels {
      try driver.tap(label)
      log("model \(model.value)")
    }
    for point in points {
      try driver.tap(at: point)
      log("model \(model.value)")
    }
  }
}

private func frames<Content: View>(
  _ name: String, _ recorded: [String],
  @ViewBuilder _ content: @escaping @MainActor @Sendable (ScreenLog) -> Content
) -> Arm {
  Arm(name, recorded: recorded) { driver, log in
    try driver.show(content(log), in: CGSize(width: 300, height: 200))
    try await driver.settle()
    // The recorder lists its views by name.
    let lines = log.lines.sorted()
    log.clear()
    lines.forEach { log($0) }
  }
}

extension View {
  /// Logs where the view begins and how wide it is, for arms whose heights depend on fonts.
  fileprivate func reportsWidth(_ name: String, to log: ScreenLog) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      log("\(name) \(text($0.minX)) \(text($0.width))")
    }
  }
}

/// An arm that asks a view for its size at the recorder's six proposals.
private func flexes<Content: View>(
  _ name: String, _ recorded: [String], differs: String? = nil,
  @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
) -> Arm {
  Arm(name, recorded: recorded, differs: differs) { driver, log in
    let asking = Asking(
      .zero, .unspecified, .infinity, ProposedViewSize(width: 200, height: nil),
      ProposedViewSize(width: nil, height: 200), ProposedViewSize(width: 50, height: nil), log: log)
    try driver.show(asking { content() }, in: CGSize(width: 300, height: 200))
    try await driver.settle()
  }
}

extension Recording {
  static let controlsAndSelection = Recording(
    "controls-and-selection",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-controls-and-selection.swift",
    system: "macOS 27.0",
    arms: [
      Arm("BA0", recorded: ["action"]) { driver, log in
        try driver.show(Button("Go") { log("action") }, in: CGSize(width: 300, height: 200))
        try driver.tap("Go")
      },
      Arm("BA1", recorded: ["refused"]) { driver, log in
        try driver.show(Button("Go") { log("action") }.disabled(true), in: CGSize(width: 300, height: 200))
        do { try driver.tap("Go") } catch { log("refused") }
      },
      taps(
        "STA1", from: 1, taps: ["Increment", "Increment", "Increment", "Decrement"],
        recorded: ["set 2", "model 2", "set 3", "model 3", "model 3", "set 2", "model 2"]
      ) { Stepper("Qty", value: $0, in: 0...3) },
      taps("STA2", from: 0, taps: ["Decrement"], recorded: ["model 0"]) {
        Stepper("Qty", value: $0, in: 0...3)
      },
      taps(
        "STA3", from: 2, taps: ["Increment", "Decrement", "Decrement"],
        recorded: ["set 3", "model 3", "set 1", "model 1", "set 0", "model 0"]
      ) { Stepper("Qty", value: $0, in: 0...3, step: 2) },
      taps(
        "STA4", from: 5, taps: ["Increment", "Decrement"], recorded: ["set 3", "model 3", "set 2", "model 2"]
      ) {
        Stepper("Qty", value: $0, in: 0...3)
      },
      taps(
        "STA5", from: 1, taps: ["Increment", "Decrement", "Decrement", "Decrement"],
        recorded: ["set 2", "model 2", "set 1", "model 1", "set 0", "model 0", "set -1", "model -1"]
      ) { Stepper("Qty", value: $0) },
      Arm("STA6", recorded: ["onIncrement"]) { driver, log in
        try driver.show(
          Stepper("Qty", onIncrement: { log("onIncrement") }, onDecrement: nil),
          in: CGSize(width: 300, height: 200))
        try driver.tap("Increment")
        try? driver.tap("Decrement")
      },
      taps("PA2", from: 1, taps: ["Alpha"], recorded: ["set 0", "model 0"]) { selection in
        Picker("Flavor", selection: selection) {
          Text("Alpha").tag(0)
          Text("Beta").tag(1)
          Text("Gamma").tag(2)
        }
        .pickerStyle(.inline)
      },
      taps("PA3", from: 7, recorded: []) { selection in
        Picker("Flavor", selection: selection) {
          Text("Alpha").tag(0)
          Text("Beta").tag(1)
        }
      },
      taps("LA0", from: Int?.none, recorded: []) { selection in
        List(0..<5, id: \.self, selection: selection) { Text("\($0)") }
      },
      taps(
        "LA2", from: Int?.none, at: [CGPoint(x: 30, y: 44 * 3 + 22)],
        recorded: ["set Optional(3)", "model Optional(3)"]
      ) {
        selection in
        List(0..<5, id: \.self, selection: selection) { Text("\($0)") }
      },
      taps("LB0", from: Set<Int>(), recorded: []) { selection in
        List(0..<5, id: \.self, selection: selection) { Text("\($0)") }
      },
    ],
    notReplayed: [
      NotReplayed("BT0–PK3", count: 45, reason: "sizes of AppKit's controls, and fonts"),
      NotReplayed(
        "BA2, BA3, TA0–TA3, SA0–SA9, STA0, STA7, PA0, PA1, PA4", count: 20,
        reason: "AppKit's accessibility, its actions and its states"),
      NotReplayed(
        "LA1, LA3–LA5b, LB1 and later, CK, KY, WH", count: 20,
        reason: "rows of AppKit's outline; clicks and wheels did not reach the recorder's window"),
    ])

  static let controlsInStacks = Recording(
    "controls-in-stacks",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-controls-in-stacks.swift",
    system: "macOS 27.0.1",
    arms: [
      flexes(
        "FX0",
        [
          "0x0 -> 0x0", "nilxnil -> 10x10", "infxinf -> infxinf", "200xnil -> 200x10", "nilx200 -> 10x200",
          "50xnil -> 50x10",
        ]
      ) { Color.red },
      flexes(
        "FX1",
        [
          "0x0 -> 30x20", "nilxnil -> 30x20", "infxinf -> 30x20", "200xnil -> 30x20", "nilx200 -> 30x20",
          "50xnil -> 30x20",
        ]
      ) { Color.red.frame(width: 30, height: 20) },
      flexes(
        "FL11",
        [
          "0x0 -> 0x1", "nilxnil -> 10x1", "infxinf -> infx1", "200xnil -> 200x1", "nilx200 -> 10x1",
          "50xnil -> 50x1",
        ]
      ) { VStack { Divider() } },
      flexes(
        "FL14",
        [
          "0x0 -> 0x0", "nilxnil -> 0x0", "infxinf -> infxinf", "200xnil -> 200x0", "nilx200 -> 0x200",
          "50xnil -> 50x0",
        ]
      ) { List(0..<3, id: \.self) { Text("\($0)") } },
      frames("SP0", ["a 0 146", "b 154 146"]) { log in
        HStack {
          TextField("a", text: .constant("")).reportsWidth("a", to: log)
          TextField("b", text: .constant("")).reportsWidth("b", to: log)
        }
      },
      frames("SP1", ["field 0 146", "slider 154 146"]) { log in
        HStack {
          TextField("a", text: .constant("")).reportsWidth("field", to: log)
          Slider(value: .constant(5), in: 0...10).reportsWidth("slider", to: log)
        }
      },
    ],
    notReplayed: [
      NotReplayed("FX2–FL10, FL13, FL15–FL21", count: 22, reason: "sizes of AppKit's controls, and fonts"),
      NotReplayed(
        "FM0, FM1, ST0, IN0, IN1, SP2, MD0–MD4", count: 11, reason: "frames that follow from fonts"),
    ])
}
