// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// One file of observations that somebody made of Apple's SwiftUI, and the part of it that is replayed.
///
/// Screens and steps in this module are written with SwiftUI's names alone. `RecordedTests` replays them on this
/// package's engine; somebody with a Mac can replay them on Apple's framework by another ``ScreenDriver``.
public struct Recording: Sendable {
  /// The name by which tests and facts cite the file, such as `stack-algorithms`.
  public let name: String
  /// Where the file stands: a repository of GitHub and the path in it, or the address of a page.
  public let source: String
  /// The system on which it was recorded, such as `macOS 27.0.1`.
  public let system: String
  public let arms: [Arm]
  /// What the file recorded and this package cannot replay.
  public let notReplayed: [NotReplayed]

  public init(
    _ name: String, source: String, system: String, arms: [Arm], notReplayed: [NotReplayed] = []
  ) {
    self.name = name
    self.source = source
    self.system = system
    self.arms = arms
    self.notReplayed = notReplayed
  }
}

/// One screen of a recording, what is done with it, and the lines that were recorded then.
public struct Arm: Sendable {
  /// The arm's name in its file, such as `K3m`.
  public let name: String
  /// The lines that were recorded on Apple's SwiftUI, in the words of ``ScreenLog``.
  public let recorded: [String]
  /// Why this package's engine gives other lines; nil if it gives the same. A test holds both.
  public let differs: String?
  /// Shows the screen, does the steps, and logs the lines.
  public let run: @MainActor @Sendable (any ScreenDriver, ScreenLog) async throws -> Void

  public init(
    _ name: String, recorded: [String], differs: String? = nil,
    run: @escaping @MainActor @Sendable (any ScreenDriver, ScreenLog) async throws -> Void
  ) {
    self.name = name
    self.recorded = recorded
    self.differs = differs
    self.run = run
  }

  /// An arm that shows one screen and asks where its views stand.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - recorded: What the screen itself logs, then one line for each view with ``SwiftUI/View/reportsFrame(_:to:)``,
  ///     by name: `a 0 0 60 40`.
  public static func screen<Content: View>(
    _ name: String, in size: CGSize = CGSize(width: 200, height: 200), _ recorded: String...,
    differs: String? = nil, @ViewBuilder content: @escaping @MainActor @Sendable (ScreenLog) -> Content
  ) -> Arm {
    Arm(name, recorded: recorded, differs: differs) { driver, log in
      try driver.show(content(log), in: size)
      try await driver.settle()
      log.reportFrames()
    }
  }
}

/// Arms of a recording that this package cannot replay, and why.
public struct NotReplayed: Sendable {
  /// The arms' names, such as `D1, D2`.
  public let arms: String
  public let count: Int
  /// What they need: pixels, fonts, windows, AppKit.
  public let reason: String

  public init(_ arms: String, count: Int, reason: String) {
    self.arms = arms
    self.count = count
    self.reason = reason
  }
}

/// Whoever shows a screen: this package's engine, or a window of Apple's.
@MainActor public protocol ScreenDriver: AnyObject {
  /// Shows a view in a window of its own, in place of the one before.
  func show<Content: View>(_ content: Content, in size: CGSize) throws
  /// Waits until what was written has been shown. Time does not pass.
  func settle() async throws
  /// Lets time pass, in seconds.
  func wait(_ seconds: Double) async throws
  func resize(to size: CGSize) async throws
  /// Presses the button of this label.
  func tap(_ label: String) throws
  /// Clicks a point of the window, which has its origin at the top leading corner.
  func tap(at point: CGPoint) throws
  /// Presses a key of the keyboard: in some of its phases, in their order.
  func press(_ key: KeyEquivalent, modifiers: EventModifiers, phases: KeyPress.Phases) throws
  /// Drags the view with this accessibility identifier.
  func drag(_ identifier: String, by offset: CGSize) throws
  /// Every text on screen, depth first.
  var texts: [String] { get }
  /// Closes the window.
  func close()
}
