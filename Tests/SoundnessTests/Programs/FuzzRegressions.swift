// SPDX-License-Identifier: Apache-2.0

/// Programs that failed once, as small as they could be made.
enum FuzzRegressions {
  static var programs: [Program] {
    [
      // A row that reads a binding only in its closure.
      Program(recipe: .list(.cell, 0, .text(.cell, 0)), steps: [[.add(.cell, 0)], [.reverse(.cell, 0)]]),
      // A sheet inside of a list that gets a layer: the layer is not the sheet's.
      Program(
        recipe: .layered(
          isBehind: true, .object, 1, .sheet(.plain, 0, .text(.cell, 1), content: .text(.model, 1))),
        steps: []),
      // A sheet takes part in a change of its presenter's font.
      Program(
        recipe: .styled(.font, .object, 2, .sheet(.plain, 0, .counter, content: .counter)),
        steps: [[.add(.object, 2)]]),
      // Of two sheets, the one that was presented last is in front, wherever in the tree that was.
      Program(
        recipe: .sheet(
          .plain, 2, .sheet(.cell, 0, .stepper(1), content: .text(.cell, 1)), content: .stack(.horizontal, [])
        ),
        steps: [[.toggle(.cell, 0)], [.toggle(.cell, 0)], [.toggle(.plain, 2)]]),
      // What leaves takes the layer with it that its list gave it.
      Program(
        recipe: .layered(
          isBehind: true, .environment, 0, .branch(.object, 1, .counter, .text(.cell, 2))),
        steps: [[.animate(500), .toggle(.object, 1)], [.wait(500)]]),
      // A transition around an id is that of each view that comes and goes with the id.
      Program(
        recipe: .moving(.own, .identified(.plain, 2, .counter)), steps: [[.add(.plain, 2)], [.wait(250)]]),
      // What several children of a reader need is done before the reader places them.
      Program(
        recipe: .reader(.branch(.cell, 1, .list(.cell, 0, .counter), nil)), steps: [[.toggle(.cell, 1)]]),
    ]
  }
}
