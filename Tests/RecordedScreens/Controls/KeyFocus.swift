// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension ScreenLog {
  /// Logs a key as recordings write it: `k:x[down]`.
  fileprivate func key(_ name: String, _ press: KeyPress, _ result: KeyPress.Result = .handled)
    -> KeyPress.Result
  {
    let characters =
      switch press.characters {
      case "\r": "return"
      case "\u{F700}": "up"
      default: press.characters
      }
    let phase = press.phase == .up ? "up" : press.phase == .down ? "down" : "repeat"
    self(
      "\(name.isEmpty ? "" : "\(name):")\(characters)[\(phase)\(press.modifiers.contains(.command) ? "+cmd" : "")]"
    )
    return result
  }
}

/// A view that can have the focus, with handlers around it.
private struct One<Around: View>: View {
  let log: ScreenLog
  var isAsked = true
  @ViewBuilder let around: (AnyView) -> Around
  @FocusState private var isFocused: Bool

  var body: some View {
    around(AnyView(Color.blue.focusable().focused($isFocused)))
      .onAppear { if isAsked { isFocused = true } }
      .onChange(of: isFocused) { log("focused=\($1)") }
  }
}

/// Two of them.
private struct Two: View {
  let log: ScreenLog
  let asksForFirst: Bool
  @FocusState private var first: Bool
  @FocusState private var second: Bool

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.focusable().focused($first).onKeyPress { log.key("a", $0) }
      Color.red.focusable().focused($second).onKeyPress { log.key("b", $0) }
    }
    .onAppear { if asksForFirst { first = true } }
    .onChange(of: first) { log("a=\($1)") }
    .onChange(of: second) { log("b=\($1)") }
  }
}

private struct Field<Around: View>: View {
  let log: ScreenLog
  var logsText = true
  @ViewBuilder let around: (AnyView) -> Around
  @State private var text = "abc"
  @FocusState private var isFocused: Bool

  var body: some View {
    around(AnyView(TextField("field", text: $text).focused($isFocused)))
      .onAppear { isFocused = true }
      .onChange(of: text) { if logsText { log("text=\($1)") } }
  }
}

private typealias Press = (key: KeyEquivalent, modifiers: EventModifiers, phases: KeyPress.Phases)

private func press(
  _ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ phases: KeyPress.Phases = [.down, .up]
) -> Press {
  (key, modifiers, phases)
}

/// An arm that shows a screen and presses keys.
private func keys<Content: View>(
  _ name: String, presses: [Press] = [press("x")], click: CGPoint? = nil, recorded: [String],
  clears: Bool = false, differs: String? = nil,
  @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
) -> Arm {
  Arm(name, recorded: recorded, differs: differs) { driver, log in
    try driver.show(content(log), in: CGSize(width: 200, height: 200))
    try await driver.settle()
    if let click { try driver.tap(at: click) }
    try await driver.settle()
    if clears { log.clear() }
    for press in presses {
      try driver.press(press.key, modifiers: press.modifiers, phases: press.phases)
      try await driver.settle()
    }
  }
}

private let everyPhase: KeyPress.Phases = [.down, .repeat, .up]

extension Recording {
  static let keyFocus = Recording(
    "key-focus", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-key-focus.swift",
    system: "macOS 27.0.1",
    arms: handlers + fields + filters + focusByClick + timelines,
    notReplayed: [
      NotReplayed("K1h, K1u, K1v", count: 3, reason: "a pointer of AppKit's over the window"),
      NotReplayed(
        "K1w", count: 1, reason: "a window of AppKit gives the focus to its first view when it appears"),
      NotReplayed(
        "K4t, K4b, K4c, K4d, K4f", count: 5,
        reason: "the selection and the insertion point of AppKit's field editor"),
      NotReplayed("RS0–RS5", count: 6, reason: "a field of AppKit's as the first responder of a window"),
      NotReplayed("T1", count: 1, reason: "the frames of a display"),
    ])

  private static let handlers: [Arm] = [
    keys("K0", recorded: ["focused=true", "k:x[down]"]) { log in
      One(log: log) { $0.onKeyPress { log.key("k", $0) } }
    },
    keys("K1", recorded: ["focused=true", "k:x[down]"]) { log in
      One(log: log, isAsked: false) { $0.onKeyPress { log.key("k", $0) } }
    },
    keys("K1c", click: CGPoint(x: 100, y: 100), recorded: ["focused=true", "k:x[down]"]) { log in
      One(log: log, isAsked: false) { $0.onKeyPress { log.key("k", $0) } }
    },
    keys("K1s", recorded: ["a=true", "a:x[down]"]) { log in Two(log: log, asksForFirst: true) },
    keys("K1t", recorded: ["a=true", "a:x[down]"]) { log in Two(log: log, asksForFirst: false) },
    keys("K2", recorded: ["focused=true", "outer:x[down]"]) { log in
      One(log: log) { view in
        VStack { view.onKeyPress { log.key("inner", $0) } }.onKeyPress { log.key("outer", $0) }
      }
    },
    keys("K3", recorded: ["focused=true", "outer:x[down]"]) { log in
      One(log: log) { view in
        VStack { view.onKeyPress { log.key("inner", $0, .ignored) } }.onKeyPress { log.key("outer", $0) }
      }
    },
    keys("K2s", recorded: ["focused=true", "root:x[down]"]) { log in
      One(log: log) { view in
        VStack {
          VStack { view.onKeyPress { _ in .ignored } }.onKeyPress { _ in .ignored }
          Color.red.onKeyPress { log.key("sibling", $0) }
        }
        .onKeyPress { log.key("root", $0) }
      }
    },
    keys("K2t", recorded: ["outer:x[down]", "inner:x[down]"], clears: true) { log in
      One(log: log) { view in
        VStack { view.onKeyPress { log.key("inner", $0, .ignored) } }.onKeyPress {
          log.key("outer", $0, .ignored)
        }
      }
    },
    keys(
      "K2u", presses: [press("x"), press("q")], recorded: ["inner:x[down]", "outer-q:q[down]"], clears: true
    ) { log in
      One(log: log) { view in
        VStack { view.onKeyPress { log.key("inner", $0, .ignored) } }
          .onKeyPress(keys: ["q"]) { log.key("outer-q", $0) }
      }
    },
    keys("K2v", recorded: ["root:x[down]", "mid:x[down]", "inner:x[down]"], clears: true) { log in
      One(log: log) { view in
        VStack {
          VStack { view.onKeyPress { log.key("inner", $0, .ignored) } }.onKeyPress {
            log.key("mid", $0, .ignored)
          }
        }
        .onKeyPress { log.key("root", $0, .ignored) }
      }
    },
    keys("K2w", recorded: ["B:x[down]", "A:x[down]"], clears: true) { log in
      One(log: log) { $0.onKeyPress { log.key("A", $0, .ignored) }.onKeyPress { log.key("B", $0, .ignored) } }
    },
    keys("K12", recorded: [], clears: true) { log in
      Color.blue.onKeyPress { log.key("k", $0) }.focusable()
    },
    keys("K10", presses: [press("k")], recorded: ["view:k[down]"], clears: true) { log in
      VStack {
        One(log: log) { $0.onKeyPress { log.key("view", $0) } }
        Button("Go") { log("button") }.keyboardShortcut("k", modifiers: [])
      }
    },
    keys("K11", presses: [press("k")], recorded: ["view:k[down]", "button"], clears: true) { log in
      VStack {
        One(log: log) { $0.onKeyPress { log.key("view", $0, .ignored) } }
        Button("Go") { log("button") }.keyboardShortcut("k", modifiers: [])
      }
    },
  ]

  private static let fields: [Arm] = [
    keys("K4a", presses: [press("z")], recorded: ["f:z[down]"]) { log in
      Field(log: log) { $0.onKeyPress { log.key("f", $0) } }
    },
    keys("K4e", presses: [press(.upArrow), press("z")], recorded: ["anc:up[down]", "anc:z[down]"]) { log in
      Field(log: log) { field in VStack { field }.onKeyPress { log.key("anc", $0) } }
    },
    keys("K4g", presses: [press(.return)], recorded: ["f:return[down]"]) { log in
      Field(log: log) { $0.onKeyPress { log.key("f", $0) } }
    },
    keys("K4h", presses: [press("a", .command)], recorded: ["f:a[down+cmd]"]) { log in
      Field(log: log) { $0.onKeyPress { log.key("f", $0) } }
    },
    keys(
      "K2x", presses: [press("z")], recorded: ["anc:z[down]", "field:z[down]"], clears: true
    ) {
      log in
      Field(log: log, logsText: false) { field in
        VStack { field.onKeyPress { log.key("field", $0, .ignored) } }.onKeyPress {
          log.key("anc", $0, .ignored)
        }
      }
    },
  ]

  private static let filters: [Arm] = [
    keys("K5a", presses: [press("x", [], everyPhase)], recorded: ["x[down]", "x[repeat]"], clears: true) {
      log in
      One(log: log) { $0.onKeyPress { log.key("", $0) } }
    },
    keys(
      "K5b", presses: [press("x", [], everyPhase)], recorded: ["x[down]", "x[repeat]", "x[up]"], clears: true
    ) { log in
      One(log: log) { $0.onKeyPress(phases: .all) { log.key("", $0) } }
    },
    keys("K5c", presses: [press("x", [], everyPhase)], recorded: ["x[up]"], clears: true) { log in
      One(log: log) { $0.onKeyPress(phases: .up) { log.key("", $0) } }
    },
    keys(
      "K6", presses: [press("b"), press("a"), press(.upArrow)], recorded: ["a[down]", "up[down]"],
      clears: true
    ) { log in
      One(log: log) { $0.onKeyPress(keys: [.upArrow, "a"]) { log.key("", $0) } }
    },
    keys("K7", presses: [press("x"), press("5")], recorded: ["5[down]"], clears: true) { log in
      One(log: log) { $0.onKeyPress(characters: .decimalDigits) { log.key("", $0) } }
    },
    keys(
      "K8", presses: [press("a"), press("a", .command), press("A", .shift)],
      recorded: ["a-fired", "a-fired"], clears: true
    ) {
      log in
      One(log: log) {
        $0.onKeyPress("a") {
          log("a-fired")
          return .handled
        }
      }
    },
    keys("K9", presses: [press(.upArrow, [], everyPhase)], recorded: ["up", "up"], clears: true) { log in
      One(log: log) {
        $0.onKeyPress(.upArrow) {
          log("up")
          return .handled
        }
      }
    },
  ]

  private static let focusByClick: [Arm] = [
    keys("FC1", presses: [], click: CGPoint(x: 100, y: 100), recorded: ["focused=true"]) { log in
      Clicked(log: log) { $0.focusable() }
    },
    keys("FC2", presses: [], click: CGPoint(x: 100, y: 100), recorded: []) { log in
      Clicked(log: log) { $0.focusable(interactions: .activate) }
    },
    keys("FC3", presses: [], click: CGPoint(x: 100, y: 100), recorded: ["focused=true"]) { log in
      Clicked(log: log) { $0.focusable(interactions: .edit) }
    },
    keys("FC5", presses: [], click: CGPoint(x: 100, y: 100), recorded: []) { log in
      Clicked(log: log) { $0.focusable(false) }
    },
    keys(
      "FC6", presses: [], click: CGPoint(x: 100, y: 100), recorded: ["focused=true", "tap"]
    ) { log in Clicked(log: log) { $0.focusable().onTapGesture { log("tap") } } },
    keys("FC7", presses: [], click: CGPoint(x: 100, y: 100), recorded: ["tap"]) { log in
      Clicked(log: log) { $0.focusable(interactions: .activate).onTapGesture { log("tap") } }
    },
  ]
}

private struct Clicked<Content: View>: View {
  let log: ScreenLog
  @ViewBuilder let content: (Color) -> Content
  @FocusState private var isFocused: Bool

  var body: some View {
    content(Color.blue).focused($isFocused).onChange(of: isFocused) { log("focused=\($1)") }
  }
}
