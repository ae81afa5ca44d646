// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Data of an item that a picture needs and the display list does not contain.
struct DrawnDetail {
  /// Where the item is drawn before the effects around it.
  var frame: CGRect
  /// What the effects around it do.
  var transform: DrawingTransform?
  /// The part of the window in which it is seen; nil for all of it.
  var clip: CGRect?
  /// The pieces of a text, in its frame.
  var fragments: [TextFragment] = []
  /// The outline of a shape, where the item stands before the effects around it; nil for what fills its frame.
  var outline: DrawnOutline?
  /// Clip outlines of the item besides ``clip``, in coordinates of the window.
  var clipOutlines: [DrawnOutline] = []
  /// The leaf that draws the item; nil for an item that is leaving.
  var leaf: LeafNode?

  init(frame: CGRect) { self.frame = frame }
}
