// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Names an alignment guide, and gives its position where it was not set.
/// - Source: Apple, `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in `context`, in points from the top-leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What an alignment compares by: the identity of an `AlignmentID` type, and the axis it is used on.
///
/// A number and not the type itself, because stacks and frames hold one, and views are copied. The built-in guides
/// have a code, so that the layout core needs no witness call for them; the others are numbered as they come.
@usableFromInline
package struct AlignmentKey: Hashable, Sendable {
  @usableFromInline
  package enum Code: UInt8, Sendable { case start, center, end, firstTextBaseline, lastTextBaseline, custom }

  /// The axis in one bit, the code in three, the number of a guide without a code in the others.
  private let bits: UInt32

  /// A built-in guide.
  @usableFromInline
  package init(_ axis: Axis, _ code: Code) {
    bits = (axis == .horizontal ? 0 : 1) | UInt32(code.rawValue) << 1
  }

  /// The guide that `id` names.
  package init(_ id: any AlignmentID.Type, _ axis: Axis) {
    let number = Self.customGuides.withLock { guides in
      if let known = guides.firstIndex(where: { $0 == id }) { return known }
      guides.append(id)
      return guides.count - 1
    }
    bits = (axis == .horizontal ? 0 : 1) | UInt32(Code.custom.rawValue) << 1 | UInt32(number) << 4
  }

  private static let customGuides = Mutex<[any AlignmentID.Type]>([])

  @inline(__always)
  package var axis: Axis { bits & 1 == 0 ? .horizontal : .vertical }
  @inline(__always)
  package var code: Code { Code(rawValue: UInt8(bits >> 1 & 7)).unsafelyUnwrapped }
  var isTextBaseline: Bool { code == .firstTextBaseline || code == .lastTextBaseline }

  /// The guide's position where it was not set, in points.
  package func defaultValue(in context: ViewDimensions) -> CGFloat {
    builtInValue(in: context.size)
      ?? Self.customGuides.withLock { $0[Int(bits >> 4)] }.defaultValue(in: context)
  }

  /// The position of a built-in guide in a view of that size, in points; nil for a client's guide, whose own code computes
  /// the position.
  @inline(__always)
  func builtInValue(in size: CGSize) -> CGFloat? {
    let length = axis == .horizontal ? size.width : size.height
    switch code {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .custom: return nil
    }
  }
}
