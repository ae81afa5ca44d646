// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a parent knows about a child besides the child's sizes.
struct SlotFacts: OptionSet {
  let rawValue: UInt32
  /// The ranges say everything about the sizes (from the width threshold on).
  static let exact = SlotFacts(rawValue: 1)
  /// Something in the subtree depends on the proposed width.
  static let usesWidth = SlotFacts(rawValue: 2)
  static let usesHeight = SlotFacts(rawValue: 4)
  /// A guide was set in the subtree, on the horizontal or vertical axis.
  static let guidesX = SlotFacts(rawValue: 8)
  static let guidesY = SlotFacts(rawValue: 16)
  /// A spacer, perhaps with something around it that leaves it one in the division of its stack.
  static let spacer = SlotFacts(rawValue: 32)
  /// The priority is not 0.
  static let prioritized = SlotFacts(rawValue: 64)
  /// The ranges hold only from a width threshold on.
  static let textual = SlotFacts(rawValue: 128)
  /// There is nothing below.
  static let leaf = SlotFacts(rawValue: 256)
  /// Text in the subtree has baselines.
  static let baselines = SlotFacts(rawValue: 512)
  /// The record is a stack that is solved by arithmetic on its children's ranges alone. All children are exact, none
  /// has wrapping text, a guide or a priority, none is a spacer, and they are aligned by edges or centres.
  static let plain = SlotFacts(rawValue: 1024)
  /// A plain stack of few children that are served in the order in which they stand.
  static let inOrder = SlotFacts(rawValue: 2048)
  /// An ideal length is another one than the minimum, and kept apart.
  static let ideals = SlotFacts(rawValue: 4096)
  /// Edges beside which a neighbour keeps no distance by default: those of spacers.
  static let openLeading = SlotFacts(rawValue: 8192)
  static let openTrailing = SlotFacts(rawValue: 1 << 14)
  static let openTop = SlotFacts(rawValue: 1 << 15)
  static let openBottom = SlotFacts(rawValue: 1 << 16)
  static let openEdges: SlotFacts = [.openLeading, .openTrailing, .openTop, .openBottom]
  /// A client's layout is in the subtree. It is told where it stands, so it places its views again wherever it moves
  ///
  static let anchored = SlotFacts(rawValue: 1 << 17)
  /// Never placed by this parent.
  static let unplaced = SlotFacts(rawValue: 1 << 20)
  /// The children must be placed again.
  static let misplaced = SlotFacts(rawValue: 1 << 21)
  /// There may be a misplaced record below.
  static let onPath = SlotFacts(rawValue: 1 << 22)
  /// The only child is a fill, whose frame is this one's (`LayoutTree+Fusing`).
  static let fused = SlotFacts(rawValue: 1 << 23)
  /// The facts about sizes, as opposed to the marks of passes.
  static let summary = SlotFacts(rawValue: 0xf_ffff)
  static let marks: SlotFacts = [.unplaced, .misplaced, .onPath, .fused]
  /// The facts that a record has whatever it answers.
  static let lasting: SlotFacts = [.guidesX, .guidesY, .baselines, .spacer, .anchored, .openEdges]
  /// The facts that no child of a plain stack has.
  static let special: SlotFacts = [.guidesX, .guidesY, .spacer, .prioritized, .textual, .openEdges]
  /// The subtree has nothing to place but the record itself.
  static let ends: SlotFacts = [.leaf, .fused]

  /// There is nothing to place but the record itself, and it has been placed by this parent before.
  @inline(__always)
  var isPlacedEnd: Bool { !isDisjoint(with: .ends) && !contains(.unplaced) }
}

struct SlotInfo {
  var id = LayoutID.none
  var facts: SlotFacts = [.unplaced]
  /// Display items in the subtree.
  var weight: Int32 = 0
  /// The number of a pass, times 4, plus what happened in it: 1 if the frame moved, 2 if everything below moved with
  /// it.
  var stamp: UInt32 = 0
}

struct SlotFrame {
  var origin = SIMD2<Double>(0, 0)
  var size = SIMD2<Double>(0, 0)

  @inline(__always)
  static func == (a: SlotFrame, b: SlotFrame) -> Bool { isSame(a.origin, b.origin) && isSame(a.size, b.size) }

  /// The same to the last bit, asked without a branch for each number.
  @inline(__always)
  func isIdentical(to other: SlotFrame) -> Bool {
    let difference = (origin.bits ^ other.origin.bits) | (size.bits ^ other.size.bits)
    return difference.x | difference.y == 0
  }
}

/// Two widths of a record with text in it.
struct TextBounds: Equatable {
  /// From this offered width on, the record's ranges hold.
  var threshold = 0.0
  /// The record's width for an offer of 0.
  var narrowest = 0.0
}

extension SIMD2<Double> {
  @inline(__always)
  fileprivate var bits: SIMD2<UInt64> { SIMD2<UInt64>(x.bitPattern, y.bitPattern) }
}
