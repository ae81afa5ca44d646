// SPDX-License-Identifier: Apache-2.0

/// Programs that failed once, as small as they could be made.
enum FuzzRegressions {
  static var programs: [Program] {
    [
      // A row that reads a binding only in its closure.
      Program(recipe: .list(.cell, 0, .text(.cell, 0)), steps: [[.add(.cell, 0)], [.reverse(.cell, 0)]])
    ]
  }
}
