// SPDX-License-Identifier: Apache-2.0

/// A node of the graph: its result is computed from sources and is dirty when one of them has changed.
///
/// A node knows its depth below the root, because parents are updated before their children. It also knows why it is
/// dirty, as one bit per input slot. What it computes is the subclass's affair.
@MainActor
open class GraphNode {
  /// Distance from the root; a parent's is smaller than its children's.
  public final let depth: Int32

  // Behind inlined accessors: another module's direct access to them would be checked for exclusivity.
  @exclusivity(unchecked) @usableFromInline final var storedMarks: Marks = []
  @exclusivity(unchecked) @usableFromInline final var storedSlots: UInt64 = 0

  /// The node's own marks; see ``Marks``.
  @inlinable public final var marks: Marks {
    get { storedMarks }
    set { storedMarks = newValue }
  }

  /// The inputs that changed since the last update: bit *n* for slot *n*, the last bit for every higher slot.
  @inlinable public final var changedSlots: UInt64 {
    get { storedSlots }
    set { storedSlots = newValue }
  }

  @inlinable
  public init(depth: Int32, marks: Marks = []) {
    self.depth = depth
    storedMarks = marks
  }

  /// Brings the node up to date. Called by ``UpdateQueue/runAll()``, at most once per invalidation.
  open func update() {}

  /// The bit that stands for a slot in ``changedSlots``.
  @inlinable
  nonisolated public static func bit(of slot: Int) -> UInt64 {
    1 &<< UInt64(min(slot, 63))
  }
}

extension GraphNode {
  /// What is known of a node at the moment.
  public struct Marks: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Out of date, and waiting in an ``UpdateQueue``.
    @inlinable public static var queued: Marks { Marks(rawValue: 1 << 0) }
    /// Removed from its tree; must not be updated any more.
    @inlinable public static var removed: Marks { Marks(rawValue: 1 << 1) }
    /// Still there, but as it was: must not be updated for as long as it has this mark.
    @inlinable public static var frozen: Marks { Marks(rawValue: 1 << 2) }
    /// Out of date since it is frozen.
    @inlinable public static var missedUpdate: Marks { Marks(rawValue: 1 << 3) }
    /// The first bit that a subclass may use for marks of its own.
    @inlinable public static var firstFreeBit: UInt32 { 8 }
  }
}
