// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view's size together with its alignment guides.
/// - Source: Apple, `ViewDimensions`.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  package let size: CGSize
  /// The source of guides that were set; nil where no guide can have been set.
  let guides: (any GuideSource)?
  /// The number under which the source knows the view.
  let number: Int32
  /// The proposal the size answers; NaN is nil.
  let proposal: SIMD2<Double>

  init(
    size: CGSize, guides: (any GuideSource)?, number: Int32 = -1,
    proposal: SIMD2<Double> = SIMD2(.nan, .nan)
  ) {
    self.size = size
    self.guides = guides
    self.number = number
    self.proposal = proposal
  }

  /// The guide's position in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.defaultValue(in: self)
  }

  /// The guide's position in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.defaultValue(in: self)
  }

  /// The guide's position where it was set by `alignmentGuide`, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(guide.key)
  }

  /// The guide's position where it was set by `alignmentGuide` or is a baseline of text, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.key)
  }

  /// A guide's position where it was set or is a baseline of text, else nil.
  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guides?.explicitGuide(key, of: number, proposal: proposal)
  }

  /// A size without guides that were set.
  package init(size: CGSize) {
    self.init(size: size, guides: nil)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.number == b.number
  }
}

/// Answers for guides that were set in views. It knows each view by a number.
protocol GuideSource: AnyObject {
  func explicitGuide(_ key: AlignmentKey, of number: Int32, proposal: SIMD2<Double>) -> CGFloat?
}
