// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

import LayoutEngine

/// A change between two layouts.
enum LayoutEdit {
  case role(Int, RoleSpec)
  case insert(Int, at: Int, TreeSpec)
  case remove(Int, at: Int)
  case move(Int, from: Int, to: Int)
  case priority(Int, Double)
  case proposal(SIMD2<Double>)
  case mirror(Int, Bool)
  case invalidateAll

  func apply(to tree: inout TreeSpec, _ proposal: inout SIMD2<Double>) {
    let count = tree.nodeCount
    switch self {
    case .role(let node, let role):
      tree.edit(node % count) { target in
        if target.role == .reader || target.role == .halfOfReader { return }
        if target.role.takes(target.children.count) == role.takes(target.children.count),
          role.takes(target.children.count)
        {
          target.role = role
        }
      }
    case .insert(let node, let place, let child):
      tree.edit(node % count) {
        if $0.role.takes($0.children.count + 1) {
          $0.children.insert(child, at: place % ($0.children.count + 1))
        }
      }
    case .remove(let node, let place):
      tree.edit(node % count) {
        if $0.children.count > 1 { $0.children.remove(at: place % $0.children.count) }
      }
    case .move(let node, let from, let to):
      tree.edit(node % count) {
        guard $0.children.count > 1 else { return }
        let child = $0.children.remove(at: from % $0.children.count)
        $0.children.insert(child, at: to % ($0.children.count + 1))
      }
    case .priority(let node, let value): tree.edit(node % count) { $0.priority = value }
    case .proposal(let value): proposal = value
    case .mirror(let node, let value): tree.edit(node % count) { $0.isMirrored = value }
    case .invalidateAll: break
    }
  }
}

extension TreeSpec {
  var hasGrid: Bool {
    if case .grid = role { return true }
    return children.contains(where: \.hasGrid)
  }

  mutating func edit(_ index: Int, _ body: (inout TreeSpec) -> Void) {
    var index = index
    edit(&index, body)
  }
}

extension RoleSpec {
  /// Whether a node of this role may have so many children.
  func takes(_ count: Int) -> Bool {
    switch self {
    case .fill, .fixed, .text, .spacer, .divider, .halfOfReader: return count == 0
    case .hstack, .vstack, .zstack, .layered, .diagonal, .grid: return true
    case .reader: return true
    default: return count <= 1
    }
  }
}

/// A tree, a proposal, and edits after each of which it is laid out again.
struct LayoutProgram {
  var tree: TreeSpec
  var proposal: SIMD2<Double>
  var edits: [LayoutEdit]
  var sweepsAlways = false

  var description: String {
    "proposal \(proposal)\n\(tree.description())" + edits.map { "edit \($0)\n" }.joined()
  }
}

struct LayoutProgramGenerator {
  var random: SeededGenerator
  private var nextKey = 0
  /// What makes small trees large ones, and what mirrors them, draws from numbers of its own.
  private var largeness: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    largeness = SeededGenerator(seed: ~seed)
  }

  mutating func program(edits: Int) -> LayoutProgram {
    let size = 2 + random.below(11)
    let depth = 2 + random.below(4)
    var tree = node(budget: size, depth: depth)
    let proposal = proposal()
    let edits = (0..<edits).map { _ in edit() }
    if largeness.chance(5) { tree = wide(around: tree) }
    return LayoutProgram(
      tree: tree, proposal: proposal, edits: edits, sweepsAlways: largeness.chance(30))
  }

  /// A stack of more children than are summed up one by one.
  private mutating func wide(around tree: TreeSpec) -> TreeSpec {
    var children: [TreeSpec] = []
    for _ in 0..<(17 + largeness.below(20)) {
      nextKey += 1
      let length = Double(5 * largeness.below(10))
      children.append(TreeSpec(key: nextKey, role: largeness.chance(50) ? .fill : .fixed(length, 20)))
    }
    children.insert(tree, at: largeness.below(children.count))
    nextKey += 1
    let spacing: Double? = largeness.chance(50) ? nil : 0
    return TreeSpec(
      key: nextKey,
      role: largeness.chance(50) ? .hstack(.center, spacing) : .vstack(.leading, spacing), children: children)
  }

  private mutating func edit() -> LayoutEdit {
    let node = random.below(64)
    switch random.below(12) {
    case 0, 1: return .role(node, leafRole())
    case 2, 3: return .role(node, unaryRole())
    case 4: return .role(node, containerRole())
    case 5, 6: return .insert(node, at: random.below(8), self.node(budget: 1 + random.below(4), depth: 2))
    case 7: return .remove(node, at: random.below(8))
    case 8: return .move(node, from: random.below(8), to: random.below(8))
    case 9: return .priority(node, random.pick([-1, 0, 1]))
    case 10: return .proposal(proposal())
    default:
      if largeness.chance(20) { return .mirror(node, largeness.chance(60)) }
      return random.chance(80) ? .role(node, leafRole()) : .invalidateAll
    }
  }

  private mutating func proposal() -> SIMD2<Double> { SIMD2(offer(), offer()) }

  private mutating func offer() -> Double {
    random.chance(15) ? .nan : random.pick([0, 37, 60, 100, 131.5, 200, 317, 640])
  }

  private mutating func node(budget: Int, depth: Int) -> TreeSpec {
    nextKey += 1
    let key = nextKey
    var result: TreeSpec
    if budget <= 1 || depth == 0 {
      result = TreeSpec(key: key, role: leafRole())
    } else if random.chance(45) {
      result = TreeSpec(key: key, role: unaryRole(), children: [node(budget: budget - 1, depth: depth - 1)])
    } else {
      var children: [TreeSpec] = []
      var left = budget - 1
      while left > 0 && children.count < 5 {
        let share = 1 + random.below(left)
        children.append(node(budget: share, depth: depth - 1))
        left -= share
      }
      result = TreeSpec(key: key, role: containerRole(), children: children)
      // The oracle asks everything again, so grids in grids would take it for ever.
      if case .grid = result.role, children.contains(where: \.hasGrid) { result.role = .hstack(.center, nil) }
      if result.role == .reader && random.chance(60) {
        nextKey += 1
        result.children[0] = TreeSpec(key: nextKey, role: .halfOfReader)
      }
    }
    if random.chance(6) { result.priority = random.pick([-1, 1, 2]) }
    if largeness.chance(2) { result.isMirrored = largeness.chance(75) }
    return result
  }

  private mutating func length() -> Double { random.pick([0, 5, 10, 20, 33, 50, 62.5, 80, 120]) }
  private mutating func change() -> Double { random.pick([0, 0, 0, 5, -8, 20, -33.3]) }
  private mutating func optional(_ percent: Int) -> CGFloat? {
    random.chance(percent) ? CGFloat(length()) : nil
  }

  private mutating func leafRole() -> RoleSpec {
    switch random.below(12) {
    case 0, 1, 2: return .fill
    case 3, 4: return .fixed(length(), length())
    case 5, 6, 7, 8:
      let string = random.pick([
        "a", "abc", "note", "abcdef gh", "to be or not to be", "alphabet", "a bb ccc", "",
        "one\ntwo three\nx",
      ])
      return .text(string, random.pick([10, 20, 20, 30]), random.chance(12) ? 1 + random.below(2) : nil)
    case 9, 10: return .spacer(random.chance(50) ? nil : length())
    default: return .divider
    }
  }

  private mutating func horizontal() -> HorizontalAlignment {
    random.chance(10)
      ? HorizontalAlignment(CustomGuide.self) : random.pick([.leading, .center, .center, .trailing])
  }

  private mutating func vertical() -> VerticalAlignment {
    if random.chance(10) { return VerticalAlignment(CustomGuide.self) }
    return random.chance(10)
      ? random.pick([.firstTextBaseline, .lastTextBaseline]) : random.pick([.top, .center, .center, .bottom])
  }

  private mutating func alignment() -> Alignment { Alignment(horizontal: horizontal(), vertical: vertical()) }

  private mutating func flexFrame() -> FlexFrame {
    func ordered(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> (CGFloat?, CGFloat?, CGFloat?) {
      let ideal = ideal.map { max($0, low ?? 0) }
      return (low, ideal, high.map { max($0, ideal ?? low ?? 0) })
    }
    let w = ordered(optional(35), optional(20), random.chance(30) ? .infinity : optional(35))
    let h = ordered(optional(35), optional(20), random.chance(30) ? .infinity : optional(35))
    return FlexFrame(
      minWidth: w.0, idealWidth: w.1, maxWidth: w.2, minHeight: h.0, idealHeight: h.1, maxHeight: h.2,
      alignment: alignment())
  }

  private mutating func unaryRole() -> RoleSpec {
    switch random.below(17) {
    case 0, 1, 2: return .frame(optional(60).map { Double($0) }, optional(60).map { Double($0) }, alignment())
    case 3, 4, 5, 6: return .flexFrame(flexFrame())
    case 7, 8, 9:
      return .padding(
        EdgeInsets(
          top: random.pick([0, 0, 4, 16, 0.1]), leading: random.pick([0, 0, 10, 16, 0.1]),
          bottom: random.pick([0, 0, 6, 16]),
          trailing: random.pick([0, 0, 2, 16])))
    case 10: return .offset(length(), length())
    case 15: return .displaced(change(), change(), change(), change())
    case 11: return .position(length(), length())
    case 12: return .fixedSize(random.chance(70), random.chance(50))
    case 13:
      return .aspectRatio(
        random.chance(70) ? random.pick([0.5, 1, 2, 2, -1]) : nil, random.pick([.fit, .fill]))
    case 14:
      let function = random.pick(
        [.constant(10), .constant(-7), .ofWidth(0.25), .ofHeight(0.5)] as [GuideSpec.Function])
      return .guide(
        GuideSpec(key: random.chance(50) ? horizontal().key : vertical().key, function: function))
    default: return .group
    }
  }

  private mutating func gridShape() -> GridShape {
    GridShape(
      alignment: alignment(), horizontalSpacing: random.chance(50) ? nil : random.pick([0, 10, 3.3]),
      verticalSpacing: random.chance(50) ? nil : random.pick([0, 5, -4]), pattern: random.below(60))
  }

  private mutating func containerRole() -> RoleSpec {
    let spacing: Double? = random.chance(50) ? nil : random.pick([0, 0, 10, 3.3, -4])
    switch random.below(18) {
    case 0, 1, 2, 3, 4: return .hstack(vertical(), spacing)
    case 5, 6, 7, 8, 9: return .vstack(horizontal(), spacing)
    case 10, 11: return .zstack(alignment())
    case 12, 13: return .layered(alignment())
    case 14: return .reader
    case 15, 16: return .grid(gridShape())
    default: return .diagonal
    }
  }
}

/// A guide of the tests' own, a quarter of the width plus 3 where nobody sets it.
enum CustomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 + 3 }
}
