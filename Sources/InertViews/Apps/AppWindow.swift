// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

/// What is in the first window of an app, with the app's own state and what its scenes put around the window: a screen for
/// a `ViewHost`.
///
///     let host = ViewHost { AppWindow(Shop()) }
///
/// The app's body is not counted: no view of its own runs. An app without a window is empty.
public struct AppWindow<Program: App>: View, BuiltInView {
  private let app: Connected<Program>

  public init(_ app: Program) {
    self.app = Connected(app)
  }

  public var body: some View { app.value.body._firstWindow }
}
