// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A screen with a flag that presents something; buttons set and unset it.
private struct Flagged<Content: View>: View {
  let log: ScreenLog
  @State var isShown: Bool
  @ViewBuilder let content: (Binding<Bool>) -> Content

  var body: some View {
    VStack {
      Button("unset") { isShown = false }
      content($isShown)
    }
    .onChange(of: isShown) { log("isPresented=\($1)") }
  }
}

private func dialogs<Content: View>(
  _ name: String, isShown: Bool = true, taps: [String] = [], _ recorded: [String],
  @ViewBuilder _ content: @escaping @MainActor @Sendable (ScreenLog, Binding<Bool>) -> Content
) -> Arm {
  Arm(name, recorded: recorded) { driver, log in
    try driver.show(
      Flagged(log: log, isShown: isShown) { content(log, $0) }, in: CGSize(width: 300, height: 200))
    try await driver.settle()
    for label in taps { try driver.tap(label) }
    try await driver.settle()
    log("on screen: \(driver.texts.joined(separator: ", "))")
  }
}

/// An alert with two buttons and a message.
@MainActor private func keymapAlert(_ log: ScreenLog, _ isShown: Binding<Bool>) -> some View {
  Color.clear.alert("Delete keymap?", isPresented: isShown) {
    Button("Delete", role: .destructive) { log("delete") }
    Button("Cancel", role: .cancel) { log("cancel") }
  } message: {
    Text("This cannot be undone.")
  }
}

private func divider<Content: View>(
  _ name: String, _ width: CGFloat, _ height: CGFloat, in size: CGSize = CGSize(width: 300, height: 200),
  @ViewBuilder _ content: @escaping @MainActor @Sendable (_ divider: AnyView) -> Content
) -> Arm {
  Arm(name, recorded: ["\(text(width))x\(text(height))"]) { driver, log in
    let line = Divider().onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      log(text($0))
    }
    try driver.show(content(AnyView(line)), in: size)
    try await driver.settle()
  }
}

extension Recording {
  static let platformServices = Recording(
    "platform-services",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-platform-services.swift", system: "macOS 27.0",
    arms: [
      dialogs("A0", isShown: false, ["on screen: unset"]) { keymapAlert($0, $1) },
      dialogs("A1", ["on screen: Delete keymap?, This cannot be undone., Delete, Cancel"]) {
        keymapAlert($0, $1)
      },
      dialogs("A6", taps: ["Cancel"], ["cancel", "isPresented=false", "on screen: unset"]) {
        keymapAlert($0, $1)
      },
      dialogs("A8", taps: ["Delete"], ["delete", "isPresented=false", "on screen: unset"]) {
        keymapAlert($0, $1)
      },
      Arm("A9", recorded: ["shown", "isPresented=false", "on screen: here"]) { driver, log in
        try driver.show(Unset(log: log), in: CGSize(width: 300, height: 200))
        if driver.texts.contains("Delete keymap?") { log("shown") }
        try await driver.wait(1)
        log("on screen: \(driver.texts.joined(separator: ", "))")
      },
      dialogs("A2", taps: ["A"], ["A", "isPresented=false", "on screen: unset"]) { log, isShown in
        Color.clear.alert("Three", isPresented: isShown) {
          Button("A") { log("A") }
          Button("B") { log("B") }
          Button("C") { log("C") }
        }
      },
      dialogs("A3", ["on screen: No actions, OK"]) { log, isShown in
        Color.clear.alert("No actions", isPresented: isShown) {}
      },
      dialogs("A4", taps: ["Cancel"], ["cancel", "isPresented=false", "on screen: unset"]) { log, isShown in
        Color.clear.alert("Cancel first", isPresented: isShown) {
          Button("Cancel", role: .cancel) { log("cancel") }
          Button("Delete", role: .destructive) { log("delete") }
        }
      },
      dialogs("C1", taps: ["Cancel"], ["cancel", "isPresented=false", "on screen: unset"]) { log, isShown in
        Color.clear.confirmationDialog("Confirm?", isPresented: isShown, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { log("delete") }
          Button("Cancel", role: .cancel) { log("cancel") }
        } message: {
          Text("Dialog message.")
        }
      },
      divider("V1", 120, 1) { line in
        VStack {
          Leaf("", 10, 10); line; Leaf("", 10, 10)
        }.frame(width: 120)
      },
      divider("V2", 1, 40) { line in
        HStack {
          Leaf("", 10, 10); line; Leaf("", 10, 10)
        }.frame(height: 40)
      },
      divider("V3", 300, 1) { line in line },
      divider("V4", 120, 1) { line in ZStack { line }.frame(width: 120, height: 40) },
      divider("V5", 80, 1) { line in
        HStack {
          VStack {
            Leaf("", 10, 10); line
          }.frame(width: 80)
        }
      },
      divider("V6", 1, 50) { line in
        VStack {
          HStack {
            Leaf("", 10, 10); line
          }.frame(height: 50)
        }
      },
      divider("V7", 1, 200) { line in HStack { line } },
      Arm("V8", recorded: ["60x1"]) { driver, log in
        try driver.show(
          VStack {
            Divider().frame(width: 60).onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              log(text($0))
            }
          }
          .frame(width: 120), in: CGSize(width: 300, height: 200))
      },
      Arm("V9", recorded: ["120x21"]) { driver, log in
        try driver.show(
          VStack {
            Divider().padding(10).onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              log(text($0))
            }
          }
          .frame(width: 120), in: CGSize(width: 300, height: 200))
      },
      divider("V11", 1, 30) { line in HStack { Group { line } }.frame(height: 30) },
    ],
    notReplayed: [
      NotReplayed("D0–D5, X1–X5", count: 11, reason: "panels of AppKit's for files"),
      NotReplayed("A5, A7", count: 2, reason: "keys and an added button of AppKit's alert"),
      NotReplayed("H1–H11, twice", count: 22, reason: "the recorder's pointer did not reach SwiftUI"),
      NotReplayed(
        "V10, V12–V15, P0–P5", count: 11, reason: "pixels, fonts, accessibility and menus of AppKit's"),
    ])

  static let closeout = Recording(
    "closeout", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-closeout.swift",
    system: "macOS 27.0.1",
    arms: [
      .screen("O0", "2") { log in Initial(log: log, value: 2) },
      .screen("O1n", "nil") { log in Optionals(log: log, value: nil) },
      Arm("O1, O2", recorded: ["2", "|", "nil"]) { driver, log in
        try driver.show(Optionals(log: log, value: 2), in: CGSize(width: 100, height: 100))
        log("|")
        try driver.tap("unset")
      },
      moves("SW1n", []) { Branches(isSwitch: true, isAnimated: false) },
    ],
    notReplayed: [NotReplayed("SW0, SW1", count: 2, reason: "the internal values of transitions")])

  /// Logs the lengths that an animation is asked for, sorted, each once.
  private static func moves(
    _ name: String, _ recorded: [String], _ content: @escaping @MainActor @Sendable () -> Branches
  ) -> Arm {
    Arm(name, recorded: recorded) { driver, log in
      let moved = ScreenLog()
      MovedLengths.log = moved
      try driver.show(content(), in: CGSize(width: 400, height: 200))
      moved.clear()
      try driver.tap("turn")
      try await driver.wait(0.5)
      for length in Set(moved.lines).sorted() { log(length) }
    }
  }
}

private struct Unset: View {
  let log: ScreenLog
  @State private var isShown = true

  var body: some View {
    Text("here")
      .alert("Delete keymap?", isPresented: $isShown) { Button("Delete") { log("delete") } }
      .task {
        try? await Task.sleep(for: .milliseconds(500))
        isShown = false
      }
      .onChange(of: isShown) { log("isPresented=\($1)") }
  }
}

private struct Initial: View {
  let log: ScreenLog
  @State var value: Int

  var body: some View {
    let _ = log("\(value)")
    Color.clear.frame(width: 10, height: 10)
  }
}

private struct Optionals: View {
  let log: ScreenLog
  @State var value: Int?

  var body: some View {
    let _ = log(value.map(String.init) ?? "nil")
    Button("unset") { value = nil }
  }
}

/// Where a custom animation writes the lengths that it is asked for.
private enum MovedLengths {
  @MainActor static var log = ScreenLog()
}

private struct Recorder: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let numbers = String(describing: value).split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    if let length = numbers.first(where: { $0 != 0 }) {
      MainActor.assumeIsolated { MovedLengths.log(text(CGFloat(length))) }
    }
    var part = value
    part.scale(by: time / 0.15)
    return time > 0.15 ? nil : part
  }
}

private struct Branches: View {
  let isSwitch: Bool
  let isAnimated: Bool
  @State private var place = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isSwitch {
        switch place {
        case 0: Color.red.frame(width: 50, height: 30).transition(.move(edge: .leading))
        case 1: Color.green.frame(width: 50, height: 30).transition(.move(edge: .leading))
        default: Color.blue.frame(width: 50, height: 30).transition(.move(edge: .leading))
        }
      } else if place == 0 {
        Color.red.frame(width: 50, height: 30).transition(.move(edge: .leading))
      } else {
        Color.green.frame(width: 50, height: 30).transition(.move(edge: .leading))
      }
    }
    .frame(width: 300, height: 100, alignment: .topLeading)
    Button("turn") {
      if isAnimated { withAnimation(Animation(Recorder())) { place = 1 } } else { place = 1 }
    }
  }
}
