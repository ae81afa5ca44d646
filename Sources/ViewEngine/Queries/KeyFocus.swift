// SPDX-License-Identifier: Apache-2.0

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
}
