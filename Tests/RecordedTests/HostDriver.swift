// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import RecordedScreens

/// Shows recorded screens on this package's engine.
@MainActor final class HostDriver: ScreenDriver {
  private(set) var host: ViewHost?

  func show<Content: View>(_ content: Content, in size: CGSize) throws {
    host?.unmount()
    host = ViewHost(size: size) { content }
    try host?.render()
  }

  func settle() async throws {
    try await host?.advance(by: .zero)
  }

  func wait(_ seconds: Double) async throws {
    try await host?.advance(by: .seconds(seconds))
  }

  func resize(to size: CGSize) async throws {
    host?.resize(to: size)
    try host?.render()
  }

  func tap(_ label: String) throws {
    try host?.tapAndRender(label)
  }

  func tap(at point: CGPoint) throws {
    try host?.tap(at: point)
    try host?.render()
  }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers, phases: KeyPress.Phases) throws {
    try host?.pressKey(key, modifiers: modifiers, phases: phases)
    try host?.render()
  }

  func drag(_ identifier: String, by offset: CGSize) throws {
    try host?[identifier].drag(by: offset)
    try host?.render()
  }

  var texts: [String] {
    host?.texts ?? []
  }

  func close() {
    host?.unmount()
    host = nil
  }
}
