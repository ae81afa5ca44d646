// SPDX-License-Identifier: Apache-2.0
import SwiftUI

private struct Gap: View {
  var body: some View {
    VStack {
      Text("top")
      Spacer()
      Text("bottom")
    }
    .frame(width: 200, height: 200)
  }
}

extension Recording {
  static let contentShape = Recording(
    "content-shape-hit-region",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-content-shape-hit-region.swift",
    system: "macOS 26.6.2",
    arms: [
      .middleAndEdge("H0", 1, 1) { hit in Color.blue.onTapGesture(perform: hit) },
      .middleAndEdge("H1", 0, 0) { hit in Gap().onTapGesture(perform: hit) },
      .middleAndEdge("H2", 1, 1) { hit in Gap().contentShape(Rectangle()).onTapGesture(perform: hit) },
      .middleAndEdge("H3", 1, 0) { hit in
        Gap().contentShape(Rectangle().inset(by: 60)).onTapGesture(perform: hit)
      },
      .middleAndEdge("H4", 1, 0) { hit in
        Color.blue.frame(width: 80, height: 80).onTapGesture(perform: hit).frame(width: 200, height: 200)
      },
      .middleAndEdge("H5", 1, 1) { hit in
        Color.blue.frame(width: 80, height: 80).contentShape(Rectangle().inset(by: -60))
          .onTapGesture(perform: hit).frame(width: 200, height: 200)
      },
      .middleAndEdge("H6", 1, 1) { hit in
        Color.blue.frame(width: 80, height: 80).contentShape(Rectangle().inset(by: -60))
          .onTapGesture(perform: hit).frame(width: 100, height: 100).clipped().frame(width: 200, height: 200)
      },
      .middleAndEdge("P1", 1, 0) { hit in
        Color.blue.frame(width: 40, height: 40).padding(80).onTapGesture(perform: hit)
      },
      .middleAndEdge("P2", 1, 0) { hit in
        Color.blue.frame(width: 40, height: 40).onTapGesture(perform: hit).padding(80)
      },
      .middleAndEdge("P3", 1, 1) { hit in
        Color.blue.frame(width: 40, height: 40).padding(80).contentShape(Rectangle()).onTapGesture(
          perform: hit)
      },
      .middleAndEdge("P4", 1, 1) { hit in
        Color.blue.frame(width: 40, height: 40).padding(80).background(Color.green).onTapGesture(perform: hit)
      },
      .middleAndEdge("P5", 1, 0) { hit in
        Color.blue.frame(width: 40, height: 40).padding(80).onTapGesture(perform: hit).background(Color.green)
      },
      .middleAndEdge("N1", 0, 0) { hit in Color.blue.onTapGesture(perform: hit).allowsHitTesting(false) },
      .middleAndEdge("N2", 0, 0) { hit in Color.blue.allowsHitTesting(false).onTapGesture(perform: hit) },
    ])

  static let disabledAncestor = Recording(
    "disabled-ancestor-and-order",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-disabled-ancestor-and-order.swift",
    system: "macOS 26.6.2",
    arms: [
      .clicks("N0", "|", "child") { log in
        ZStack { Color.red.onTapGesture { log("child") } }.onTapGesture { log("parent") }
      },
      .clicks("N1", "|", "parent") { log in
        ZStack { Color.red.onTapGesture { log("child") }.disabled(true) }.onTapGesture { log("parent") }
      },
      .clicks("N2", "|", "parent") { log in
        ZStack {
          Button {
            log("button")
          } label: {
            Color.red
          }.buttonStyle(.plain).disabled(true)
        }
        .onTapGesture { log("parent") }
      },
      .clicks("N3", "|", "button") { log in
        ZStack {
          Button {
            log("button")
          } label: {
            Color.red
          }.buttonStyle(.plain)
        }.onTapGesture { log("parent") }
      },
      .clicks("N4", "|", "parent") { log in ZStack { Color.red }.onTapGesture { log("parent") } },
      .clicks("O0", "|", "tap") { log in Color.blue.onTapGesture { log("tap") } },
      .clicks("O1", "|") { log in Color.blue.onTapGesture { log("tap") }.disabled(true) },
      .clicks("O2", "|", "tap") { log in Color.blue.disabled(true).onTapGesture { log("tap") } },
      .clicks("O3", "|", "tap") { log in Color.blue.disabled(true).padding(4).onTapGesture { log("tap") } },
      .clicks("O4", "|", "tap") { log in VStack { Color.blue.disabled(true) }.onTapGesture { log("tap") } },
      .screen("O5", "1") { log in
        Color.clear.background(MarkReader(log: log)).environment(\.recordedMark, 1)
      },
      .screen("O6", "0") { log in
        Color.clear.environment(\.recordedMark, 1).background(MarkReader(log: log))
      },
    ])

  static let hitTestingSideEffects = Recording(
    "allows-hit-testing-side-effects",
    source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-allows-hit-testing-side-effects.swift",
    system: "macOS 26.6.2",
    arms: [
      typeName("A0", "Button<Text>") { Button("Go") {} },
      typeName("A1", "ModifiedContent<Button<Text>, _AllowsHitTestingModifier>") {
        Button("Go") {}.allowsHitTesting(false)
      },
      Arm("K0", recorded: ["pressed"]) { driver, log in
        try driver.show(
          Button("Go") { log("pressed") }.keyboardShortcut("g", modifiers: []),
          in: CGSize(width: 200, height: 100))
        try driver.press("g", modifiers: [], phases: [.down, .up])
      },
      Arm("K1", recorded: ["pressed"]) { driver, log in
        try driver.show(
          Button("Go") { log("pressed") }.keyboardShortcut("g", modifiers: []).allowsHitTesting(false),
          in: CGSize(width: 200, height: 100))
        try driver.press("g", modifiers: [], phases: [.down, .up])
      },
    ],
    notReplayed: [
      NotReplayed(
        "A2", count: 1, reason: "the tree of AppKit's accessibility, and the type of a hidden view in it")
    ])

  private static func typeName<Content: View>(
    _ name: String, _ recorded: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Arm {
    Arm(name, recorded: [recorded, "Go"]) { driver, log in
      let view = content()
      log(String(describing: type(of: view)))
      try driver.show(view, in: CGSize(width: 200, height: 100))
      driver.texts.forEach { log($0) }
    }
  }
}

private struct RecordedMarkKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var recordedMark: Int {
    get { self[RecordedMarkKey.self] }
    set { self[RecordedMarkKey.self] = newValue }
  }
}

private struct MarkReader: View {
  let log: ScreenLog
  @Environment(\.recordedMark) private var mark

  var body: some View {
    Color.clear.onAppear { log("\(mark)") }
  }
}
