// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport

/// Runs a random program in the engine and in the model, and compares them after every step.
@MainActor
struct ProgramRunner {
  private let driver = Driver()
  private let host: ViewHost
  private var model: ProgramModel
  private let mayDisappearFirst: Bool

  private init(_ recipe: Recipe) {
    mayDisappearFirst = "\(recipe)".contains(".moving(.identity")
    var next = 0
    let root = Part(recipe, next: &next)
    let driver = driver
    host = ViewHost(size: CGSize(width: 200, height: 300)) { ProgramView(root: root, driver: driver) }
    model = ProgramModel(root)
  }

  /// Runs a program.
  ///
  /// - Returns: the first difference between the engine and the model, nil if there is none.
  static func run(_ program: Program) async throws -> String? {
    var runner = ProgramRunner(program.recipe)
    if let difference = try runner.compareMount() { return "mounting: \(difference)" }
    for (index, step) in program.steps.enumerated() {
      if let difference = try runner.take(step) { return "step \(index) \(step): \(difference)" }
      if step.wait == 0 { continue }
      if let difference = try await runner.wait(step.wait) {
        return "after step \(index) \(step): \(difference)"
      }
    }
    return try runner.compareUnmount()
  }

  private mutating func take(_ step: [Action]) throws -> String? {
    let changes = step.changes
    try withAnimation(step.animation.map { .linear(duration: Double($0) / 1000) }) {
      for action in changes { try perform(action, isAlone: changes.count == 1) }
    }
    try host.render()
    let expected = model.rebuild(animation: step.animation)
    return try compare(expected)
  }

  private mutating func perform(_ action: Action, isAlone: Bool) throws {
    switch action {
    case .tap(let position):
      let labels = host.buttons.labels
      // A button of an earlier state of the screen in this step is as good as any.
      if labels.isEmpty || !isAlone { return }
      try host.buttons[position % labels.count].tap()
      model.tap(labels[position % labels.count])
    case .resize(let width, let height):
      host.resize(to: CGSize(width: width, height: height))
    default: write(action)
    }
    model.perform(action)
  }

  private mutating func wait(_ milliseconds: Int) async throws -> String? {
    try await host.advance(by: .milliseconds(milliseconds))
    let gone = model.wait(milliseconds)
    return try compare(gone)
  }

  private func write(_ action: Action) {
    switch action.source {
    case .plain: change(driver.plain, action)
    case .cell: change(driver.cell, action)
    case .object: action.change(&driver.object.inputs)
    case .model: action.change(&driver.model.inputs)
    case .environment, nil: break
    }
  }

  private func change(_ binding: Binding<Inputs>?, _ action: Action) {
    guard let binding else { return }
    action.change(&binding.wrappedValue)
  }

  private mutating func compareMount() throws -> String? {
    try compare(model.saidAtMount)
  }

  private mutating func compareUnmount() throws -> String? {
    let alive = model.scene.lifecycles + model.removals.lifecycles
    host.unmount()
    let said = driver.log.take()
    return said.sorted() == alive.map { "-\($0)" }.sorted()
      ? nil : "unmounting: said \(said), expected \(alive.map { "-\($0)" })"
  }

  private func compare(_ expected: Said) throws -> String? {
    let scene = model.scene
    if scene.sheets.isEmpty {
      if host.texts != scene.texts { return "texts \(host.texts), expected \(scene.texts)" }
    } else {
      let shown = host.presentations.map(\.texts)
      if shown.map(\.description).sorted() != scene.sheets.map(\.description).sorted() {
        return "sheets \(shown), expected \(scene.sheets)"
      }
    }
    if host.presentations.count != scene.sheets.count {
      return "\(host.presentations.count) sheets, expected \(scene.sheets.count)"
    }
    if let difference = compareLog(expected) { return difference }
    if scene.sheets.isEmpty {
      let leaving = host.displayList.filter(\.isRemoving).compactMap(\.text).map(Self.name).sorted()
      let expected = model.removals.texts.map(Self.name).sorted()
      if leaving != expected { return "leaving \(leaving), expected \(expected)" }
    }
    let fresh = host.recomputedDisplayList()
    if host.displayList != fresh { return "display list\n\(host.displayList)\nexpected\n\(fresh)" }
    // Of several sheets of one tree all but one wait, and say so.
    let others = host.diagnostics.filter { !$0.hasPrefix("Currently, only presenting a single sheet") }
    if !others.isEmpty { return "diagnostics \(others)" }
    if try host.render().frames != 0 { return "not at rest" }
    return driver.log.take().isEmpty ? nil : "something was said by a recheck"
  }

  /// The instance that shows a text: what comes before its number. It may be changed in the frame in which it leaves.
  private static func name(_ text: String) -> Substring {
    text.prefix { $0 != " " && $0 != "#" && $0 != "=" }
  }

  private func compareLog(_ expected: Said) -> String? {
    let said = driver.log.take()
    func those(_ mark: Character) -> [String] { said.filter { $0.first == mark } }
    let gone = expected.disappeared.flatMap { $0 }
    for (mark, expected) in [
      ("+", expected.appeared), ("~", expected.changed), ("-", gone),
    ] as [(Character, [String])] where those(mark).sorted() != expected.sorted() {
      return "said \(those(mark)), expected \(expected)"
    }
    return compareOrder(said, expected)
  }

  /// Compares the order in which the instances of one tree have said what they say. What a sheet shows waits until the
  /// sheet that it follows has gone (P-18).
  private func compareOrder(_ said: [String], _ expected: Said) -> String? {
    let trees = Dictionary(grouping: said, by: Self.sheet)
    for (tree, said) in trees {
      for (mark, expected) in [("+", expected.appeared), ("~", expected.changed)] as [(Character, [String])] {
        let inTree = expected.filter { Self.sheet($0) == tree }
        if said.filter({ $0.first == mark }) != inTree {
          return "said \(said) in \(tree), expected \(inTree)"
        }
      }
      for group in expected.disappeared {
        let inTree = group.filter { Self.sheet($0) == tree }
        if said.filter(inTree.contains) != inTree { return "said \(said) in \(tree), expected \(inTree)" }
      }
      // Changes come first, then what appears, then what disappears (R-33), but for the identity transition (I-8).
      let kinds = said.map { $0.first == "~" ? 0 : $0.first == "+" ? 1 : 2 }
      if kinds != kinds.sorted(), !mayDisappearFirst { return "said \(said) in \(tree): one kind too early" }
    }
    return nil
  }

  /// The way to the innermost sheet around a view that said something; empty in the window.
  private static func sheet(_ entry: String) -> Substring {
    let way = entry.dropFirst().split(separator: "/")
    guard let last = way.lastIndex(where: { $0.hasSuffix("s") }) else { return "" }
    return entry[way[0].startIndex..<way[last].endIndex]
  }
}
