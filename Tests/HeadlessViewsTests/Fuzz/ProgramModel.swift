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

  /// What is on screen, and the instances that are alive.
  struct Scene {
    var texts: [String] = []
    /// The texts of what is presented.
    var sheets: [[String]] = []
    /// The instances that say when they come and go, inner ones first.
    var lifecycles: [String] = []
    /// Those that watch a number, with the number.
    var watched: [String: Int] = [:]
    /// The instances with a count of taps.
    var counters: Set<String> = []
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
  /// - Returns: what must have been said since the last time: what appeared, changed and disappeared.
  mutating func rebuild(
    animation: Int? = nil
  ) -> (appeared: [String], changed: [String], disappeared: [String]) {
    let old = scene
    var walk = Walk(inputs: inputs, counts: counts)
    let elements = walk.elements(of: root, path: "", environment: Inputs())
    scene = walk.scene
    scene.texts = elements.flatMap { $0 }
    counts = counts.filter { scene.counters.contains($0.key) }
    let before = Set(old.lifecycles)
    let changed = scene.watched.compactMap { name, new in
      old.watched[name].flatMap { $0 == new ? nil : "~\(name) \($0) \(new)" }
    }
    return (
      scene.lifecycles.filter { !before.contains($0) }.map { "+\($0)" }, changed.sorted(),
      removals.change(from: old, to: scene, animation: animation).map { "-\($0)" }
    )
  }

  /// Lets time pass.
  ///
  /// - Returns: what must have been said meanwhile.
  mutating func wait(_ milliseconds: Int) -> [String] {
    removals.wait(milliseconds).map { "-\($0)" }
  }
}

/// One walk through the parts of a program.
private struct Walk {
  let inputs: [Source: Inputs]
  let counts: [String: Int]
  var scene = ProgramModel.Scene()
  /// The unit that is walked through.
  private var unit: String?
  /// The outermost transition around the place that no element has taken yet.
  private var moving: Recipe.Transition?
  /// The layers around the place that every element gets for itself.
  private var layers: [String] = []

  init(inputs: [Source: Inputs], counts: [String: Int]) {
    self.inputs = inputs
    self.counts = counts
  }

  /// The texts of one element of a container; a part can make any number of them.
  typealias Element = [String]

  private func value(_ source: Source, _ environment: Inputs) -> Inputs {
    source == .environment ? environment : inputs[source] ?? Inputs()
  }

  private mutating func counter(_ name: String) -> String {
    scene.counters.insert(name)
    return "\(name)#\(counts[name] ?? 0)"
  }

  mutating func elements(of part: Part, path: String, environment: Inputs) -> [Element] {
    let name = "\(path)/\(part.id)"
    func step(_ text: String) -> String { "\(path)/\(part.id)\(text)" }
    switch part.recipe {
    case .text(let source, let k): return [["\(name) \(value(source, environment).numbers[k])"]]
    case .counter: return [[counter(name)]]
    case .stepper(let k): return [["\(name)=\(inputs[.cell]?.numbers[k] ?? 0)"]]
    case .stack: return [inElement { $0.all(part, path, environment) }.flatMap { $0 }]
    case .group: return all(part, path, environment)
    case .branch(let source, let k, _, let second):
      let isFirst = value(source, environment).flags[k]
      if !isFirst && second == nil { return [] }
      let child = part.children[isFirst ? 0 : 1]
      return removable(child, named: step(isFirst ? "a" : "b"), path, environment)
    case .list(let source, let k, _):
      return value(source, environment).lists[k].flatMap {
        removable(part.children[0], named: step("r\($0)"), step("r\($0)"), environment)
      }
    case .identified(let source, let k, _):
      let path = step("i\(value(source, environment).numbers[k])")
      return removable(part.children[0], named: path, path, environment)
    case .erased(let source, let k, _):
      let path = step(value(source, environment).flags[k] ? "t" : "f")
      return removable(part.children[0], named: path, path, environment)
    case .writer(let source, _): return first(part, path, value(source, environment))
    case .sheet(let source, let k, _, _):
      let shown = first(part, path, environment)
      if value(source, environment).flags[k] {
        let content = inElement {
          $0.removable(part.children[1], named: step("s"), step("s"), environment, isSheet: true)
        }
        scene.sheets.append(content.flatMap { $0 })
      }
      return shown
    case .lifecycle:
      let content = first(part, path, environment)
      // A list that is empty has not appeared.
      if !content.isEmpty {
        scene.lifecycles.append(name)
        if let unit { scene.units[unit]?.lifecycles.append(name) }
      }
      return content
    case .change(let source, let k, _):
      scene.watched[name] = value(source, environment).numbers[k]
      return first(part, path, environment)
    case .styled: return first(part, path, environment)
    case .moving(let transition, _):
      let outer = moving
      moving = outer ?? transition
      defer { moving = outer }
      return first(part, path, environment)
    case .layered(let isBehind, let source, let k, _):
      let text = "\(name) \(value(source, environment).numbers[k])"
      layers.append(text)
      let content = first(part, path, environment)
      layers.removeLast()
      return content.map { isBehind ? [text] + $0 : $0 + [text] }
    case .modified:
      let content = inElement { $0.first(part, path, environment) }.flatMap { $0 }
      return [content + [counter(name)]]
    case .equatable: return [["\(path)/e\(part.id)"]] + first(part, path, environment)
    case .reader: return [inElement { $0.first(part, path, environment) }.flatMap { $0 }]
    }
  }

  /// The elements of a part that can be removed as a whole.
  private mutating func removable(
    _ part: Part, named name: String, _ path: String, _ environment: Inputs, isSheet: Bool = false
  ) -> [Element] {
    scene.units[name] = RemovalModel.Unit(
      parent: unit, isSheet: isSheet, transition: transition(of: part, environment, outer: moving))
    let outer = unit
    unit = name
    defer { unit = outer }
    let result = elements(of: part, path: path, environment: environment)
    scene.units[name]?.texts = result.flatMap { $0 + layers }
    return result
  }

  /// How a part goes: as the outermost transition of its only element says, several elements fade.
  private func transition(
    of part: Part, _ environment: Inputs, outer: Recipe.Transition?
  ) -> Recipe.Transition {
    var child: Part? = part.children.first
    var (environment, outer) = (environment, outer)
    switch part.recipe {
    case .text, .counter, .stepper, .stack, .modified, .reader: return outer ?? .opacity
    case .equatable: return .opacity
    case .group(let recipes): if recipes.count != 1 { return .opacity }
    case .branch(let source, let k, _, let second):
      if !value(source, environment).flags[k] { child = second == nil ? nil : part.children[1] }
    case .list(let source, let k, _):
      if value(source, environment).lists[k].count != 1 { return .opacity }
    case .writer(let source, _): environment = value(source, environment)
    case .moving(let transition, _): outer = outer ?? transition
    default: break
    }
    return child.map { transition(of: $0, environment, outer: outer) } ?? .opacity
  }

  /// Walks through what is inside of an element: it has no part in the transitions and layers around that.
  private mutating func inElement(_ walk: (inout Self) -> [Element]) -> [Element] {
    let outer = (moving, layers)
    (moving, layers) = (nil, [])
    defer { (moving, layers) = outer }
    return walk(&self)
  }

  private mutating func first(_ part: Part, _ path: String, _ environment: Inputs) -> [Element] {
    elements(of: part.children[0], path: path, environment: environment)
  }

  private mutating func all(_ part: Part, _ path: String, _ environment: Inputs) -> [Element] {
    var result: [Element] = []
    for child in part.children { result += elements(of: child, path: path, environment: environment) }
    return result
  }
}
