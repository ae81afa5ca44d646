// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

import LayoutEngine

/// Random trees and edits: the incremental engine against the literal formulas and against itself.
@Suite struct LayoutFuzzTests {
  static let bounds = CGRect(x: 0, y: 0, width: 300, height: 500)
  /// Set FUZZ_PROGRAMS for more; the oracle asks exponentially often, which debug builds feel.
  static let programCount: Int = {
    if let asked = ProcessInfo.processInfo.environment["FUZZ_PROGRAMS"].flatMap({ Int($0) }) { return asked }
    #if DEBUG
      return 1_000
    #else
      return 20_000
    #endif
  }()
  /// FUZZ_SEED says where to begin.
  static let firstSeed = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 0
  static let shards = 8

  @Test("a layout, and each edit of it, equals the oracle's", arguments: 0..<shards)
  func agreesWithOracle(shard: Int) {
    for index in stride(from: shard, to: Self.programCount, by: Self.shards) {
      let seed = Self.firstSeed + UInt64(index)
      var generator = LayoutProgramGenerator(seed: seed)
      let program = generator.program(edits: 1 + Int(seed) / Self.shards % 5)
      if Self.failure(program) != nil {
        let smallest = Self.shrink(program)
        Issue.record("seed \(seed): \(Self.failure(smallest) ?? "")\n\(smallest.description)")
        return
      }
    }
  }

  @Test(
    "programs on which both once disagreed",
    arguments: [
      // A grid with negative spacing is shorter than nothing in a stack in depth.
      110_152
    ])
  func agreesAgain(seed: Int) {
    var generator = LayoutProgramGenerator(seed: UInt64(seed))
    #expect(Self.failure(generator.program(edits: 1 + seed / Self.shards % 5)) == nil)
  }

  /// What is wrong after some step of the program; nil when nothing is.
  static func failure(_ program: LayoutProgram) -> String? {
    var spec = program.tree
    var proposal = program.proposal
    let driver = LayoutDriver(sweepsAlways: program.sweepsAlways)
    var wasFresh = driver.sync(to: spec)
    driver.layout(proposal, in: bounds)
    if let problem = compare(driver, spec, proposal) { return "at first: \(problem)" }
    for (step, edit) in program.edits.enumerated() {
      let old = driver.absoluteFrames()
      edit.apply(to: &spec, &proposal)
      wasFresh = driver.sync(to: spec)
      if case .invalidateAll = edit { driver.tree.invalidateAll() }
      driver.layout(proposal, in: bounds)
      if let problem = compare(driver, spec, proposal) { return "after edit \(step): \(problem)" }
      if let problem = compareMoves(driver, spec, old, wasFresh) { return "after edit \(step): \(problem)" }
      if let problem = compareWithFreshTree(driver, spec, proposal) {
        return "after edit \(step): \(problem)"
      }
    }
    return nil
  }

  private static func compare(_ driver: LayoutDriver, _ spec: TreeSpec, _ proposal: SIMD2<Double>) -> String?
  {
    let expected = LayoutOracle.frames(of: spec, proposal, in: bounds)
    let found = driver.frames()
    for key in spec.keys {
      guard let e = expected[key], let f = found[key] else { return "#\(key) has no frame" }
      let pairs = [
        (e.minX, f.minX), (e.minY, f.minY), (e.size.width, f.size.width), (e.size.height, f.size.height),
      ]
      for (x, y) in pairs where !(x == y || abs(x - y) < 1e-6 || (x.isNaN && y.isNaN)) {
        return "#\(key) is \(f), the oracle says \(e)"
      }
    }
    return nil
  }

  private static func compareMoves(
    _ driver: LayoutDriver, _ spec: TreeSpec, _ old: [Int: CGRect], _ fresh: Set<Int>
  ) -> String? {
    let new = driver.absoluteFrames()
    let counted = driver.tree.takeMovedItems()
    var moved = 0
    var problem: String?
    func visit(_ node: TreeSpec, _ isFresh: Bool) {
      let isFresh = isFresh || fresh.contains(node.key)
      let didMove = !isFresh && old[node.key] != new[node.key]
      if didMove { moved += 1 + node.key % 3 }
      if driver.tree.didMove(driver.ids[node.key]!) != didMove {
        problem = "didMove of #\(node.key) is not \(didMove): \(old[node.key]!) to \(new[node.key]!)"
      }
      for child in node.children { visit(child, isFresh) }
    }
    visit(spec, false)
    if new.values.contains(where: {
      !$0.minX.isFinite || !$0.minY.isFinite || !$0.width.isFinite || !$0.height.isFinite
    }) {
      return nil
    }
    // Who is moved by a rounding error and who is not depends on where the sum is taken.
    if new.contains(where: { key, frame in old[key].map { isRoundingError(from: $0, to: frame) } ?? false }) {
      return nil
    }
    if moved != counted {
      let changes = spec.keys.map { "#\($0): \(old[$0].map { "\($0)" } ?? "nowhere") to \(new[$0]!)" }
      return "\(counted) items moved, not \(moved)\n\(changes.joined(separator: "\n"))"
    }
    return problem
  }

  private static func isRoundingError(from old: CGRect, to new: CGRect) -> Bool {
    let changes = [
      new.minX - old.minX, new.minY - old.minY, new.width - old.width, new.height - old.height,
    ].map(abs)
    return changes.contains { $0 > 0 } && changes.allSatisfy { $0 < 1e-9 }
  }

  /// What was laid out before must leave no trace, to the last bit.
  private static func compareWithFreshTree(
    _ driver: LayoutDriver, _ spec: TreeSpec, _ proposal: SIMD2<Double>
  ) -> String? {
    let other = LayoutDriver()
    other.sync(to: spec)
    other.layout(proposal, in: bounds)
    let (found, expected) = (driver.frames(), other.frames())
    for key in spec.keys where "\(found[key]!)" != "\(expected[key]!)" {
      return "#\(key) is \(found[key]!), in a new tree \(expected[key]!)"
    }
    return nil
  }

  /// The smallest program found that still fails.
  static func shrink(_ program: LayoutProgram) -> LayoutProgram {
    var best = program
    var improved = true
    var attempts = 0
    while improved && attempts < 3_000 {
      improved = false
      for candidate in smaller(best) {
        attempts += 1
        if failure(candidate) != nil {
          best = candidate
          improved = true
          break
        }
      }
    }
    return best
  }

  private static func smaller(_ program: LayoutProgram) -> [LayoutProgram] {
    var result: [LayoutProgram] = []
    for index in program.edits.indices {
      var candidate = program
      candidate.edits.remove(at: index)
      result.append(candidate)
    }
    for index in 0..<program.tree.nodeCount {
      func with(_ body: (inout TreeSpec) -> Void) {
        var candidate = program
        candidate.tree.edit(index) { if $0.role != .reader && $0.role != .halfOfReader { body(&$0) } }
        if candidate.tree != program.tree { result.append(candidate) }
      }
      with { if let child = $0.children.first { $0 = child } }
      with { if $0.children.count > 1 { $0.children.removeLast() } }
      with { if $0.children.count > 1 { $0.children.removeFirst() } }
      with { $0.priority = nil }
      with { $0.isMirrored = nil }
      with { if $0.children.isEmpty { $0.role = .fill } }
      with { if $0.children.isEmpty { $0.role = .fixed(10, 10) } }
      with { if $0.children.count == 1, $0.role.takes(1) { $0.role = .group } }
      with { if case .frame(let w, let h, _) = $0.role { $0.role = .frame(w, h, .center) } }
      with { if case .hstack(_, let s) = $0.role { $0.role = .hstack(.center, s) } }
      with { if case .vstack(_, let s) = $0.role { $0.role = .vstack(.center, s) } }
    }
    return result
  }
}
