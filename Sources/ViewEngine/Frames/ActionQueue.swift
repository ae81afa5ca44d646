// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// The client closures that wait for the end of the layout phase.
///
/// This is the one place that knows their order: ``run()`` says which kind comes after which, and ``ActionOrder`` in which
/// order the views of one kind have their turn. Whoever queues an action only says what kind it is and whose.
///
/// Changes of views that were there come first, then what appears, then what disappears; a view with the identity
/// transition disappears before its replacement appears (I-8).
@MainActor
package final class ActionQueue {
  package typealias Action = () -> Void

  @exclusivity(unchecked) private var changes: ContiguousArray<ActionOrder.Entry> = []
  @exclusivity(unchecked) private var earlyDisappearances: [Action] = []
  @exclusivity(unchecked) private var appearances: ContiguousArray<ActionOrder.Entry> = []
  @exclusivity(unchecked) private var preferences: [Action] = []
  @exclusivity(unchecked) private var completions: [Action] = []
  @exclusivity(unchecked) private var disappearances: [Action] = []

  /// Whether nothing waits. Asked several times a frame.
  @exclusivity(unchecked) private(set) var isEmpty = true

  /// Whether what is removed now disappears before its replacement appears (I-8).
  @exclusivity(unchecked) var removesBeforeAppearances = false

  /// For a view that was there and has seen a change.
  package func change(_ node: ViewNode, _ action: @escaping Action) {
    add(ActionOrder.Entry(node, action), to: &changes)
  }

  /// For a view that has come. Queued by a node before its content is made, so that the queue is in the order of the tree.
  package func appear(_ node: ViewNode, _ action: @escaping Action) {
    add(ActionOrder.Entry(node, action), to: &appearances)
  }

  /// For a value that has come up the tree.
  func preference(_ action: @escaping Action) { add(action, to: &preferences) }

  /// For the end of an animation that is over at once.
  func completion(_ action: @escaping Action) { add(action, to: &completions) }

  /// For a view that goes, or has gone out of sight. Trees are removed in the order in which these are to run: of one
  /// tree the later siblings first and children before parents (``ViewNode/remove()``), of several one after the other
  ///
  func disappear(_ action: @escaping Action) {
    if removesBeforeAppearances {
      add(action, to: &earlyDisappearances)
    } else {
      add(action, to: &disappearances)
    }
  }

  /// For what follows after views have gone, such as the presentation of the next sheet.
  package func finish(_ action: @escaping Action) { add(action, to: &disappearances) }

  @inline(__always)
  private func add<Entry>(_ entry: Entry, to entries: inout ContiguousArray<Entry>) {
    entries.append(entry)
    isEmpty = false
  }

  private func add(_ action: @escaping Action, to actions: inout [Action]) {
    actions.append(action)
    isEmpty = false
  }

  /// Runs what waits; what the closures cause is computed in another pass of the same frame (C-8).
  func run() {
    Self.drain(&changes)
    Self.drain(&earlyDisappearances)
    Self.drain(&appearances)
    Self.drain(&preferences)
    Self.drain(&completions)
    Self.drain(&disappearances)
    isEmpty =
      changes.isEmpty && earlyDisappearances.isEmpty && appearances.isEmpty && preferences.isEmpty
      && completions.isEmpty && disappearances.isEmpty
  }

  /// Forgets what waits.
  func removeAll() {
    changes = []
    earlyDisappearances = []
    appearances = []
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

  private static func drain(_ entries: inout ContiguousArray<ActionOrder.Entry>) {
    if entries.isEmpty { return }
    var current = entries
    entries.removeAll()
    ActionOrder.sort(&current)
    for entry in current.reversed() { entry.action() }
  }
}
