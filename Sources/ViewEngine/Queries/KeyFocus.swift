// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// The focus of the keyboard for code that goes by way of no view, as UIKit's `resignFirstResponder` does.
public enum KeyboardFocus {
  /// Takes the focus from the view that has it, in the host whose action or task is running; the state behind `focused`
  /// says so.
  @MainActor
  public static func resign() {
    guard let owner = HostContext.clock?.owner else { return }
    let graph = unsafeDowncast(owner.takeUnretainedValue(), to: ViewGraph.self)
    for root in graph.roots { root.loseFocusBelow() }
  }
}

extension ViewNode {
  /// Takes the focus: the state around that says so is written, and keys go here first.
  package func takeKeys() {
    if let node = nearest((any FocusableNode).self) {
      node.takeFocus()
    } else {
      graph.inputs.focusedNode?.loseFocus()
    }
    graph.inputs.sendKeys(to: self)
  }

  /// Takes the focus from this view or one below it.
  fileprivate func loseFocusBelow() {
    (self as? any FocusableNode)?.loseFocus()
    StackGuard.withRoom { forEachElement { $0.loseFocusBelow() } }
  }
}
