// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that is shown over the host's content and has a tree of its own.
public struct Presentation {
  public enum Kind: String, Sendable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu
  }

  public let kind: Kind
  let root: RootNode
  let presenter: any PresentingNode

  /// Removes the presentation as a swipe does: the view leaves at the next frame, then the binding is set (P-13).
  @MainActor
  public func dismissInteractively() throws {
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

  public func callAsFunction() {
    presenter?.dismissByAction()
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
