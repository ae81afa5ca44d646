// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is known about a record whose children are to be placed, compared with the layout before.
struct PlacementTraits: OptionSet {
  let rawValue: UInt32
  /// The record is offered the same.
  static let keepsProposal = PlacementTraits(rawValue: 1)
  /// The record is as wide as it was.
  static let keepsWidth = PlacementTraits(rawValue: 2)
  /// The record is as high as it was.
  static let keepsHeight = PlacementTraits(rawValue: 4)
  /// The record, or one around it, is placed here for the first time. Nothing below counts as moved.
  static let fresh = PlacementTraits(rawValue: 8)
  /// Everything below has been counted as moved already.
  static let counted = PlacementTraits(rawValue: 16)
  /// The record's absolute origin is the same, and it is neither `fresh` nor `counted`. A child that keeps its frame
  /// has not moved.
  static let still = PlacementTraits(rawValue: 32)
  /// The children are placed from right to left.
  static let mirrored = PlacementTraits(rawValue: 64)
  static let unchanged: PlacementTraits = [.keepsProposal, .keepsWidth, .keepsHeight, .still]

  /// Nothing has changed but for the record's length on an axis, perhaps.
  @inline(__always)
  static func keepsAllButLength(on axis: Axis) -> PlacementTraits {
    [.still, .keepsProposal, axis == .horizontal ? .keepsHeight : .keepsWidth]
  }
}

/// A record whose children are being placed, or wait to be.
///
/// It is made anew from its parts wherever it is handed on. Copying it as a whole stalls the processor: the wide load
/// would have to wait for the narrow stores of the parts.
struct PlacementContext {
  var id: LayoutID
  var traits: PlacementTraits
  /// Where the record was and is, in the coordinates of the root's parent.
  var oldOrigin: SIMD2<Double>
  var newOrigin: SIMD2<Double>
  /// How many records around this one are being placed by the same recursion.
  var depth = 0
  /// The child that is being placed is the last one.
  var isAtLast = false
  /// That child's own children are to be placed by the caller's loop, from `PlacementQueue.nextID`. So a chain of last
  /// children needs no stack.
  var hasNext = false
  /// Some child got another frame.
  var changed = false

  @inline(__always)
  init(
    id: LayoutID = .none, traits: PlacementTraits = .unchanged, from oldOrigin: SIMD2<Double> = SIMD2(0, 0),
    to newOrigin: SIMD2<Double> = SIMD2(0, 0), depth: Int = 0
  ) {
    self.id = id
    self.traits = traits
    self.oldOrigin = oldOrigin
    self.newOrigin = newOrigin
    self.depth = depth
  }

  @inline(__always)
  var isStill: Bool { traits.contains(.still) }
}

/// A subtree that moved as a whole although something in it is still to be placed.
struct ShiftedPath {
  var record: LayoutID
  var oldOrigin: SIMD2<Double>
  var isFresh: Bool
  var isCounted: Bool
}

/// Whether two points are the same to the last bit; NaN is never the same. (The comparison of vectors in the
/// standard library is a call.)
@inline(__always)
func isSame(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { a.x == b.x && a.y == b.y }
