// SPDX-License-Identifier: Apache-2.0

/// What a random program must show, worked out from scratch after every step, without the engine.
///
/// State belongs to instances, and an instance is named by its part and the rows, ids and branches on the way
/// to it. What is not there any more is forgotten; what is new starts at its initial value.
struct ProgramModel {
  private(set) var inputs: [Source: Inputs] = [
    .plain: Inputs(), .cell: Inputs(), .object: Inputs(), .model: Inputs(),
  ]
  private let root: Part
  private var counts: [String: Int] = [:]
  private(set) var scene: Scene
  private(set) var removals = RemovalModel()
  /// The sheet that is presented from each tree, by the tree's name (P-18).
  private var presented: [String: String] = [:]

  /// What is on screen, and the instances that are alive.
  struct Scene {
    var texts: [String] = []
    /// The texts of what is presented.
    var sheets: [[String]] = []
    /// The instances that say when they come and go.
    var lifecycles: [String] = []
    /// Where the instances that say something stand in the order of the tree.
    var places: [String: Int] = [:]
    /// Those that watch a number, with the number.
    var watched: [String: Int] = [:]
    /// The instances with a count of taps.
    var counters: Set<String> = []
    /// The sheets that are asked for in each tree, in the order of the tree; those that are not the one are waiting.
    var askedFor: [String: [Walk.Sheet]] = [:]
    /// Every view that could present a sheet.
    var presenters: Set<String> = []
    /// What can be removed as a whole: branches, rows, views with an id, wrapped views, what sheets present.
    var units: [String: RemovalModel.Unit] = [:]
  }

  init(_ root: Part) {
    self.root = root
    scene = Scene()
    _ = rebuild()
  }

  /// Does what the action does, and returns whether it is one that this model carries out.
  mutating func perform(_ action: Action) {
    if let source = action.source { action.change(&inputs[source, default: Inputs()]) }
  }

  /// Taps a button by its label, as the screen shows it.
  mutating func tap(_ label: String) {
    if let mark = label.lastIndex(of: "#") {
      counts[String(label[..<mark]), default: 0] += 1
    } else if let k = stepperIndex(label) {
      inputs[.cell]?.numbers[k] += 100
    }
  }

  private func stepperIndex(_ label: String) -> Int? {
    guard let slash = label.lastIndex(of: "/"), let mark = label.lastIndex(of: "="),
      let id = Int(label[label.index(after: slash)..<mark])
    else { return nil }
    return Self.part(id, in: root).flatMap { if case .stepper(let k) = $0.recipe { k } else { nil } }
  }

  private static func part(_ id: Int, in part: Part) -> Part? {
    if part.id == id { return part }
    for child in part.children {
      if let found = Self.part(id, in: child) { return found }
    }
    return nil
  }

  /// Works everything out anew.
  ///
  /// - Parameter animation: How long the changes since the last time take, in milliseconds.
  /// - Returns: what must have been said since the last time.
  mutating func rebuild(animation: Int? = nil) -> Said {
    var old = scene
    var walk = Walk(
      inputs: inputs, counts: counts, presented: presented,
      known: old.presenters.union(removals.presenters))
    let elements = walk.elements(of: root, path: "", environment: Inputs())
    walk.presentSheets(of: "")
    presented = walk.presented
    scene = walk.scene
    scene.texts = elements.flatMap { $0 }
    removals.bringBack(scene, into: &old)
    let before = Set(old.lifecycles)
    let changed = scene.watched.keys.filter { old.watched[$0] != nil && old.watched[$0] != scene.watched[$0] }
    let said = Said(
      appeared: backwards(scene.lifecycles.filter { !before.contains($0) }).map { "+\($0)" },
      changed: backwards(changed).map { "~\($0) \(old.watched[$0] ?? 0) \(scene.watched[$0] ?? 0)" },
      disappeared: removals.change(from: old, to: scene, animation: animation).map { $0.map { "-\($0)" } })
    counts = counts.filter { scene.counters.contains($0.key) || removals.counters.contains($0.key) }
    return said
  }

  /// Instances in the order in which they have their turn: later ones first, those inside before those around them (R-30,
  /// R-32).
  private func backwards(_ names: [String]) -> [String] {
    names.sorted { scene.places[$0, default: 0] > scene.places[$1, default: 0] }
  }

  /// What must be said when the program is mounted.
  var saidAtMount: Said { Said(appeared: backwards(scene.lifecycles).map { "+\($0)" }) }

  /// Lets time pass.
  ///
  /// - Returns: what must have been said meanwhile.
  mutating func wait(_ milliseconds: Int) -> Said {
    Said(disappeared: removals.wait(milliseconds).map { $0.map { "-\($0)" } })
  }
}

/// What the instances of a program must say, each kind in its order.
struct Said {
  var appeared: [String] = []
  var changed: [String] = []
  /// By what went as a whole. In which order several things go is not said.
  var disappeared: [[String]] = []
}
