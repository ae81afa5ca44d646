// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

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
