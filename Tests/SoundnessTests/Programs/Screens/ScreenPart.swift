// SPDX-License-Identifier: Apache-2.0

/// A view of a random screen. ``ScreenPartView`` shows it; what it must show is what a tree built from scratch shows.
indirect enum ScreenPart: Equatable {
  // Leaves
  case text(Int)
  case heard(Int)
  case color(Int)
  /// A button that counts in a state of its own.
  case counter
  case adder(Int)
  case switcher(Int)
  case field(Int)
  /// A field that shows whether it has the focus, and a button that gives and takes it.
  case focusField(Int)
  case picker(Int)
  case slider(Int)
  case stepper(Int)
  case progress(Int)
  // Containers
  case stack(Stack, [ScreenPart])
  case branch(Int, ScreenPart, ScreenPart?)
  case rows(Rows, Int, ScreenPart)
  case grid([[ScreenPart]])
  case scroll(isVertical: Bool, ScreenPart)
  /// Buttons that scroll to the last row of a list, at once and animated.
  case jumper(Int, ScreenPart)
  case reader(ScreenPart)
  case navigation(ScreenPart, destination: ScreenPart)
  case split(ScreenPart, detail: ScreenPart)
  case tabs([ScreenPart])
  /// As large as the container says.
  case relative(Relative, ScreenPart)
  /// A modifier with views that stand elsewhere than the modified view, or nowhere.
  case aside(Aside, Int, ScreenPart)
  // What goes up
  case preference(Int, ScreenPart)
  case transformed(Int, ScreenPart)
  case listener(Int, ScreenPart)
  case summed(isBehind: Bool, ScreenPart)
  case anchor(ScreenPart)
  case outlined(ScreenPart)
  case measured(Int, ScreenPart)
  // Life and presentation
  case task(Int, ScreenPart)
  case appearance(Int, ScreenPart)
  case alert(Int, ScreenPart)
  case dialog(Int, ScreenPart)
  case sheet(Int, ScreenPart, content: ScreenPart)
  case moving(Transition, ScreenPart)
  /// A modifier with a length of the board.
  case odd(Modifier, Int, ScreenPart)

  enum Stack: String, CaseIterable { case horizontal, vertical, depth }
  enum Rows: String, CaseIterable { case stack, lazyStack, lazyRow, lazyGrid, list, gridRows }
  enum Relative: String, CaseIterable { case width, height, both, third }
  enum Aside: String, CaseIterable {
    case toolbar, barItems, title, tabItem, rowBackground, swipe, search, inset, layer
  }
  enum Transition: String, CaseIterable { case opacity, scale, move, offset, both, slide, timed }
  enum Modifier: String, CaseIterable {
    case width, least, most, padding, offset, position, scale, rotation, opacity, zIndex, priority, aspect,
      spacing
    case lazySpacing, columns, guide, inset, fontSize, geometryGroup
  }
}

extension ScreenPart {
  var children: [ScreenPart] {
    switch self {
    case .text, .heard, .color, .counter, .adder, .switcher, .field, .focusField, .picker, .slider, .stepper,
      .progress:
      []
    case .stack(_, let parts), .tabs(let parts): parts
    case .grid(let rows): rows.flatMap { $0 }
    case .branch(_, let first, let second): [first] + (second.map { [$0] } ?? [])
    case .navigation(let first, let second), .split(let first, let second), .sheet(_, let first, let second):
      [first, second]
    case .rows(_, _, let part), .scroll(_, let part), .jumper(_, let part), .reader(let part),
      .preference(_, let part), .transformed(_, let part), .listener(_, let part), .summed(_, let part),
      .anchor(let part), .outlined(let part), .measured(_, let part), .task(_, let part),
      .appearance(_, let part), .alert(_, let part), .dialog(_, let part), .moving(_, let part),
      .odd(_, _, let part), .relative(_, let part), .aside(_, _, let part):
      [part]
    }
  }

  /// The same part with others inside, as many as there are ``children``; stacks and tabs take any number.
  func replacingChildren(_ new: [ScreenPart]) -> ScreenPart {
    switch self {
    case .text, .heard, .color, .counter, .adder, .switcher, .field, .focusField, .picker, .slider, .stepper,
      .progress:
      return self
    case .stack(let stack, _): return .stack(stack, new)
    case .tabs: return .tabs(new)
    case .grid(let rows):
      var left = new[...]
      return .grid(
        rows.map { row in
          defer { left = left.dropFirst(row.count) }
          return Array(left.prefix(row.count))
        })
    case .branch(let k, _, let second): return .branch(k, new[0], second == nil ? nil : new[1])
    case .navigation: return .navigation(new[0], destination: new[1])
    case .split: return .split(new[0], detail: new[1])
    case .relative(let relative, _): return .relative(relative, new[0])
    case .aside(let aside, let k, _): return .aside(aside, k, new[0])
    case .sheet(let k, _, _): return .sheet(k, new[0], content: new[1])
    case .rows(let rows, let k, _): return .rows(rows, k, new[0])
    case .scroll(let isVertical, _): return .scroll(isVertical: isVertical, new[0])
    case .jumper(let k, _): return .jumper(k, new[0])
    case .reader: return .reader(new[0])
    case .preference(let k, _): return .preference(k, new[0])
    case .transformed(let k, _): return .transformed(k, new[0])
    case .listener(let k, _): return .listener(k, new[0])
    case .summed(let isBehind, _): return .summed(isBehind: isBehind, new[0])
    case .anchor: return .anchor(new[0])
    case .outlined: return .outlined(new[0])
    case .measured(let k, _): return .measured(k, new[0])
    case .task(let k, _): return .task(k, new[0])
    case .appearance(let k, _): return .appearance(k, new[0])
    case .alert(let k, _): return .alert(k, new[0])
    case .dialog(let k, _): return .dialog(k, new[0])
    case .moving(let transition, _): return .moving(transition, new[0])
    case .odd(let modifier, let k, _): return .odd(modifier, k, new[0])
    }
  }

  /// Whether there may be any number of children.
  private var isAnyNumber: Bool {
    switch self {
    case .stack, .tabs: true
    default: false
    }
  }

  /// Parts with something left out, or replaced by what is in it.
  var smaller: [ScreenPart] {
    let children = children
    var result = children
    if isAnyNumber {
      for index in children.indices {
        var fewer = children
        fewer.remove(at: index)
        result.append(replacingChildren(fewer))
      }
    }
    if case .grid(let rows) = self, rows.count > 1 { result.append(.grid(Array(rows.dropLast()))) }
    if case .branch(let k, let first, .some) = self { result.append(.branch(k, first, nil)) }
    if !children.isEmpty { result.append(.color(0)) }
    for index in children.indices {
      for child in children[index].smaller {
        var others = children
        others[index] = child
        result.append(replacingChildren(others))
      }
    }
    return result
  }
}

/// A screen and what is done to it, step by step.
struct ScreenProgram: CustomStringConvertible {
  var part: ScreenPart
  var steps: [[ScreenAction]]
  var hostCount = 1

  var description: String {
    let lines = steps.map { "  \($0.map { "\($0)" }.joined(separator: ", "))" }
    return "\(part)\n" + (lines + ["  on \(hostCount) hosts"]).joined(separator: "\n")
  }
}
