// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// Undoes what was registered with it, last first.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private var undoing: [() -> Void] = []
  private var redoing: [() -> Void] = []
  private var isRedoing = false
  open private(set) var isUndoing = false
  open var canUndo: Bool { !undoing.isEmpty }
  open var canRedo: Bool { !redoing.isEmpty }
  open var levelsOfUndo = 0

  nonisolated public override init() { super.init() }

  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    if isUndoing {
      redoing.append { handler(target) }
    } else {
      if !isRedoing { redoing = [] }
      undoing.append { handler(target) }
    }
  }
  open func undo() {
    isUndoing = true
    undoing.popLast()?()
    isUndoing = false
  }
  open func redo() {
    isRedoing = true
    redoing.popLast()?()
    isRedoing = false
  }
  open func removeAllActions() {
    undoing = []
    redoing = []
  }
  open func setActionName(_ name: String) {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}
