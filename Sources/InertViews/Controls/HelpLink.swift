// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// A button with a question mark.
///
/// - Source: Apple, `HelpLink`.
public struct HelpLink: View, BuiltInView {
  @Environment(\.openURL) private var openURL
  private let action: (() -> Void)?
  private let destination: URL?

  public init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }
  public init(destination: URL) {
    action = nil
    self.destination = destination
  }
  /// A page of a book of help; there is none, and a tap does nothing.
  public init(anchor: String, book: String? = nil) {
    action = nil
    destination = nil
  }

  public var body: some View {
    let (action, destination, openURL) = (action, destination, openURL)
    Button(action: {
      action?()
      if let destination { openURL(destination) }
    }) {
      Image(systemName: "questionmark.circle")
    }
    .accessibilityLabel("Help")
  }
}

/// A button that would open the window of settings; tapping it does nothing.
///
/// - Source: Apple, `SettingsLink`.
public struct SettingsLink<Label: View>: View, BuiltInView {
  private let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button(action: {}) { label }
  }
}

/// The label of a link to settings without one of its own.
public struct DefaultSettingsLinkLabel: View, BuiltInView {
  public var body: some View { Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// Opens the window of settings; there is none.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens the window of settings; there is none.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}
