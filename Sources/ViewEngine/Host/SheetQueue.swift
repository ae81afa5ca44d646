// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// A node that may present a sheet when it is its turn.
@MainActor
package protocol SheetPresenter: ViewNode {
  /// Whether the node is among its tree's ``RootNode/waitingPresenters``.
  var waitsForSheet: Bool { get set }
  func presentSheet()
}

extension SheetPresenter {
  /// The tree that the sheet is presented from.
  package var sheetLevel: RootNode? { nearest(RootNode.self) }
}

/// The requests to present a sheet, or to end a presentation.
@MainActor
package struct SheetQueue {
  /// The nodes that ask for a sheet in this update; see ``UpdatePhase/grantSheets()``.
  package var requests: [any SheetPresenter] = []
  /// Swipes that take effect in the next frame.
  package var dismissals: [() -> Void] = []

  nonisolated init() {}

  mutating func takeDismissals() -> [() -> Void] {
    let taken = dismissals
    dismissals = []
    return taken
  }
}

// Each tree presents one sheet or cover at a time. If several are asked for at once, the first in the tree is
// presented. The next one follows when that one has left, if it is still asked for (P-18).
extension UpdatePhase {
  /// Presents the sheets that were asked for in this update, and reports those that have to wait.
  func grantSheets() {
    // A presenter that was removed since its request is in no tree any more.
    var requests = sheets.requests.filter { $0.marks.isDisjoint(with: [.removed, .frozen]) }
    sheets.requests = []
    while let level = requests.first?.sheetLevel {
      var asking = requests.filter { $0.sheetLevel === level }
      requests.removeAll { $0.sheetLevel === level }
      while !level.presentsSheet,
        let first = asking.count < 2 ? asking.first : level.firstPresenter(of: asking)
      {
        asking.removeAll { $0 === first }
        queue.beginTurn()
        first.presentSheet()
      }
      for presenter in asking where !presenter.waitsForSheet {
        presenter.waitsForSheet = true
        level.waitingPresenters.append(presenter)
        report(
          "Currently, only presenting a single sheet is supported. The next sheet will be presented when the "
            + "currently presented sheet gets dismissed.")
      }
    }
  }
}

extension RootNode {
  /// Called when the sheet has left and its binding says so: the waiting presenters may ask again.
  package func endSheet() {
    presentsSheet = false
    let waiting = waitingPresenters
    waitingPresenters = []
    for presenter in waiting {
      presenter.waitsForSheet = false
      graph.queue.invalidate(presenter, slots: 1)
    }
  }

  /// The first presenter in the order of the tree; a view comes before the views in it.
  fileprivate func firstPresenter(of presenters: [any SheetPresenter]) -> (any SheetPresenter)? {
    var waiting: [ViewNode] = [self]
    while let node = waiting.popLast() {
      if let found = presenters.first(where: { $0 === node }) { return found }
      for index in (0..<node.elementCount).reversed() { waiting.append(node.element(at: index)) }
    }
    return nil
  }
}
