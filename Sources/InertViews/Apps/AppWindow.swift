// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

/// What is in the first window of an app, with the app's own state and what its scenes put around the window: a screen for
/// a `ViewHost`.
///
///     let host = ViewHost { AppWindow(Shop()) }
///
/// The app's body is not counted: no view of its own runs. An app without a window is empty. An app's delegate, where
/// there is one, begins before that body, and is in the environment if it can be observed.
public struct AppWindow<Program: App>: View, BuiltInView, ProgramWindow {
  private let app: Connected<Program>

  public init(_ app: Program) {
    self.app = Connected(app)
  }

  public var body: some View {
    let delegates = Mirror(reflecting: app.value).children.compactMap {
      ($0.value as? any _AppDelegateAdaptor)?._delegate
    }
    return app.value.body._firstWindow.map { delegates.reduce($0, Self.given) }
  }

  private static func given(_ content: AnyView, _ delegate: AnyObject) -> AnyView {
    if let delegate = delegate as? any ObservableObject {
      return AnyView(content.environmentObject(delegate))
    }
    if let delegate = delegate as? any AnyObject & Observable {
      return AnyView(content.environment(delegate))
    }
    return content
  }
}

/// Engine internals: a property of an app that stands for the object which the system tells of the app's beginning.
@MainActor
@preconcurrency
public protocol _AppDelegateAdaptor {
  /// The object, to which the app has begun.
  var _delegate: AnyObject { get }
}
