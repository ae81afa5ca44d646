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
  }

  init(_ root: Part) {
    self.root = root
    scene = Scene()
    rebuild()
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
  /// - Returns: what must have been said since the last time: what appeared, changed and disappeared.
  @discardableResult
  mutating func rebuild() -> (appeared: [String], changed: [String], disappeared: [String]) {
    let old = scene
    var walk = Walk(inputs: inputs, counts: counts)
    let elements = walk.elements(of: root, path: "", environment: Inputs())
    scene = walk.scene
    scene.texts = elements.flatMap { $0 }
    counts = counts.filter { scene.counters.contains($0.key) }
    let before = Set(old.lifecycles)
    let after = Set(scene.lifecycles)
    let changed = scene.watched.compactMap { name, new in
      old.watched[name].flatMap { $0 == new ? nil : "~\(name) \($0) \(new)" }
    }
    return (
      scene.lifecycles.filter { !before.contains($0) }.map { "+\($0)" }, changed.sorted(),
      old.lifecycles.filter { !after.contains($0) }.map { "-\($0)" }
    )
  }
}

/// One walk through the parts of a program.
private struct Walk {
  let inputs: [Source: Inputs]
  let counts: [String: Int]
  var scene = ProgramModel.Scene()

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
    case .stack: return [all(part, path, environment).flatMap { $0 }]
    case .group: return all(part, path, environment)
    case .branch(let source, let k, _, let second):
      if value(source, environment).flags[k] { return first(part, path, environment) }
      return second == nil ? [] : elements(of: part.children[1], path: path, environment: environment)
    case .list(let source, let k, _):
      return value(source, environment).lists[k].flatMap { first(part, step("r\($0)"), environment) }
    case .identified(let source, let k, _):
      return first(part, step("i\(value(source, environment).numbers[k])"), environment)
    case .erased(let source, let k, _):
      return first(part, step(value(source, environment).flags[k] ? "t" : "f"), environment)
    case .writer(let source, _): return first(part, path, value(source, environment))
    case .sheet(let source, let k, _, _):
      let shown = first(part, path, environment)
      if value(source, environment).flags[k] {
        let content = elements(of: part.children[1], path: step("s"), environment: environment)
        scene.sheets.append(content.flatMap { $0 })
      }
      return shown
    case .lifecycle:
      let content = first(part, path, environment)
      // A list that is empty has not appeared.
      if !content.isEmpty { scene.lifecycles.append(name) }
      return content
    case .change(let source, let k, _):
      scene.watched[name] = value(source, environment).numbers[k]
      return first(part, path, environment)
    case .styled: return first(part, path, environment)
    case .layered(let isBehind, let source, let k, _):
      let text = "\(name) \(value(source, environment).numbers[k])"
      return first(part, path, environment).map { isBehind ? [text] + $0 : $0 + [text] }
    case .modified:
      let content = first(part, path, environment).flatMap { $0 }
      return [content + [counter(name)]]
    case .equatable: return [["\(path)/e\(part.id)"]] + first(part, path, environment)
    case .reader: return [first(part, path, environment).flatMap { $0 }]
    }
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
