// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Names an alignment guide and gives the value it has where nobody set it.
/// - Source: Apple, `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in `context`, in points from the top-leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What an alignment compares by: the identity of an `AlignmentID` type, and the axis it is used on.
///
/// The built-in guides also have a code, so that the layout core needs no witness call for them.
struct AlignmentKey: Hashable, Sendable {
  enum Code: UInt8, Sendable { case start, center, end, firstTextBaseline, lastTextBaseline, custom }

  let id: any AlignmentID.Type
  let axis: Axis
  let code: Code

  init(_ id: any AlignmentID.Type, _ axis: Axis, code: Code = .custom) {
    self.id = id
    self.axis = axis
    self.code = code
  }

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.axis == b.axis && ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  var isTextBaseline: Bool { code == .firstTextBaseline || code == .lastTextBaseline }
}
