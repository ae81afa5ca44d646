// SPDX-License-Identifier: Apache-2.0

/// The part of a record that a pass over the tree touches: 32 bytes, half a cache line.
///
/// What a parent reads and writes about a child lies in the child's slot instead (`SlotStorage`), so that
/// a container reads its children in one run of memory. The numbers of a role lie beside the record
/// (`RecordArguments`): who only follows the links of a tree does not load them.
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
    /// The record is about to be removed, and what is below it before that.
    static let leaves = Flags(rawValue: 131_072)
    /// A spacer is among the stack's children.
    static let hasSpacers = Flags(rawValue: 1 << 18)
    /// The text has not been measured yet.
    static let unmeasured = Flags(rawValue: 1 << 19)
    /// A way up waits for what is below the record.
    static let awaited = Flags(rawValue: 1 << 20)
    /// More has changed than children's answers.
    static let needsFullSummary: Flags = [
      .rearranged, .hasHoles, .recount, .tellParent, .hasOwnPriority, .remembers,
    ]
  }

  var parent = LayoutID.none
  private var storedSlot: Int32 = 0
  private var storedFirstChild: Int32 = -1
  private var storedChildCount: Int32 = 0
  var kind: RecordKind
  /// Where children go across: an `AlignmentKey.Code` per axis.
  var horizontal = AlignmentKey.Code.center
  var vertical = AlignmentKey.Code.center
  /// The class of the children's block, see `SlotStorage`.
  var blockClass: UInt8 = 0
  var flags: Flags = []
  /// Index of colder data: of a text in the store's `texts`, of a role with four arguments in its `fourArguments`, else
  /// in its `extras`; -1 for none.
  var extra: Int32 = -1
  /// Display items drawn by this record itself.
  var weight: Int32 = 0

  init(kind: RecordKind) { self.kind = kind }

  /// The record's slot: what the parent knows of it. A new record has none of its own before it has a parent, or before
  /// it is summarized.
  @inline(__always)
  var slot: SlotIndex {
    get { SlotIndex(Int(storedSlot)) }
    set { storedSlot = Int32(truncatingIfNeeded: newValue.offset) }
  }

  /// The first slot of the children's block; none without a block.
  @inline(__always)
  var firstChild: SlotIndex {
    get { SlotIndex(Int(storedFirstChild)) }
    set { storedFirstChild = Int32(truncatingIfNeeded: newValue.offset) }
  }

  @inline(__always)
  var childCount: Int {
    get { Int(storedChildCount) }
    set { storedChildCount = Int32(truncatingIfNeeded: newValue) }
  }

  /// The children's slots.
  @inline(__always)
  var children: Range<SlotIndex> {
    Range(uncheckedBounds: (firstChild, SlotIndex(Int(storedFirstChild) + Int(storedChildCount))))
  }
}

extension LayoutRecord.Flags {
  /// The flags that are arguments of a role.
  static let roleFlags: LayoutRecord.Flags = [.fixesWidth, .fixesHeight, .fills, .guidesX, .hasIdeal]
}

/// Arguments whose meaning depends on the role; the role's file has names for them. NaN stands for nil. The few roles with
/// four have them elsewhere (`FourArguments`).
struct RecordArguments: Equatable {
  var first = Double.nan
  var second = Double.nan
}

/// Links of a record that only incremental passes touch.
struct RecordLinks {
  /// Children on the way to stale records that have not reported yet; 0 where no way up is running.
  var pending: Int32 = 0
  /// Head of the list of children whose answers changed since the record was laid out.
  var firstChanged = LayoutID.none
  /// The next in the list this record is in.
  var nextChanged = LayoutID.unlisted
  /// Index of the record's rarer links, or -1.
  var rare: Int32 = -1
}

/// Links that few records have: those that wrap text or are asked for each proposal, stacks of many children, and
/// stacks in which a child once changed its length.
struct RareLinks {
  /// Index of the remembered answers, or -1.
  var memo: Int32 = -1
  /// Index of the children's sums, or -1.
  var sums: Int32 = -1
  /// The pass that last shifted some of the children as they are, and the first of those children.
  var shiftPass: UInt32 = 0
  var firstShifted: Int32 = 0
}
