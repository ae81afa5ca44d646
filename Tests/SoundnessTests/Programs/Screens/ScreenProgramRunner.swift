// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension ScreenAnimation {
  var animation: Animation {
    switch self {
    case .linear: .linear(duration: 0.05)
    case .spring: .spring(duration: 0.1)
    case .bouncy: .spring(duration: 0.08, bounce: 0.4)
    case .fastSpring: .spring(response: 0.03, dampingFraction: 0.6)
    }
  }
}

/// Runs a random program and compares, after every step, each screen with one that is built from scratch.
@MainActor
struct ScreenProgramRunner {
  private let part: ScreenPart
  private let board = ScreenBoard()
  private var hosts: [ViewHost?] = []
  private var kept: [Element] = []
  /// Where a turned or scaled view gets another size, what is in it is drawn elsewhere, and that is not counted.
  private let countsAllEdits: Bool

  /// - Returns: the first difference, nil if there is none.
  static func run(_ program: ScreenProgram) async throws -> String? {
    var runner = ScreenProgramRunner(part: program.part)
    for index in 0..<program.hostCount { runner.hosts.append(runner.makeHost(index)) }
    if let difference = try runner.renderAll() { return "mounting: \(difference)" }
    for (index, step) in program.steps.enumerated() {
      if let difference = try await runner.take(step) { return "step \(index) \(step): \(difference)" }
    }
    for host in runner.hosts { host?.unmount() }
    return nil
  }

  private init(part: ScreenPart) {
    self.part = part
    let description = "\(part)"
    countsAllEdits = !description.contains("rotation") && !description.contains("scale")
  }

  private func makeHost(_ index: Int) -> ViewHost {
    let (part, board) = (part, board)
    return ViewHost(size: CGSize(width: 200 - 30 * index, height: 260)) {
      ScreenPartView(part: part, board: board)
    }
  }

  private mutating func take(_ step: [ScreenAction]) async throws -> String? {
    var animation: Animation?
    for action in step {
      switch action {
      case .animate(let kind): animation = kind.animation
      case .wait(let milliseconds):
        // Before time passes, what was changed starts on its way.
        if let difference = try renderAll() { return difference }
        for host in hosts { try await host?.advance(by: .milliseconds(milliseconds)) }
        // What came to its end in a later host may have changed what an earlier one shows.
        if let difference = hosts.count > 1 ? try renderAll() : difference() {
          return "after a time: \(difference)"
        }
      default:
        try withAnimation(animation) { try perform(action) }
      }
    }
    return try renderAll()
  }

  private mutating func perform(_ action: ScreenAction) throws {
    if action.change(board) { return }
    switch action {
    case .tap(let position): try act(on: \.buttons, position) { try $0.tap() }
    case .type(let position, let text): try act(on: \.textFields, position) { try $0.typeText(text) }
    // Not everything can be dragged.
    case .drag(let position, let x, let y):
      try act(on: \.staticTexts, position) { try? $0.drag(by: CGSize(width: x, height: y)) }
    case .dismiss: try? hosts.first??.presentations.last?.dismissInteractively()
    case .resize(let width, let height):
      for host in hosts { host?.resize(to: CGSize(width: width, height: height)) }
    case .drop(let index): if index < hosts.count { hosts[index] = nil }
    case .unmount(let index):
      if index < hosts.count {
        hosts[index]?.unmount()
        hosts[index] = nil
      }
    case .keep(let position):
      var found: Element?
      try act(on: \.buttons, position) { found = try $0.resolved() }
      if let found { kept.append(found) }
    case .useKept:
      for element in kept {
        // What has left says so.
        try? element.tap()
        _ = try? element.frame
      }
    case .mount(let index): if index < hosts.count, hosts[index] == nil { hosts[index] = makeHost(index) }
    default: break
    }
  }

  /// Acts on one of the first screen's elements that can be acted on.
  private func act(
    on query: KeyPath<ViewHost, ElementQuery>, _ position: Int, _ act: (Element) throws -> Void
  ) throws {
    guard let host = hosts.compactMap({ $0 }).first else { return }
    let elements = host[keyPath: query]
    let count = elements.count
    guard count > 0 else { return }
    let element = elements[position % count]
    if try element.isEnabled { try act(element) }
  }

  /// Brings every host up to date; one host's actions may change what another shows.
  private func renderAll() throws -> String? {
    let rounds = hosts.count > 1 ? 8 : 2
    for _ in 0..<rounds {
      var isAtRest = true
      for case let host? in hosts {
        let before = host.displayList
        let presented = host.presentations.count
        let report = try host.render()
        if report.frames > 0 { isAtRest = false }
        // What begins to leave is drawn as it was, and so is no edit.
        let isLeaving = before.contains(where: \.isRemoving) || host.displayList.contains(where: \.isRemoving)
        if report.displayEdits == 0, countsAllEdits, !isLeaving, presented == host.presentations.count,
          host.displayList != before
        {
          return "no edit was counted from\n\(before)\nto\n\(host.displayList)"
        }
      }
      if isAtRest { return difference() }
    }
    // Windows of several sizes that write their sizes to one place have no rest.
    return hosts.count > 1 ? nil : difference()
  }

  private func difference() -> String? {
    for case (let index, let host?) in hosts.enumerated() {
      let shown = host.displayList
      for item in shown {
        let frame = item.frame
        if ![frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, item.opacity].allSatisfy(
          \.isFinite)
        {
          return "host \(index) shows \(item)"
        }
      }
      let expected = host.recomputedDisplayList()
      if shown != expected { return "host \(index) shows\n\(shown)\na new tree\n\(expected)" }
    }
    return nil
  }
}

/// Makes a failing program smaller while it keeps failing.
@MainActor
struct ScreenProgramShrinker {
  let fails: @MainActor (ScreenProgram) async -> Bool

  func shrink(_ program: ScreenProgram) async -> ScreenProgram {
    var best = program
    var improved = true
    while improved {
      improved = false
      for candidate in candidates(best) where await fails(candidate) {
        best = candidate
        improved = true
        break
      }
    }
    return best
  }

  private func candidates(_ program: ScreenProgram) -> [ScreenProgram] {
    var result: [ScreenProgram] = []
    func add(_ change: (inout ScreenProgram) -> Void) {
      var candidate = program
      change(&candidate)
      result.append(candidate)
    }
    if program.hostCount > 1 { add { $0.hostCount -= 1 } }
    for index in program.steps.indices { add { $0.steps.remove(at: index) } }
    for part in program.part.smaller { add { $0.part = part } }
    for index in program.steps.indices where program.steps[index].count > 1 {
      for action in program.steps[index].indices { add { $0.steps[index].remove(at: action) } }
    }
    return result
  }
}
