// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a record's children are to be placed.
struct PlacementTraits: OptionSet {
  let rawValue: UInt32
  /// The record is offered the same, is as wide, as high as when it was laid out before.
  static let keepsProposal = PlacementTraits(rawValue: 1)
  static let keepsWidth = PlacementTraits(rawValue: 2)
  static let keepsHeight = PlacementTraits(rawValue: 4)
  /// Nothing below counts as moved: the record has never been placed here.
  static let fresh = PlacementTraits(rawValue: 8)
  /// All that is below has been counted as moved already.
  static let counted = PlacementTraits(rawValue: 16)
  /// The record is where it was, and neither of the two: what keeps its frame in it has not moved.
  static let still = PlacementTraits(rawValue: 32)
  static let unchanged: PlacementTraits = [.keepsProposal, .keepsWidth, .keepsHeight, .still]
}

/// A record whose children are being placed, or wait to be.
///
/// Made anew from its parts wherever it is handed on: to copy it as a whole, the processor would have to wait
/// until the parts have been written.
struct PlacementContext {
  var id: Int32
  var traits: PlacementTraits
  /// Where the record was and is, from the root's parent.
  var oldOrigin: SIMD2<Double>
  var newOrigin: SIMD2<Double>
  /// Records around this one that are being placed by the same recursion.
  var depth = 0
  /// The child that is being placed is the last one.
  var isAtLast = false
  /// What is in that child waits in the tree's `next…`, so that chains are placed in a loop.
  var hasNext = false
  /// Some child got another frame.
  var changed = false

  @inline(__always)
  init(
    id: Int32 = -1, traits: PlacementTraits = .unchanged, from oldOrigin: SIMD2<Double> = SIMD2(0, 0),
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
  var record: Int32
  var oldOrigin: SIMD2<Double>
  var isFresh: Bool
  var isCounted: Bool
}

/// Whether two points are the same to the last bit; NaN is never the same. (The comparison of vectors in the
/// standard library is a call.)
@inline(__always)
func isSame(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool { a.x == b.x && a.y == b.y }
