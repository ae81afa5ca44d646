// SPDX-License-Identifier: Apache-2.0

/// A node with an action for a tap.
@MainActor
package protocol Tappable: ViewNode {
  func tap()
}

/// A node with a value beside its label.
@MainActor
package protocol ValueNode: ViewNode {
  var elementValue: String { get }
}

extension ViewNode {
  /// The control that this view is a part of, or the view with a gesture.
  var control: ViewNode? { selfAndAncestors.first { $0 is any Tappable || $0 is any ValueNode } }
}
