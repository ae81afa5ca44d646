// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a record does, without its arguments.
enum RecordKind: UInt8 {
  case fill, fixed, text, spacer, divider
  case frame, flexFrame, padding, offset, position, fixedSize, aspectRatio, guide, group
  case hstack, vstack, zstack, layered, reader, custom
  /// A record that is not in use.
  case free

  @inline(__always)
  var isLeaf: Bool { rawValue <= RecordKind.divider.rawValue }
  @inline(__always)
  var isUnary: Bool {
    rawValue >= RecordKind.frame.rawValue && rawValue <= RecordKind.group.rawValue
  }
  @inline(__always)
  var isStack: Bool { rawValue == RecordKind.hstack.rawValue || rawValue == RecordKind.vstack.rawValue }
  @inline(__always)
  var isFrame: Bool { rawValue <= RecordKind.flexFrame.rawValue && rawValue >= RecordKind.frame.rawValue }
}

/// The part of a record that a pass over the tree touches: 64 bytes, one cache line.
///
/// What a parent reads and writes about a child lies in the child's slot instead (`SlotStorage`), so that
/// a container reads its children in one run of memory.
struct LayoutRecord {
  struct Flags: OptionSet {
    let rawValue: UInt32
    /// The (min, ideal, max) must be worked out again.
    static let stale = Flags(rawValue: 1)
    /// Children came, went or changed places.
    static let rearranged = Flags(rawValue: 2)
    /// A child of this record was removed and its slot not yet taken out.
    static let hasHoles = Flags(rawValue: 4)
    /// The sum of display items must be counted again.
    static let recount = Flags(rawValue: 8)
    /// A reader's content must be made again.
    static let readerStale = Flags(rawValue: 16)
    /// The parent must hear of a change although the (min, ideal, max) is the same.
    static let tellParent = Flags(rawValue: 32)
    /// In the tree's list of stale records.
    static let listed = Flags(rawValue: 64)
    /// A fixed-size record's axes.
    static let fixesWidth = Flags(rawValue: 128)
    static let fixesHeight = Flags(rawValue: 256)
    /// Cover rather than fit.
    static let fills = Flags(rawValue: 512)
    /// The guide is a horizontal one.
    static let guidesX = Flags(rawValue: 1024)
    /// The flexible frame has an ideal size, kept in the record's extra data.
    static let hasIdeal = Flags(rawValue: 2048)
    /// A priority was set on this record, so none is forwarded from its child.
    static let hasOwnPriority = Flags(rawValue: 4096)
    /// Taken back by `setChildren` while it rearranges.
    static let stays = Flags(rawValue: 8192)
    /// The record's own arguments or the list of its children changed since it was laid out.
    static let mustArrange = Flags(rawValue: 16384)
    /// Answers are remembered for it.
    static let remembers = Flags(rawValue: 32768)
    /// There is a list of children whose answers changed.
    static let hasChanged = Flags(rawValue: 65536)
    /// More has changed than children's answers.
    static let needsFullSummary: Flags = [
      .rearranged, .hasHoles, .recount, .tellParent, .hasOwnPriority, .remembers,
    ]
  }

  var parent: Int32 = -1
  var slot: Int32 = -1
  var childStart: Int32 = -1
  var childCount: Int32 = 0
  var kind: RecordKind
  /// Where children go across: an `AlignmentKey.Code` per axis.
  var horizontal = AlignmentKey.Code.center
  var vertical = AlignmentKey.Code.center
  /// Binary logarithm of the capacity of the children's block.
  var blockClass: UInt8 = 0
  var flags: Flags = []
  /// Arguments; their meaning depends on the kind, NaN stands for nil.
  var a = Double.nan
  var b = Double.nan
  var c = Double.nan
  var d = Double.nan
  /// Index of colder data: of a text in `texts`, else in `extras`; -1 for none.
  var extra: Int32 = -1
  /// Display items drawn by this record itself.
  var weight: Int32 = 0

  init(kind: RecordKind) { self.kind = kind }
}

/// Links of a record that only incremental passes touch.
struct RecordLinks {
  /// Children on the way to stale records that have not reported yet.
  var pending: Int32 = 0
  /// The number of the way up that last passed here.
  var walk: UInt32 = 0
  /// Head of the list of children whose answers changed since the record was laid out.
  var firstChanged: Int32 = -1
  /// The next in the list this record is in; -2 for in none.
  var nextChanged: Int32 = -2
  /// Index of the remembered answers, or -1.
  var memo: Int32 = -1
  /// Index of the children's sums, or -1.
  var sums: Int32 = -1
  /// The pass that last moved some of the children along as they are, and the first of them.
  var shiftPass: UInt32 = 0
  var firstShifted: Int32 = 0
}

/// Arguments of the rarer roles.
struct RecordExtra {
  var idealWidth = Double.nan
  var idealHeight = Double.nan
  var horizontalKey: AlignmentKey?
  var verticalKey: AlignmentKey?
  var guideValue: ((ViewDimensions) -> CGFloat)?
  var box: (any LayoutBox)?
}

/// A text and its metrics when it is not wrapped.
struct TextRecord {
  var content: TextContent
  var metrics = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
  /// The width when nothing is offered, in points.
  var narrowest = 0.0
}
