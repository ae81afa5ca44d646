// SPDX-License-Identifier: Apache-2.0
import SwiftUI

private struct Focused: View {
  let log: ScreenLog
  @State var isDisabled: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .focusable()
        .focused($isFocused)
        .onKeyPress { _ in
          log("key")
          return .handled
        }
        .disabled(isDisabled)
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { log("focused=\($1)") }
      Button("disable") { isDisabled.toggle() }
    }
  }
}

private struct Bubbling: View {
  let log: ScreenLog
  let isDisabled: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Color.blue
        .focusable()
        .focused($isFocused)
        .environment(\.isEnabled, true)
    }
    .onKeyPress { _ in
      log("parent")
      return .handled
    }
    .disabled(isDisabled)
    .onAppear { isFocused = true }
    .onChange(of: isFocused) { log("focused=\($1)") }
  }
}

extension Recording {
  static let disabledInteraction = Recording(
    "disabled-interaction",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-disabled-interaction.swift",
    system: "macOS 26.6.2",
    arms: [
      .clicks("P0", "|", "tap") { log in Color.blue.onTapGesture { log("tap") } },
      .clicks("P1", "|") { log in Color.blue.onTapGesture { log("tap") }.disabled(true) },
      .clicks("P2", "|") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.blue.onTapGesture { log("over") }.disabled(true)
        }
      },
      .clicks("P2c", "|", "under") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.blue.onTapGesture { log("over") }.allowsHitTesting(false)
        }
      },
      .clicks("P2d", "|", "under") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.clear
        }
      },
      .clicks("P2e", "|", "over") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.clear.contentShape(Rectangle()).onTapGesture { log("over") }
        }
      },
      .clicks("P2f", "|") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.clear.contentShape(Rectangle()).onTapGesture { log("over") }.disabled(true)
        }
      },
      .clicks("P2m", "|") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.blue
        }
      },
      .clicks("P2n", "|") { log in
        ZStack {
          Color.red.onTapGesture { log("under") }
          Color.blue.disabled(true)
        }
      },
      .clicks("P3", "|", "tap") { log in
        Button {
          log("tap")
        } label: {
          Color.blue
        }.buttonStyle(.plain)
      },
      .clicks("P4", "|") { log in
        Button {
          log("tap")
        } label: {
          Color.blue
        }.buttonStyle(.plain).disabled(true)
      },
      .clicks("P5", "|", "tap") { log in Button("Default") { log("tap") }.frame(width: 200, height: 200) },
      .clicks("P6", "|") { log in
        Button("Default") { log("tap") }.disabled(true).frame(width: 200, height: 200)
      },
      .clicks("P7", "|") { log in VStack { Color.blue.onTapGesture { log("tap") } }.disabled(true) },
      .clicks("P8", "|", "tap") { log in
        Color.blue.onTapGesture { log("tap") }.environment(\.isEnabled, true).disabled(true)
      },
      .clicks("P9", "|") { log in Color.blue.onTapGesture { log("tap") }.environment(\.isEnabled, false) },
      keys("K0", "focused=true", "key") { log in Focused(log: log, isDisabled: false) },
      keys(
        "K1", differs: "a written focus state keeps its value here, even if its view is disabled"
      ) { log in Focused(log: log, isDisabled: true) },
      Arm("K2", recorded: ["focused=true", "key", "key"]) { driver, log in
        try driver.show(Focused(log: log, isDisabled: false), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        try driver.press("a", modifiers: [], phases: [.down, .up])
        try driver.tap("disable")
        try driver.press("a", modifiers: [], phases: [.down, .up])
        try driver.tap("disable")
      },
      keys("K5", "focused=true", "parent") { log in Bubbling(log: log, isDisabled: false) },
      keys("K6", "focused=true", "parent") { log in Bubbling(log: log, isDisabled: true) },
      Arm("K3", recorded: ["pressed"]) { driver, log in
        try driver.show(
          Button("Go") { log("pressed") }.keyboardShortcut("k"), in: CGSize(width: 200, height: 200))
        try driver.press("k", modifiers: .command, phases: [.down, .up])
      },
      Arm("K4", recorded: []) { driver, log in
        try driver.show(
          Button("Go") { log("pressed") }.keyboardShortcut("k").disabled(true),
          in: CGSize(width: 200, height: 200))
        try driver.press("k", modifiers: .command, phases: [.down, .up])
      },
    ])

  private static func keys<Content: View>(
    _ name: String, _ recorded: String..., differs: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded, differs: differs) { driver, log in
      try driver.show(content(log), in: CGSize(width: 200, height: 200))
      try await driver.settle()
      try driver.press("a", modifiers: [], phases: [.down, .up])
      try await driver.settle()
    }
  }
}
