// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// What a random screen is made of mostly, and what is done to it.
enum ScreenKind: String, CaseIterable {
  /// Preferences, anchors, geometry.
  case preferences
  /// Fields and their focus, pickers, sliders, alerts and dialogs, tasks.
  case controls
  /// Lazy rows, grids, scroll views, lists with an id more than once, screens that are popped while others write.
  case containers
  /// Views that leave and come back while springs move them.
  case springs
  /// Numbers that are none.
  case numbers
  /// Several hosts on one board, which are dropped, unmounted and made anew.
  case hosts
  /// Toolbars, titles, backgrounds of rows, in lazy rows above all; views as large as a container.
  case asides
  /// Three features of different kinds, one in the other.
  case combinations
}

/// Makes random screens from a seed.
struct ScreenProgramGenerator {
  private var random: SeededGenerator
  private let kind: ScreenKind

  init(seed: UInt64, kind: ScreenKind) {
    random = SeededGenerator(seed: seed)
    self.kind = kind
  }

  mutating func program() -> ScreenProgram {
    let part = kind == .combinations ? combination() : part(depth: 1 + random.below(3))
    let steps = (0..<(1 + random.below(4))).map { _ in step() }
    return ScreenProgram(part: part, steps: steps, hostCount: kind == .hosts ? 2 + random.below(2) : 1)
  }

  private mutating func index() -> Int { random.below(ScreenBoard.count) }

  // MARK: Views

  private mutating func part(depth: Int) -> ScreenPart {
    if depth == 0 { return leaf() }
    // A third is of any kind: what is found is found where two mechanisms meet.
    let kind = kind == .combinations || random.chance(33) ? random.pick(Self.simpleKinds) : kind
    if random.chance(25) {
      return .stack(
        random.pick(ScreenPart.Stack.allCases), (0..<random.below(4)).map { _ in part(depth: depth - 1) })
    }
    if random.chance(15) {
      let second = random.chance(50) ? part(depth: depth - 1) : nil
      return .branch(index(), part(depth: depth - 1), second)
    }
    let inner = part(depth: depth - 1)
    switch kind {
    case .preferences: return preferencePart(inner)
    case .controls, .hosts: return livingPart(inner)
    case .containers: return containerPart(inner, depth: depth)
    case .springs:
      let moving = ScreenPart.moving(random.pick(ScreenPart.Transition.allCases), inner)
      return random.chance(70) ? .branch(index(), moving, random.chance(30) ? leaf() : nil) : moving
    case .numbers: return .odd(random.pick(ScreenPart.Modifier.allCases), index(), inner)
    case .asides, .combinations: return asidePart(inner)
    }
  }

  private static let simpleKinds = ScreenKind.allCases.filter { $0 != .combinations }

  private mutating func leaf() -> ScreenPart {
    if kind == .controls || random.chance(15) {
      switch random.below(8) {
      case 0: return .field(index())
      case 1: return .focusField(index())
      case 2: return .picker(index())
      case 3: return .slider(index())
      case 4: return .stepper(index())
      case 5: return .progress(index())
      case 6: return .switcher(index())
      default: return .adder(index())
      }
    }
    switch random.below(5) {
    case 0: return .text(index())
    case 1: return .heard(index())
    case 2: return .color(index())
    case 3: return .counter
    default: return .adder(index())
    }
  }

  private mutating func preferencePart(_ inner: ScreenPart) -> ScreenPart {
    switch random.below(7) {
    case 0, 1: .preference(index(), inner)
    case 2: .transformed(index(), inner)
    case 3: .listener(index(), inner)
    case 4: .summed(isBehind: random.chance(50), inner)
    case 5: random.chance(50) ? .anchor(inner) : .outlined(inner)
    default: .measured(index(), inner)
    }
  }

  private mutating func livingPart(_ inner: ScreenPart) -> ScreenPart {
    switch random.below(6) {
    case 0: .alert(index(), inner)
    case 1: .dialog(index(), inner)
    case 2: .sheet(index(), inner, content: leaf())
    case 3: .task(index(), inner)
    case 4: .appearance(index(), inner)
    default: .stack(.vertical, [inner, leaf()])
    }
  }

  private mutating func containerPart(_ inner: ScreenPart, depth: Int) -> ScreenPart {
    switch random.below(9) {
    case 0, 1, 2:
      return .rows(random.pick(ScreenPart.Rows.allCases), index(), random.chance(60) ? leaf() : inner)
    case 3: return .scroll(isVertical: random.chance(60), inner)
    case 4:
      return .grid((0..<(1 + random.below(2))).map { _ in (0..<(1 + random.below(3))).map { _ in leaf() } })
    case 5:
      return .jumper(index(), .rows(random.pick([.lazyStack, .lazyRow, .lazyGrid, .list]), index(), leaf()))
    case 6: return .navigation(inner, destination: leaf())
    default: return .reader(inner)
    }
  }

  private mutating func asidePart(_ inner: ScreenPart) -> ScreenPart {
    switch random.below(9) {
    case 0, 1, 2: .aside(random.pick(ScreenPart.Aside.allCases), index(), inner)
    case 3: .rows(random.pick(ScreenPart.Rows.allCases), index(), asideOf(inner))
    case 4:
      .navigation(.rows(random.pick(ScreenPart.Rows.allCases), index(), asideOf(inner)), destination: leaf())
    case 5, 6: .relative(random.pick(ScreenPart.Relative.allCases), inner)
    case 7: .split(inner, detail: leaf())
    default: .tabs([inner, leaf()])
    }
  }

  private mutating func asideOf(_ inner: ScreenPart) -> ScreenPart {
    .aside(random.pick(ScreenPart.Aside.allCases), index(), inner)
  }

  /// A lazy row of three features, in three others or fewer.
  private mutating func combination() -> ScreenPart {
    let row = part(depth: 3)
    let rows = ScreenPart.rows(random.pick(ScreenPart.Rows.allCases), index(), row)
    var result = random.chance(50) ? rows : .jumper(index(), rows)
    for _ in 0..<random.below(3) { result = around(result) }
    return result
  }

  private mutating func around(_ inner: ScreenPart) -> ScreenPart {
    switch random.below(4) {
    case 0: preferencePart(inner)
    case 1: livingPart(inner)
    case 2: containerPart(inner, depth: 1)
    default: asidePart(inner)
    }
  }

  // MARK: Actions

  private mutating func step() -> [ScreenAction] {
    var actions = (0..<random.pick([1, 1, 2])).map { _ in action() }
    let isTimed = kind == .springs || random.chance(kind == .controls ? 25 : 5)
    if isTimed, random.chance(80) {
      actions.insert(.animate(random.pick(ScreenAnimation.allCases)), at: 0)
    }
    if isTimed, random.chance(60) { actions.append(.wait(random.pick([0, 10, 20, 50, 120]))) }
    return actions
  }

  private static let odd: [Double] = [
    0, -1, .infinity, -.infinity, .nan, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, 50, 7,
  ]

  private mutating func action() -> ScreenAction {
    if kind == .numbers, random.chance(60) { return .length(index(), random.pick(Self.odd)) }
    if kind == .hosts, random.chance(35) {
      let host = random.below(3)
      return random.pick([
        .drop(host: host), .unmount(host: host), .mount(host: host), .mount(host: host), .keep(host),
        .useKept,
      ])
    }
    if kind == .springs, random.chance(60) { return .toggle(index()) }
    switch random.below(16) {
    case 0, 1: return .add(index())
    case 2, 3: return .toggle(index())
    case 4: return .write(index(), random.pick(["", "x", "two words"]))
    case 5: return .length(index(), Double(random.below(120)))
    // Few ids, so that one comes more than once.
    case 6: return .insert(index(), id: 1 + random.below(5), at: random.below(4))
    case 7: return .remove(index(), at: random.below(4))
    case 8: return .reverse(index())
    case 9: return .push(random.below(4))
    case 10: return random.chance(50) ? .pop : .popWhileWriting(index())
    case 11, 12: return .tap(random.below(12))
    case 13: return random.chance(60) ? .type(random.below(3), "q") : .dismiss
    case 14: return .drag(random.below(8), x: random.below(200) - 100, y: random.below(300) - 200)
    default: return .resize(width: 60 + random.below(300), height: 40 + random.below(400))
    }
  }
}
