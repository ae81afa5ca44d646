// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the trees are laid out.
package struct HostWindow {
  /// The size and the insets at the last layout.
  package var size = CGSize.zero
  package var safeArea = EdgeInsets()
  /// Whether the roots are to be laid out again: the size or the insets are others, or a caller asks for it.
  package var isChanged = false
}
