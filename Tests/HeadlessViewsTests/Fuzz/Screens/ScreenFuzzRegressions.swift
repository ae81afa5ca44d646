// SPDX-License-Identifier: Apache-2.0

/// Screens that failed once, as small as they could be made.
enum ScreenFuzzRegressions {
  static var programs: [ScreenProgram] { [] }
}
