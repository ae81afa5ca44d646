// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The client closures that wait for the end of the layout phase.
///
/// No other code knows their order: ``run()`` has the order of the kinds, and ``ActionOrder`` the order of the views
/// within a kind. Code that queues an action only states its kind and its node.
///
/// Changes of existing views come first, then appearing views, then disappearing ones; a view with the identity
/// transition disappears before its replacement appears (I-8).
@MainActor
package final class ActionQueue {
  package typealias Action = () -> Void

  @exclusivity(unchecked) private var changes = ActionOrder.Entries()
  @exclusivity(unchecked) private var earlyDisappearances: [Action] = []
  @exclusivity(unchecked) private var appearances = ActionOrder.Entries()
  @exclusivity(unchecked) private var preferences: [Action] = []
  @exclusivity(unchecked) private var completions: [Action] = []
  @exclusivity(unchecked) private var disappearances: [Action] = []

  /// Whether no action waits. Checked several times a frame.
  @exclusivity(unchecked) private(set) var isEmpty = true

  /// Whether views that are removed now disappear before their replacements appear (I-8).
  @exclusivity(unchecked) private var removesBeforeAppearances = false

  /// For an existing view of which a value has changed.
  package func change(_ node: ViewNode, _ action: consuming @escaping Action) {
    changes.append(node, action)
    isEmpty = false
  }

  /// For a new view. A node queues it before its content is made, so that the queue is in the order of the tree.
  package func appear(_ node: ViewNode, _ action: @escaping Action) {
    appearances.append(node, action)
    isEmpty = false
  }

  /// For a preference or another value that is passed up the tree.
  func preference(_ action: @escaping Action) { add(action, to: &preferences) }

  /// For the end of an animation that ends at once.
  func completion(_ action: @escaping Action) { add(action, to: &completions) }

  /// For a view that is removed or is no longer visible. Nodes are removed in the order in which these actions must
  /// run: in one tree later siblings first and children before parents (``ViewNode/remove()``), and several trees one
  /// after the other.
  func disappear(_ action: @escaping Action) {
    if removesBeforeAppearances {
      add(action, to: &earlyDisappearances)
    } else {
      add(action, to: &disappearances)
    }
  }

  /// Removes views.
  ///
  /// - Parameter isEarly: Whether they disappear before their replacements appear.
  func disappearing(beforeAppearances isEarly: Bool, _ removal: () -> Void) {
    removesBeforeAppearances = isEarly
    removal()
    removesBeforeAppearances = false
  }

  /// For work that follows when views have been removed, such as the presentation of the next sheet.
  package func finish(_ action: @escaping Action) { add(action, to: &disappearances) }

  private func add(_ action: @escaping Action, to actions: inout [Action]) {
    actions.append(action)
    isEmpty = false
  }

  /// Runs the waiting closures; another pass of the same frame computes the changes that they make (C-8).
  func run() {
    Self.drain(&changes)
    Self.drain(&earlyDisappearances)
    Self.drain(&appearances)
    Self.drain(&preferences)
    Self.drain(&completions)
    Self.drain(&disappearances)
    isEmpty =
      changes.all.isEmpty && earlyDisappearances.isEmpty && appearances.all.isEmpty && preferences.isEmpty
      && completions.isEmpty && disappearances.isEmpty
  }

  /// Forgets what waits.
  func removeAll() {
    changes = ActionOrder.Entries()
    earlyDisappearances = []
    appearances = ActionOrder.Entries()
    preferences = []
    completions = []
    disappearances = []
    isEmpty = true
  }

  private static func drain(_ actions: inout [Action]) {
    if actions.isEmpty { return }
    let current = actions
    actions.removeAll()
    for action in current { action() }
  }

  private static func drain(_ entries: inout ActionOrder.Entries) {
    if entries.all.isEmpty { return }
    var current = ActionOrder.Entries()
    swap(&current, &entries)
    for entry in current.sorted().reversed() { entry.action() }
  }
}
