// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the trees are laid out.
struct HostWindow {
  /// The size and the insets at the last layout.
  var size = CGSize.zero
  var safeArea = EdgeInsets()
  /// Whether the roots are to be laid out again: the size or the insets are others, or a caller asks for it.
  var isChanged = false
}
