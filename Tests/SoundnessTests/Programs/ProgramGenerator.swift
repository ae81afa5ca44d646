// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// Makes random programs from a seed.
struct ProgramGenerator {
  private var random: SeededGenerator
  /// Whether changes are animated, and time passes.
  private var isTimed = false
  /// What the last step has switched.
  private var toggled: [Action] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func program() -> Program {
    let recipe = recipe(depth: Int.random(in: 1...5, using: &random), inSheet: false)
    let count = Int.random(in: 1...8, using: &random)
    isTimed = Bool.random(using: &random)
    return Program(recipe: recipe, steps: (0..<count).map { _ in step() })
  }

  private mutating func index() -> Int { Int.random(in: 0..<Inputs.count, using: &random) }
  private mutating func any<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
  private mutating func source() -> Source { any(Source.allCases) }

  private mutating func recipe(depth: Int, inSheet: Bool) -> Recipe {
    if depth == 0 {
      return switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: .text(source(), index())
      case 2, 3: .counter
      default: .stepper(index())
      }
    }
    func inner(_ generator: inout Self) -> Recipe { generator.recipe(depth: depth - 1, inSheet: inSheet) }
    func several(_ generator: inout Self) -> [Recipe] {
      (0..<Int.random(in: 0...3, using: &generator.random)).map { _ in
        generator.recipe(depth: Int.random(in: 0..<depth, using: &generator.random), inSheet: inSheet)
      }
    }
    switch Int.random(in: 0..<25, using: &random) {
    case 22, 23, 24: return .late(any(Recipe.Closure.allCases), source(), index(), inner(&self))
    case 20, 21: return .moving(any(Recipe.Transition.allCases), inner(&self))
    case 0, 1, 2: return .stack(any(Recipe.Stack.allCases), several(&self))
    case 3, 4: return .group(several(&self))
    case 5, 6:
      let second = Bool.random(using: &random) ? inner(&self) : nil
      return .branch(source(), index(), inner(&self), second)
    case 7, 8: return .list(source(), index(), inner(&self))
    case 9: return .identified(source(), index(), inner(&self))
    case 10: return .erased(source(), index(), inner(&self))
    case 11: return .writer(source(), inner(&self))
    case 12:
      let content = recipe(depth: depth - 1, inSheet: true)
      return .sheet(any([.plain, .cell]), index(), inner(&self), content: content)
    case 13, 14: return .lifecycle(inner(&self))
    case 15: return .change(source(), index(), inner(&self))
    case 16: return .styled(any(Recipe.Style.allCases), source(), index(), inner(&self))
    case 17: return .layered(isBehind: Bool.random(using: &random), source(), index(), inner(&self))
    case 18: return .modified(inner(&self))
    default: return Bool.random(using: &random) ? .equatable(inner(&self)) : .reader(inner(&self))
    }
  }

  private mutating func step() -> [Action] {
    var actions = (0..<any([1, 1, 1, 2, 3])).map { _ in action() }
    // What has just left comes back, perhaps before it is gone.
    if isTimed, !toggled.isEmpty, Bool.random(using: &random) { actions = toggled }
    toggled = actions.filter { if case .toggle = $0 { true } else { false } }
    // Multiples of an eighth of a second, so that seconds are exact and ends fall on the times that are looked at.
    if isTimed, Int.random(in: 0..<3, using: &random) > 0 {
      actions.insert(.animate(any([250, 500, 1_000])), at: 0)
    }
    if isTimed, Bool.random(using: &random) { actions.append(.wait(any([125, 250, 375, 1_000]))) }
    return actions
  }

  private mutating func action() -> Action {
    let source: Source = any([.plain, .cell, .object, .model])
    let position = Int.random(in: 0..<5, using: &random)
    return switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: .toggle(source, index())
    case 2, 3: .add(source, index())
    case 4: .insert(source, index(), id: Int.random(in: 1...9, using: &random), at: position)
    case 5: .remove(source, index(), at: position)
    case 6: .move(source, index(), from: position, to: Int.random(in: 0..<5, using: &random))
    case 7: .reverse(source, index())
    case 8: .rewrite(source)
    case 9, 10: .tap(Int.random(in: 0..<16, using: &random))
    default:
      .resize(
        width: Int.random(in: 5...40, using: &random) * 10,
        height: Int.random(in: 5...40, using: &random) * 10)
    }
  }
}
