// SPDX-License-Identifier: Apache-2.0

/// Makes a failing program smaller while it keeps failing.
@MainActor
struct ProgramShrinker {
  /// Whether a program still fails.
  let fails: @MainActor (Program) async -> Bool

  func shrink(_ program: Program) async -> Program {
    var best = program
    var improved = true
    while improved {
      improved = false
      for candidate in candidates(best) {
        guard await fails(candidate) else { continue }
        best = candidate
        improved = true
        break
      }
    }
    return best
  }

  private func candidates(_ program: Program) -> [Program] {
    var result: [Program] = []
    for recipe in smaller(program.recipe) { result.append(Program(recipe: recipe, steps: program.steps)) }
    for index in program.steps.indices {
      var steps = program.steps
      steps.remove(at: index)
      result.append(Program(recipe: program.recipe, steps: steps))
    }
    for index in program.steps.indices where program.steps[index].count > 1 {
      for action in program.steps[index].indices {
        var steps = program.steps
        steps[index].remove(at: action)
        result.append(Program(recipe: program.recipe, steps: steps))
      }
    }
    return result
  }

  /// Recipes with a part left out or replaced by what is in it.
  private func smaller(_ recipe: Recipe) -> [Recipe] {
    let children = recipe.children
    var result = children
    switch recipe {
    case .stack, .group:
      for index in children.indices {
        var fewer = children
        fewer.remove(at: index)
        result.append(recipe.replacingChildren(fewer))
      }
    case .branch(let source, let k, let first, .some): result.append(.branch(source, k, first, nil))
    default: break
    }
    for index in children.indices {
      for child in smaller(children[index]) {
        var others = children
        others[index] = child
        result.append(recipe.replacingChildren(others))
      }
    }
    return result
  }
}
