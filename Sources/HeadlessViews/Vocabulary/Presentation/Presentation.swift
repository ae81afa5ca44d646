// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// A sheet, an alert or the like: a view over the host's content, with a tree of its own.
///
/// Once it has been dismissed, or its host is gone, it shows nothing.
public struct Presentation {
  public enum Kind: String, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu
  }

  public let kind: Kind
  let root: RootNode
  let presenter: any PresentingNode

  /// Whether the presentation is on screen.
  @MainActor var isThere: Bool {
    !root.marks.contains(.removed) && !presenter.marks.contains(.removed)
  }

  /// Removes the presentation as a swipe does: the view leaves at the next frame, then the binding is set (P-13).
  ///
  /// - Throws: ``QueryError`` when the presentation has left already.
  @MainActor
  public func dismissInteractively() throws {
    guard isThere else { throw QueryError("The \(kind.rawValue) has left the screen.") }
    presenter.dismissInteractively()
  }
}

/// A node that shows a presentation.
@MainActor
protocol PresentingNode: ViewNode {
  func dismissInteractively()
  /// Sets the binding so that the presentation ends; what `dismiss()` does.
  func dismissByAction()
}

/// Ends the presentation that a view is in.
///
/// - Source: Apple, `DismissAction`.
@MainActor
public struct DismissAction {
  weak var presenter: (any PresentingNode)?

  nonisolated init() {}

  init(presenter: any PresentingNode) {
    self.presenter = presenter
  }

  /// Does nothing once the view has left.
  public func callAsFunction() {
    guard let presenter, !presenter.marks.contains(.removed) else { return }
    presenter.dismissByAction()
  }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Ends the presentation around the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
