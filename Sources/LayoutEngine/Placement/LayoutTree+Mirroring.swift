// SPDX-License-Identifier: Apache-2.0

/// Layouts for languages that are written from right to left. Sizes and places are worked out as from left to right;
/// a container that is mirrored puts each child at the same distance from its other side. That is decided once for each
/// container, and not at all in a tree in which nothing is mirrored.
extension LayoutTree {
  /// What stands on a record that has a direction of its own, for itself and what is in it.
  private enum DirectionKey: LayoutValueKey {
    static let defaultValue: Bool? = nil
  }

  /// The direction that was set for a record; nil leaves it to what is around.
  package func isMirrored(_ id: LayoutID) -> Bool? {
    store.layoutValue(id, ObjectIdentifier(DirectionKey.self)) as? Bool
  }

  /// Sets the direction of a record and of what is in it.
  package func setMirrored(_ id: LayoutID, _ value: Bool) {
    if isMirrored(id) == value { return }
    setLayoutValue(id, key: ObjectIdentifier(DirectionKey.self), value: value)
    if value { hasMirrors = true }
    // Whatever is in it may stand elsewhere now. A record without a slot has never been placed.
    if hasMirrors && records[id].slot != .unattached { invalidateAll() }
  }

  /// Notes in the context of a container whether its children are placed from right to left. Then none of them counts as
  /// staying where it is before its place is known.
  @inline(never)
  func takeDirection(_ context: inout PlacementContext) {
    var id = context.id
    while id.isRecord {
      if let isMirrored = isMirrored(id) {
        if !isMirrored { return }
        context.traits.insert(.mirrored)
        context.traits.remove(.still)
        return
      }
      id = records[id].parent
    }
  }

  /// Where a child goes in a container that is mirrored.
  @inline(__always)
  func mirrored(_ frame: SlotFrame, in container: LayoutID) -> SlotFrame {
    var frame = frame
    let width = slots.frames[records[container].slot].size.x
    frame.origin.x = width - (frame.origin.x + frame.size.x)
    return frame
  }
}
