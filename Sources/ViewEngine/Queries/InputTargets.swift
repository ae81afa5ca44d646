// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Which views taps, keys and the pointer go to.
@MainActor
package struct InputTargets {
  /// Whether `allowsHitTesting`, or a gesture beside or before others, is in use; a tap looks for them only then.
  package private(set) var hasBarriers = false
  package private(set) var hasParallelGestures = false
  /// Whether a view can have the focus that is no field.
  package private(set) var hasKeyHolders = false
  /// The node that a tap gave the focus to.
  package private(set) weak var focusedNode: (any FocusableNode)?
  /// The view that a key goes to first: the one that a tap gave the focus to, whether or not a state says so.
  package private(set) weak var keyView: ViewNode?
  /// The views under the pointer, inner views first.
  private(set) var hovered: [any HoverTarget] = []

  nonisolated init() {}

  /// Notes that a view may refuse taps.
  package mutating func noteBarrier() { hasBarriers = true }

  /// Notes that a gesture is recognised beside or before others.
  package mutating func noteParallelGesture() { hasParallelGestures = true }

  /// Notes that a view takes keys.
  package mutating func noteKeyHolder() { hasKeyHolders = true }

  /// Notes the node that has the focus.
  package mutating func focus(_ node: any FocusableNode) { focusedNode = node }

  /// Notes that a node has left.
  package mutating func forget(_ node: any FocusableNode) {
    if focusedNode === node { focusedNode = nil }
  }

  /// Sends keys to a view first.
  mutating func sendKeys(to view: ViewNode) { keyView = view }

  /// Notes what is under the pointer.
  ///
  /// - Returns: what was under it until now.
  mutating func hover(_ targets: [any HoverTarget]) -> [any HoverTarget] {
    let before = hovered
    hovered = targets
    return before
  }
}
