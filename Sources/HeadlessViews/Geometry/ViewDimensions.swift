// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view's size together with its alignment guides.
/// - Source: Apple, `ViewDimensions`.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  let size: CGSize
  /// Whom to ask for guides that were set; nil where none can have been.
  let guides: (any GuideSource)?
  let id: LayoutID
  /// The proposal the size answers; NaN is nil.
  let proposal: SIMD2<Double>

  init(
    size: CGSize, guides: (any GuideSource)? = nil, id: LayoutID = .none,
    proposal: SIMD2<Double> = SIMD2(.nan, .nan)
  ) {
    self.size = size
    self.guides = guides
    self.id = id
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
    guides?.explicitGuide(guide.key, of: id, proposal: proposal)
  }

  /// The guide's position where it was set by `alignmentGuide` or is a baseline of text, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides?.explicitGuide(guide.key, of: id, proposal: proposal)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size && a.id == b.id }
}

/// Answers for guides that were set below a record.
protocol GuideSource: AnyObject {
  func explicitGuide(_ key: AlignmentKey, of id: LayoutID, proposal: SIMD2<Double>) -> CGFloat?
}
