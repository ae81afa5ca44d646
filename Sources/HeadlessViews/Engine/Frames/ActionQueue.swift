// SPDX-License-Identifier: Apache-2.0

/// The client closures that wait for the end of the layout phase.
///
/// They run in this order: what leaves at once, then what appears (inner views before outer ones, C-2; initial
/// `onChange` calls in the same order, C-3), then changes, then preferences, then what leaves after its
/// replacement has appeared (I-8), then tasks (C-4). To change that order, change `run()`.
@MainActor
final class ActionQueue {
  typealias Action = () -> Void

  @exclusivity(unchecked) private var earlyDisappearances: [Action] = []
  @exclusivity(unchecked) private var appearances: [Action] = []
  @exclusivity(unchecked) private var changes: [Action] = []
  @exclusivity(unchecked) private var preferences: [Action] = []
  @exclusivity(unchecked) private var disappearances: [Action] = []
  @exclusivity(unchecked) private var tasks: [Action] = []

  /// Whether nothing waits. Asked several times a frame.
  @exclusivity(unchecked) private(set) var isEmpty = true

  /// Whether what is removed now disappears before its replacement appears (I-8).
  @exclusivity(unchecked) var removesBeforeAppearances = false

  func appear(_ action: @escaping Action) { add(action, to: &appearances) }
  func change(_ action: @escaping Action) { add(action, to: &changes) }
  func preference(_ action: @escaping Action) { add(action, to: &preferences) }
  func task(_ action: @escaping Action) { add(action, to: &tasks) }

  func disappear(_ action: @escaping Action, beforeAppearances: Bool) {
    if beforeAppearances {
      add(action, to: &earlyDisappearances)
    } else {
      add(action, to: &disappearances)
    }
  }

  private func add(_ action: @escaping Action, to actions: inout [Action]) {
    actions.append(action)
    isEmpty = false
  }

  /// Runs what waits; what the closures cause is computed in another pass of the same frame (C-8).
  func run() {
    Self.drain(&earlyDisappearances)
    Self.drain(&appearances)
    Self.drain(&changes)
    Self.drain(&preferences)
    Self.drain(&disappearances)
    Self.drain(&tasks)
    isEmpty =
      earlyDisappearances.isEmpty && appearances.isEmpty && changes.isEmpty && preferences.isEmpty
      && disappearances.isEmpty && tasks.isEmpty
  }

  /// Forgets what waits.
  func removeAll() {
    earlyDisappearances = []
    appearances = []
    changes = []
    preferences = []
    disappearances = []
    tasks = []
    isEmpty = true
  }

  private static func drain(_ actions: inout [Action]) {
    if actions.isEmpty { return }
    let current = actions
    actions.removeAll()
    for action in current { action() }
  }
}
