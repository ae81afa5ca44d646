// SPDX-License-Identifier: Apache-2.0

/// Where a view of a random program gets its numbers from. Each way is invalidated differently.
enum Source: String, CaseIterable {
  /// A state that the root reads and hands down as a plain value: every change runs the whole tree.
  case plain
  /// A state that the root does not read and hands down as a binding.
  case cell
  /// An `ObservableObject`.
  case object
  /// An `@Observable` model.
  case model
  /// The environment.
  case environment
}

/// A view of a random program. What a case means is written down twice: ``RecipeView`` makes a view of it,
/// ``ProgramModel`` works out what that view must show.
indirect enum Recipe {
  /// A text that shows a number.
  case text(Source, Int)
  /// A button that counts its taps in a state of its own.
  case counter
  /// A view over a binding to a number; a tap adds 100.
  case stepper(Int)
  case stack(Stack, [Recipe])
  case group([Recipe])
  /// `if` a flag is set, `else`.
  case branch(Source, Int, Recipe, Recipe?)
  /// `ForEach` over a list of ids.
  case list(Source, Int, Recipe)
  /// The view with a number as its `id`.
  case identified(Source, Int, Recipe)
  /// An `AnyView` whose wrapped type a flag decides.
  case erased(Source, Int, Recipe)
  /// A change of the environment, taken from a source.
  case writer(Source, Recipe)
  /// A sheet while a flag of `plain` or `cell` is set.
  case sheet(Source, Int, Recipe, content: Recipe)
  /// Says when it appears and disappears.
  case lifecycle(Recipe)
  /// Says when a number changes.
  case change(Source, Int, Recipe)
  /// A modifier with an argument from a source that changes no text.
  case styled(Style, Source, Int, Recipe)
  /// An overlay or a background with a text.
  case layered(isBehind: Bool, Source, Int, Recipe)
  /// A client's modifier: a stack with the content and a counter.
  case modified(Recipe)
  /// A view whose body is a list, inside of an `EquatableView` with an honest `==`.
  case equatable(Recipe)
  /// A geometry reader around the view.
  case reader(Recipe)
  /// Says how the view comes and goes.
  case moving(Transition, Recipe)
  /// A stack with the view and a button, around which a closure reads a number of a source and one of its own, to
  /// which the button adds. What it gives changes no text.
  case late(Closure, Source, Int, Recipe)

  enum Stack: String, CaseIterable { case horizontal, vertical, depth }
  enum Transition: String, CaseIterable {
    case opacity, move, scale, identity
    /// With an animation of its own, of ``ownDuration``.
    case own

    /// Milliseconds.
    static let ownDuration = 250
  }
  enum Closure: String, CaseIterable {
    case guide, depth, layout, preference, anchor, layer, environment, geometry, frame, timeline
  }
  enum Style: String, CaseIterable {
    case padding, opacity, frame, font, offset, fixedSize, zIndex, geometryGroup
  }
}

extension Recipe: CustomStringConvertible {
  /// The recipe as the source of a Swift expression.
  var description: String {
    switch self {
    case .text(let source, let k): ".text(.\(source), \(k))"
    case .counter: ".counter"
    case .stepper(let k): ".stepper(\(k))"
    case .stack(let stack, let recipes): ".stack(.\(stack), \(recipes))"
    case .group(let recipes): ".group(\(recipes))"
    case .branch(let source, let k, let first, let second):
      ".branch(.\(source), \(k), \(first), \(second?.description ?? "nil"))"
    case .list(let source, let k, let row): ".list(.\(source), \(k), \(row))"
    case .identified(let source, let k, let recipe): ".identified(.\(source), \(k), \(recipe))"
    case .erased(let source, let k, let recipe): ".erased(.\(source), \(k), \(recipe))"
    case .writer(let source, let recipe): ".writer(.\(source), \(recipe))"
    case .sheet(let source, let k, let recipe, let content):
      ".sheet(.\(source), \(k), \(recipe), content: \(content))"
    case .lifecycle(let recipe): ".lifecycle(\(recipe))"
    case .change(let source, let k, let recipe): ".change(.\(source), \(k), \(recipe))"
    case .styled(let style, let source, let k, let recipe):
      ".styled(.\(style), .\(source), \(k), \(recipe))"
    case .layered(let isBehind, let source, let k, let recipe):
      ".layered(isBehind: \(isBehind), .\(source), \(k), \(recipe))"
    case .modified(let recipe): ".modified(\(recipe))"
    case .equatable(let recipe): ".equatable(\(recipe))"
    case .reader(let recipe): ".reader(\(recipe))"
    case .moving(let transition, let recipe): ".moving(.\(transition), \(recipe))"
    case .late(let closure, let source, let k, let recipe):
      ".late(.\(closure), .\(source), \(k), \(recipe))"
    }
  }
}

extension Recipe {
  /// The recipes inside this one.
  var children: [Recipe] {
    switch self {
    case .text, .counter, .stepper: []
    case .stack(_, let recipes), .group(let recipes): recipes
    case .branch(_, _, let first, let second): [first] + (second.map { [$0] } ?? [])
    case .sheet(_, _, let recipe, let content): [recipe, content]
    case .list(_, _, let recipe), .identified(_, _, let recipe), .erased(_, _, let recipe),
      .writer(_, let recipe), .lifecycle(let recipe), .change(_, _, let recipe),
      .styled(_, _, _, let recipe), .layered(_, _, _, let recipe), .modified(let recipe),
      .equatable(let recipe), .reader(let recipe), .moving(_, let recipe), .late(_, _, _, let recipe):
      [recipe]
    }
  }

  /// The same recipe with other ones inside, as many as there are ``children``; stacks and groups take any number.
  func replacingChildren(_ new: [Recipe]) -> Recipe {
    switch self {
    case .text, .counter, .stepper: self
    case .stack(let stack, _): .stack(stack, new)
    case .group: .group(new)
    case .branch(let source, let k, _, let second):
      .branch(source, k, new[0], second == nil ? nil : new[1])
    case .sheet(let source, let k, _, _): .sheet(source, k, new[0], content: new[1])
    case .list(let source, let k, _): .list(source, k, new[0])
    case .identified(let source, let k, _): .identified(source, k, new[0])
    case .erased(let source, let k, _): .erased(source, k, new[0])
    case .writer(let source, _): .writer(source, new[0])
    case .lifecycle: .lifecycle(new[0])
    case .change(let source, let k, _): .change(source, k, new[0])
    case .styled(let style, let source, let k, _): .styled(style, source, k, new[0])
    case .layered(let isBehind, let source, let k, _): .layered(isBehind: isBehind, source, k, new[0])
    case .modified: .modified(new[0])
    case .equatable: .equatable(new[0])
    case .reader: .reader(new[0])
    case .moving(let transition, _): .moving(transition, new[0])
    case .late(let closure, let source, let k, _): .late(closure, source, k, new[0])
    }
  }
}

/// The numbers, flags and lists of one source.
struct Inputs: Equatable {
  static let count = 3
  var numbers = [1, 2, 3]
  var flags = [true, false, false]
  var lists = [[1, 2, 3], [], [5]]
}

/// One thing that happens to a random program.
enum Action {
  case toggle(Source, Int)
  case add(Source, Int)
  case insert(Source, Int, id: Int, at: Int)
  case remove(Source, Int, at: Int)
  case move(Source, Int, from: Int, to: Int)
  case reverse(Source, Int)
  /// Writes what is there already.
  case rewrite(Source)
  /// Taps the button at a position among those that can be seen, counted modulo their number.
  case tap(Int)
  case resize(width: Int, height: Int)
  /// Animates what the other actions of its step change, evenly, for some milliseconds.
  case animate(Int)
  /// Lets milliseconds pass after its step.
  case wait(Int)
}

extension Action: CustomStringConvertible {
  /// The action as the source of a Swift expression.
  var description: String {
    switch self {
    case .toggle(let source, let k): ".toggle(.\(source), \(k))"
    case .add(let source, let k): ".add(.\(source), \(k))"
    case .insert(let source, let k, let id, let position):
      ".insert(.\(source), \(k), id: \(id), at: \(position))"
    case .remove(let source, let k, let position): ".remove(.\(source), \(k), at: \(position))"
    case .move(let source, let k, let from, let to): ".move(.\(source), \(k), from: \(from), to: \(to))"
    case .reverse(let source, let k): ".reverse(.\(source), \(k))"
    case .rewrite(let source): ".rewrite(.\(source))"
    case .tap(let position): ".tap(\(position))"
    case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
    case .animate(let duration): ".animate(\(duration))"
    case .wait(let duration): ".wait(\(duration))"
    }
  }
}

extension Action {
  /// What the action does to the inputs of its source.
  func change(_ inputs: inout Inputs) {
    switch self {
    case .toggle(_, let k): inputs.flags[k].toggle()
    case .add(_, let k): inputs.numbers[k] += 1
    case .insert(_, let k, let id, let position):
      if inputs.lists[k].contains(id) { return }
      inputs.lists[k].insert(id, at: min(position, inputs.lists[k].count))
    case .remove(_, let k, let position):
      if inputs.lists[k].isEmpty { return }
      inputs.lists[k].remove(at: position % inputs.lists[k].count)
    case .move(_, let k, let from, let to):
      if inputs.lists[k].isEmpty { return }
      let id = inputs.lists[k].remove(at: from % inputs.lists[k].count)
      inputs.lists[k].insert(id, at: min(to, inputs.lists[k].count))
    case .reverse(_, let k): inputs.lists[k].reverse()
    case .rewrite, .tap, .resize, .animate, .wait: break
    }
  }

  /// The source whose inputs the action changes; nil for taps and sizes.
  var source: Source? {
    switch self {
    case .toggle(let source, _), .add(let source, _), .insert(let source, _, _, _),
      .remove(let source, _, _), .move(let source, _, _, _), .reverse(let source, _), .rewrite(let source):
      source
    case .tap, .resize, .animate, .wait: nil
    }
  }
}

extension [Action] {
  /// How long the changes of the step take, in milliseconds; nil for those that are not animated.
  var animation: Int? {
    for case .animate(let duration) in self { return duration }
    return nil
  }

  /// The milliseconds that pass after the step.
  var wait: Int {
    reduce(0) { if case .wait(let duration) = $1 { $0 + duration } else { $0 } }
  }

  /// The actions that do something to the view or its inputs.
  var changes: [Action] {
    filter { if case .animate = $0 { false } else if case .wait = $0 { false } else { true } }
  }
}

/// A random view and what happens to it, step by step; the actions of a step are one frame.
struct Program: CustomStringConvertible {
  var recipe: Recipe
  var steps: [[Action]]

  /// The program as the source of a Swift expression.
  var description: String {
    "Program(\n  recipe: \(recipe),\n  steps: \(steps))"
  }
}
