// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the trees are laid out.
struct HostWindow {
  /// The size and the insets at the last layout.
  var size = CGSize.zero
  var safeArea = EdgeInsets()
  /// Whether they are others since, or something asks for a layout of the roots in spite of them.
  var isChanged = false
}
