// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  static let keyFocusGeometry = Recording(
    "key-focus (geometry actions)", source: "mburger89/MetalUI/blob/HEAD/docs/probes/swiftui-key-focus.swift",
    system: "macOS 27.0.1 (26A434)",
    arms: [
      Arm("G1", recorded: ["g:200x180->200x180", "appear", "shown"]) { driver, log in
        try driver.show(GeometryScreen(log: log), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
      },
      Arm("G1b", recorded: ["g1:200x200", "shown"]) { driver, log in
        let screen = Color.blue.onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          log("g1:\(text($0))")
        }
        try driver.show(screen, in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
      },
      Arm(
        "G2", recorded: ["g:200x180->200x180", "appear", "shown", "g:200x180->300x230", "resized"]
      ) { driver, log in
        try driver.show(GeometryScreen(log: log), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
        try await driver.resize(to: CGSize(width: 300, height: 250))
        log("resized")
      },
      Arm("G3", recorded: ["g:200x180->200x180", "appear", "shown", "changed"]) { driver, log in
        try driver.show(GeometryScreen(log: log), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
        try driver.tap("next")
        try await driver.settle()
        log("changed")
      },
      Arm("G4a", recorded: ["x:0", "shown", "x:10", "changed"]) { driver, log in
        try driver.show(MovingScreen(log: log, distance: 10), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
        try driver.tap("next")
        try await driver.settle()
        log("changed")
      },
      Arm("G4b", recorded: ["x:0", "shown", "idle"]) { driver, log in
        try driver.show(MovingScreen(log: log, distance: 0), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
        try driver.tap("next")
        try await driver.settle()
        log("idle")
      },
      Arm(
        "G5",
        recorded: [
          "g:200x180->200x180", "appear", "shown", "g:200x180->220x180", "g:220x180->240x180",
          "g:240x180->260x180",
          "g:260x180->280x180", "g:280x180->300x180", "resized",
        ]
      ) { driver, log in
        try driver.show(GeometryScreen(log: log), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
        for width in stride(from: 220, through: 300, by: 20) {
          try await driver.resize(to: CGSize(width: width, height: 200))
        }
        log("resized")
      },
      Arm("G6", recorded: ["h:88", "shown"]) { driver, log in
        let group = Group {
          Color.red.frame(height: 50)
          Color.blue.frame(height: 30)
        }
        let screen = group.onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          log("h:\(text($0))")
        }
        try driver.show(screen, in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
      },
      Arm("G7", recorded: ["w:40", "shown", "removed", "w:40", "back"]) { driver, log in
        try driver.show(ComingScreen(log: log), in: CGSize(width: 200, height: 200))
        try await driver.settle()
        log("shown")
        try driver.tap("next")
        try await driver.settle()
        log("removed")
        try driver.tap("next")
        try await driver.settle()
        log("back")
      },
    ],
    notReplayed: [
      NotReplayed(
        "K0–K12, FC1–FC7, RS0–RS5", count: 48, reason: "keys and clicks that a window of AppKit delivers"),
      NotReplayed("T1–T5", count: 5, reason: "counts of a display's frames in half a second"),
    ])
}

/// A colour above a line of 20 points, whose number changes.
private struct GeometryScreen: View {
  let log: ScreenLog
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { old, new in
          log("g:\(text(old))->\(text(new))")
        }
        .onAppear { log("appear") }
      Button("next") { count += 1 }.id(count).frame(height: 20)
    }
  }
}

private struct MovingScreen: View {
  let log: ScreenLog
  let distance: CGFloat
  @State private var hasMoved = false

  var body: some View {
    VStack(spacing: 0) {
      Color.blue
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          log("x:\(text($0))")
        }
        .offset(x: hasMoved ? distance : 0)
      Button("next") { hasMoved = true }.frame(height: 20)
    }
  }
}

private struct ComingScreen: View {
  let log: ScreenLog
  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere {
        Color.blue.frame(width: 40, height: 40)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            log("w:\(text($0))")
          }
      }
      Button("next") { isThere.toggle() }
    }
  }
}
