// SPDX-License-Identifier: Apache-2.0

extension TypeKind {
  /// Whether functions of a type make views. Comparison asks, and only this folder knows what a view is.
  static func makesViews(_ function: Any.Type) -> Bool {
    result(ofFunction: function) is any View.Type
  }
}
