// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// Names of types as people are shown them.
enum ShortTypeName {
  /// The most that is shown of a generic type's arguments: those of a view that holds others go on for lines.
  private static let longestArguments = 24

  /// What the macro calls the view that it makes of a preview with properties of its own.
  static let previewView = "__Content"

  /// `Card<Text>` as it is, and `Card<…>` of one with long arguments; `Card<…>.isOpen` of a property. The view of a preview is
  /// called as its code is.
  static func text(_ name: String) -> String {
    if name.hasPrefix(previewView) { return "#Preview" + name.dropFirst(previewView.count) }
    guard let start = name.firstIndex(of: "<"), let end = name.lastIndex(of: ">"), start < end,
      name[start...end].count > longestArguments
    else { return name }
    return "\(name[..<start])<…>\(name[end...].dropFirst())"
  }
}
