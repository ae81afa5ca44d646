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
    ]
  }
}
