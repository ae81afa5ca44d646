// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What the screens of one arm look at, and its steps change.
final class Switches: ObservableObject {
  @Published var show = false
  @Published var flag = false
  @Published var more = false
  @Published var isOpaque = true
  @Published var v = 0
  @Published var w = 0
  @Published var k = 0
  @Published var count = 0
}

/// What is done with a screen after it has come to rest.
struct Step: Sendable {
  /// Logged before the step, as `-- show = true`.
  let label: String
  /// How much time passes afterwards, in seconds.
  var seconds = 0.0
  var change: @MainActor @Sendable (Switches) -> Void = { _ in }

  init(
    _ label: String, seconds: Double = 0, change: @escaping @MainActor @Sendable (Switches) -> Void = { _ in }
  ) {
    self.label = label
    self.seconds = seconds
    self.change = change
  }

  static let show = Step("show = true") { $0.show = true }
  static let hide = Step("show = false") { $0.show = false }
  static let flag = Step("flag = true") { $0.flag = true }
  static let unflag = Step("flag = false") { $0.flag = false }

  static func v(_ value: Int) -> Step { Step("v = \(value)") { $0.v = value } }
  static func k(_ value: Int) -> Step { Step("k = \(value)") { $0.k = value } }
  static func count(_ value: Int) -> Step { Step("count = \(value)") { $0.count = value } }
}

extension Arm {
  /// An arm that logs what happens when a screen comes up and at each of some steps.
  ///
  /// - Parameters:
  ///   - recorded: The lines, with a line `-- label` before each step's.
  ///   - tellsTexts: Whether the texts on screen are logged as well, whenever it has come to rest.
  static func steps<Content: View>(
    _ name: String, _ recorded: [String], differs: String? = nil, tellsTexts: Bool = false,
    setUp: @escaping @MainActor @Sendable (Switches) -> Void = { _ in }, _ steps: Step...,
    @ViewBuilder content: @escaping @MainActor @Sendable (Switches, ScreenLog) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded, differs: differs) { driver, log in
      // What is said when the window is closed was not recorded.
      let screen = ScreenLog()
      let switches = Switches()
      setUp(switches)
      try driver.show(
        Switched(switches: switches) { content($0, screen) }, in: CGSize(width: 300, height: 200))
      try await driver.settle()
      if tellsTexts { screen(driver.texts.joined(separator: " ")) }
      for step in steps {
        screen("-- \(step.label)")
        step.change(switches)
        try await driver.settle()
        if step.seconds > 0 { try await driver.wait(step.seconds) }
        if tellsTexts { screen(driver.texts.joined(separator: " ")) }
      }
      for line in screen.lines { log(line) }
    }
  }
}

private struct Switched<Content: View>: View {
  @ObservedObject var switches: Switches
  let content: (Switches) -> Content

  var body: some View {
    ZStack(alignment: .topLeading) { content(switches) }
      .frame(width: 300, height: 200, alignment: .topLeading)
  }
}

/// A text that logs when it comes and goes.
struct Present: View {
  let name: String
  let log: ScreenLog

  init(_ name: String, _ log: ScreenLog) {
    self.name = name
    self.log = log
  }

  var body: some View {
    Text(name).logsPresence(name, log)
  }
}

extension View {
  /// Logs when the view comes and goes.
  func logsPresence(_ name: String, _ log: ScreenLog) -> some View {
    onAppear { log("appear \(name)") }.onDisappear { log("disappear \(name)") }
  }
}
