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
    ]
  }
}
