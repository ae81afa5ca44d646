// SPDX-License-Identifier: Apache-2.0

/// Screens that failed once, as small as they could be made.
enum ScreenFuzzRegressions {
  static var programs: [ScreenProgram] {
    [
      // Of two rows with one id, each has a state of its own.
      ScreenProgram(
        part: .rows(.lazyStack, 0, .counter), steps: [[.insert(0, id: 3, at: 3)], [.tap(10)]]),
      // A list in each of two rows with one id makes its own rows.
      ScreenProgram(
        part: .rows(.list, 1, .rows(.lazyStack, 0, .color(1))), steps: [[.insert(1, id: 4, at: 2)]]),
      // Layers that lie on top of each other change places, and no frame changes.
      ScreenProgram(part: .aside(.layer, 0, .counter), steps: [[.remove(0, at: 2)], [.reverse(0)]]),
      ScreenProgram(part: .aside(.layer, 0, .stepper(1)), steps: [[.insert(0, id: 2, at: 0)]]),
      // Rows that scroll along in rows are as long as what is in them, and so are no container for it.
      ScreenProgram(part: .rows(.lazyRow, 0, .rows(.lazyRow, 2, .relative(.width, .text(1)))), steps: []),
      ScreenProgram(part: .rows(.lazyRow, 0, .rows(.lazyRow, 2, .relative(.both, .color(0)))), steps: []),
    ]
  }
}
