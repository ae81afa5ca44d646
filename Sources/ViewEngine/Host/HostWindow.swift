// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the trees are laid out.
package struct HostWindow {
  /// The size and the insets at the last layout.
  package private(set) var size = CGSize.zero
  package private(set) var safeArea = EdgeInsets()
  /// Whether the roots are to be laid out again: the size or the insets are others, or a caller asks for it.
  private(set) var isChanged = false

  /// Lets the next layout begin at the roots.
  package mutating func noteChange() { isChanged = true }

  /// Notes that the roots are laid out now.
  ///
  /// - Returns: whether the insets are others than at the last layout.
  mutating func noteLayout(_ newSize: CGSize, _ newSafeArea: EdgeInsets) -> Bool {
    size = newSize
    if newSafeArea == safeArea { return false }
    safeArea = newSafeArea
    return true
  }

  /// Notes that the layout begins; a change that is noted in it asks for another one.
  mutating func takeChange() { isChanged = false }
}
