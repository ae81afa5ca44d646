// SPDX-License-Identifier: Apache-2.0

/// One walk through the parts of a program.
struct Walk {
  /// A sheet that is asked for.
  struct Sheet {
    let name: String
    let content: Part
    let environment: Inputs
    let unit: String?
    /// Whether its presenter is made while views are laid out, so that it asks after the others.
    let isLate: Bool
  }

  let inputs: [Source: Inputs]
  let counts: [String: Int]
  private(set) var presented: [String: String]
  /// The presenters that were there before.
  private let known: Set<String>
  /// The tree that is walked through, and whether in a reader of it.
  private var level = ""
  private var isInReader = false
  var scene = ProgramModel.Scene()
  /// The unit that is walked through.
  private var unit: String?
  /// The outermost transition around the place that no element has taken yet.
  private var moving: Recipe.Transition?
  /// The layers around the place that every element gets for itself.
  private var layers: [String] = []

  init(
    inputs: [Source: Inputs], counts: [String: Int], presented: [String: String], known: Set<String>
  ) {
    self.inputs = inputs
    self.counts = counts
    self.presented = presented
    self.known = known
  }

  /// The texts of one element of a container; a part can make any number of them.
  typealias Element = [String]

  private func value(_ source: Source, _ environment: Inputs) -> Inputs {
    source == .environment ? environment : inputs[source] ?? Inputs()
  }

  private mutating func counter(_ name: String) -> String {
    scene.counters.insert(name)
    if let unit { scene.units[unit]?.counters.insert(name) }
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
      let sheet = step("s")
      scene.presenters.insert(sheet)
      if let unit { scene.units[unit]?.presenters.insert(sheet) }
      if value(source, environment).flags[k] {
        scene.askedFor[level, default: []].append(
          Sheet(
            name: sheet, content: part.children[1], environment: environment, unit: unit,
            isLate: isInReader && !known.contains(sheet)))
      }
      return first(part, path, environment)
    case .lifecycle:
      scene.places[name] = scene.places.count
      let content = first(part, path, environment)
      // A list that is empty has not appeared.
      if !content.isEmpty {
        scene.lifecycles.append(name)
        if let unit { scene.units[unit]?.lifecycles.append(name) }
      }
      return content
    case .change(let source, let k, _):
      let number = value(source, environment).numbers[k]
      scene.places[name] = scene.places.count
      scene.watched[name] = number
      if let unit { scene.units[unit]?.watched[name] = number }
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
    case .reader:
      let outer = isInReader
      isInReader = true
      defer { isInReader = outer }
      return [inElement { $0.first(part, path, environment) }.flatMap { $0 }]
    case .late:
      return [inElement { $0.first(part, path, environment) }.flatMap { $0 } + ["\(name)+"]]
    }
  }

  /// Presents one of the sheets that a tree asks for: the one that is presented already, else the first (P-18).
  mutating func presentSheets(of level: String) {
    let asked = scene.askedFor[level] ?? []
    let before = presented[level]
    // Once another one has left all ask again at the same time.
    let inTime = before == nil ? asked.filter { !$0.isLate } : []
    guard let sheet = asked.first(where: { $0.name == before }) ?? inTime.first ?? asked.first else {
      presented[level] = nil
      return
    }
    presented[level] = sheet.name
    let outer = (self.level, isInReader, unit)
    (self.level, isInReader, unit) = (sheet.name, false, sheet.unit)
    if before != sheet.name { presented[sheet.name] = nil }
    let content = inElement {
      $0.removable(sheet.content, named: sheet.name, sheet.name, sheet.environment, isSheet: true)
    }
    (self.level, isInReader, unit) = outer
    scene.sheets.append(content.flatMap { $0 })
    presentSheets(of: sheet.name)
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
    case .text, .counter, .stepper, .stack, .modified, .reader, .late: return outer ?? .opacity
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
