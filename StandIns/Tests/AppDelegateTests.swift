// SPDX-License-Identifier: Apache-2.0
import AppKit
import HeadlessViews
import SwiftUI
import Testing
import UIKit

// Its initializer is inherited, and no class below NSObject says that it has one.
private class Kitchen: UIResponder, UIApplicationDelegate, ObservableObject {
  @Published var orders = ["made"]
  lazy var title = "Orders"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    orders.append(application.delegate === self ? "begun" : "begun alone")
    return true
  }
}

private struct Orders: View {
  @EnvironmentObject private var kitchen: Kitchen

  var body: some View {
    ForEach(kitchen.orders, id: \.self) { Text($0) }
    Button("Order") { kitchen.orders.append("soup") }
  }
}

private struct Restaurant: App {
  @UIApplicationDelegateAdaptor(Kitchen.self) private var kitchen

  var body: some Scene {
    WindowGroup {
      Text(kitchen.title)
      Text("\(kitchen.orders.count) before the first window")
      Orders()
    }
  }
}

@Observable
private final class Desk: NSObject, NSApplicationDelegate {
  var papers = ["one"]

  func applicationDidFinishLaunching(_ notification: Notification) {
    papers.append(notification.name.rawValue)
  }
}

private struct Papers: View {
  @Environment(Desk.self) private var desk

  var body: some View { ForEach(desk.papers, id: \.self) { Text($0) } }
}

private struct Office: App {
  @NSApplicationDelegateAdaptor private var desk: Desk

  var body: some Scene { WindowGroup { Papers() } }
}

private struct Empty: App {
  static var count = 0
  final class Delegate: NSObject, UIApplicationDelegate {
    override init() { MainActor.assumeIsolated { Empty.count += 1 } }
  }
  @UIApplicationDelegateAdaptor private var delegate: Delegate

  var body: some Scene { WindowGroup { Text("\(Self.count) before the first body") } }
}

@MainActor @Suite(.serialized) struct AppDelegateTests {
  @Test func aDelegateBeginsBeforeTheFirstWindowAndIsInItsEnvironment() throws {
    let host = ViewHost { AppWindow(Restaurant()) }
    #expect(host.texts == ["Orders", "2 before the first window", "made", "begun", "Order"])
    try host.buttons["Order"].tap()
    let frame = try host.render()
    #expect(host.texts.contains("soup"))
    #expect(frame.bodyEvaluations["Orders"] == 1)
  }

  @Test func aDelegateThatNobodyReadsBeginsOnce() {
    for _ in 1...2 {
      #expect(ViewHost { AppWindow(Empty()) }.texts == ["1 before the first body"])
    }
  }

  @Test func aDelegateOfAMacIsToldToo() {
    #expect(
      ViewHost { AppWindow(Office()) }.texts == ["one", "NSApplicationDidFinishLaunchingNotification"])
  }
}
