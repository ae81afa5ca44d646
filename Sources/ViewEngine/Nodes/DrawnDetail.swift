// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Data of an item that a picture needs and the display list does not contain.
public struct DrawnDetail {
  /// Where the item is drawn before the effects around it.
  package var frame: CGRect
  /// What the effects around it do.
  package var transform: DrawingTransform?
  /// The part of the window in which it is seen; nil for all of it.
  package var clip: CGRect?
  /// The pieces of a text, in its frame.
  package var fragments: [TextFragment] = []
  /// The outline of a shape, where the item stands before the effects around it; nil for what fills its frame.
  package var outline: DrawnOutline?
  /// Clip outlines of the item besides ``clip``, in coordinates of the window.
  var clipOutlines: [DrawnOutline] = []
  /// The leaf that draws the item; nil for an item that is leaving.
  package var leaf: LeafNode?

  package init(frame: CGRect) { self.frame = frame }
}
