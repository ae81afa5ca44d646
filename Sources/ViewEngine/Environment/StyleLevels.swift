// SPDX-License-Identifier: Apache-2.0

/// What the levels of emphasis below the first one stand for; nil leaves a level to the platform.
struct StyleLevels: Hashable, Sendable {
  var secondary: String?
  var tertiary: String?
  var quaternary: String?

  /// The style that a description of a level stands for.
  func resolved(_ description: String) -> String {
    switch description {
    case "secondary": secondary ?? description
    case "tertiary": tertiary ?? description
    case "quaternary": quaternary ?? description
    default: description
    }
  }
}
