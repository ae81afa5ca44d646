// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Names of types as people are shown them.
enum ShortTypeName {
  /// The most that is shown of a generic type's arguments: those of a view that holds others go on for lines.
  private static let longestArguments = 24

  /// `Card<Text>` as it is, and `Card<…>` of one with long arguments; `Card<…>.isOpen` of a property.
  static func text(_ name: String) -> String {
    guard let start = name.firstIndex(of: "<"), let end = name.lastIndex(of: ">"), start < end,
      name[start...end].count > longestArguments
    else { return name }
    return "\(name[..<start])<…>\(name[end...].dropFirst())"
  }
}
