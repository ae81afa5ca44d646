// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The size of a text and the places others can align to.
public struct TextMetrics: Equatable, Sendable {
  /// The size in points: the widest line by the sum of line heights.
  public var size: CGSize
  /// Distance of the first line's baseline from the top, in points.
  public var firstBaseline: CGFloat
  /// Distance of the last line's baseline from the top, in points.
  public var lastBaseline: CGFloat

  /// How much wider than the offer a line may be, in points. Adding and subtracting lengths loses as much.
  public static let roundingError: CGFloat = 1e-6

  /// Whether the text has more than one line.
  package var hasSeveralLines: Bool { lastBaseline - firstBaseline > Self.roundingError }

  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// Measures texts for the layout; the place where a real shaper plugs in.
///
/// Answers must depend on the arguments alone. A width that is at least the unwrapped text's must give the unwrapped
/// metrics. So must a width that is smaller by ``TextMetrics/roundingError`` or less: a stack that hands out its own
/// size again has added and subtracted lengths on the way.
public protocol TextMeasuring: Sendable {
  /// The metrics of `text` broken into lines no wider than `width`, or not wrapped when that is nil.
  func measure(_ text: TextContent, width: CGFloat?) -> TextMetrics
  /// The pieces of `measure(text, width: width)` and their positions, for pictures; layout does not ask for them.
  func fragments(_ text: TextContent, width: CGFloat?) -> [TextFragment]
}

extension TextMeasuring {
  /// The whole text on its first line: all that the metrics say.
  public func fragments(_ text: TextContent, width: CGFloat?) -> [TextFragment] {
    let metrics = measure(text, width: width)
    return [
      TextFragment(
        string: text.rest.reduce(text.first.string) { $0 + $1.string },
        origin: CGPoint(x: 0, y: metrics.firstBaseline), width: metrics.size.width,
        fontSize: text.first.fontSize)
    ]
  }
}
