// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A piece of a text in one font size on one line, and where it stands in the text's frame.
public struct TextFragment: Equatable, Sendable {
  public var string: String
  /// Its beginning on the baseline, in points from the frame's top left corner.
  public var origin: CGPoint
  /// In points.
  public var width: CGFloat
  /// In points.
  public var fontSize: CGFloat

  public init(string: String, origin: CGPoint, width: CGFloat, fontSize: CGFloat) {
    self.string = string
    self.origin = origin
    self.width = width
    self.fontSize = fontSize
  }
}
