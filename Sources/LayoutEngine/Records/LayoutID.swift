// SPDX-License-Identifier: Apache-2.0

/// Addresses one record of a `LayoutTree`.
///
/// The number of a removed record is used again.
@usableFromInline package struct LayoutID: Hashable, Sendable {
  @usableFromInline package let raw: Int32

  @inlinable @inline(__always)
  package init(raw: Int32) { self.raw = raw }

  /// No record.
  @inlinable package static var none: LayoutID { LayoutID(raw: -1) }
  /// In a list of records: the one that asks is in none.
  static var unlisted: LayoutID { LayoutID(raw: -2) }

  @inline(__always)
  var isRecord: Bool { raw >= 0 }
}

/// Addresses one slot: what a parent reads and writes about a child.
///
/// As wide as an address, because passes compute with it; the stored form is half as wide.
struct SlotIndex: Hashable, Strideable {
  var offset: Int

  @inline(__always)
  init(_ offset: Int) { self.offset = offset }

  /// No slot.
  static var none: SlotIndex { SlotIndex(-1) }
  /// The slot that all new records have in common until they get one of their own. It is read, and never written.
  static var unattached: SlotIndex { SlotIndex(0) }

  @inline(__always)
  var isSlot: Bool { offset >= 0 }

  @inline(__always)
  func distance(to other: SlotIndex) -> Int { other.offset - offset }
  @inline(__always)
  func advanced(by count: Int) -> SlotIndex { SlotIndex(offset + count) }
  @inline(__always)
  static func < (a: SlotIndex, b: SlotIndex) -> Bool { a.offset < b.offset }
  @inline(__always)
  static func == (a: SlotIndex, b: SlotIndex) -> Bool { a.offset == b.offset }
  @inline(__always)
  static func + (slot: SlotIndex, count: Int) -> SlotIndex { SlotIndex(slot.offset + count) }
  @inline(__always)
  static func - (slot: SlotIndex, count: Int) -> SlotIndex { SlotIndex(slot.offset - count) }
  @inline(__always)
  static func - (a: SlotIndex, b: SlotIndex) -> Int { a.offset - b.offset }
}
