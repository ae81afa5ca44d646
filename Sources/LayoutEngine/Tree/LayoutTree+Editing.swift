// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// The changes that owners of records make.
extension LayoutTree {
  /// Gives a record another role; marks it stale only if that can change a size or a frame.
  ///
  /// - Returns: whether the role differs from the old one.
  @discardableResult
  package func update(_ id: LayoutID, to role: LayoutRole) -> Bool {
    if case .text(let owner) = role, records[id].kind == .text {
      store.setTextOwner(id, owner)
      return setText(id, contentOf(owner))
    }
    if holds(id, role) { return false }
    if case .flexFrame(let frame) = role,
      let arguments = FlexFrameRole.arguments(replacing: id, by: frame, self)
    {
      return replaceArguments(id, by: arguments)
    }
    let (old, oldArguments) = (records[id], allArguments(id))
    let oldExtra = extra(id)
    store.releaseExtra(id)
    replaceRole(id, by: role)
    if case .custom(let box) = role, let previous = oldExtra?.box, previous !== box {
      box.adoptCache(of: previous)
    }
    // The distances were worked out from the children, which are the same.
    if old.kind == records[id].kind, old.kind.isStack { arguments[id].totalSpacing = oldArguments.second }
    if isSame(id, old, oldArguments, oldExtra) { return false }
    if old.kind != records[id].kind {
      separate(id)
      // A record whose answers are constant is left out of the order, so the order changes with the role.
      summaries.invalidateOrder()
    }
    records[id].flags.insert(.rearranged)
    markStale(id)
    if old.kind != records[id].kind && records[id].childCount > 0 {
      for slot in records[id].children where slots.infos[slot].id.isRecord {
        markOrientedLeaf(slots.infos[slot].id)
      }
    }
    return true
  }

  /// Gives a record other four arguments, which are written where the old ones are.
  private func replaceArguments(_ id: LayoutID, by new: FourArguments) -> Bool {
    if new.areSame(as: store.fourArguments(id)) { return false }
    store.replaceFourArguments(id, by: new)
    records[id].flags.insert(.rearranged)
    markStale(id)
    return true
  }

  private func isSame(
    _ id: LayoutID, _ old: LayoutRecord, _ oldArguments: FourArguments, _ oldExtra: RecordExtra?
  ) -> Bool {
    let (new, newArguments) = (records[id], allArguments(id))
    guard old.kind == new.kind, old.horizontal == new.horizontal, old.vertical == new.vertical,
      old.kind != .custom, old.kind != .guide,
      old.flags.intersection(.roleFlags) == new.flags.intersection(.roleFlags),
      oldArguments.areSame(as: newArguments)
    else { return false }
    let newExtra = extra(id)
    guard let oldExtra, let newExtra else { return oldExtra == nil && newExtra == nil }
    return sameArgument(oldExtra.idealWidth, newExtra.idealWidth)
      && sameArgument(oldExtra.idealHeight, newExtra.idealHeight)
      && oldExtra.horizontalKey == newExtra.horizontalKey && oldExtra.verticalKey == newExtra.verticalKey
  }

  /// What a stack sees as this record's priority. A spacer without one has minus infinity.
  package func setPriority(_ id: LayoutID, _ priority: Double) {
    store.giveSlot(id)
    let slot = records[id].slot
    // NaN is in no order with other numbers, not even with itself. Infinite priorities are in order.
    let priority =
      priority.isNaN ? checked("layoutPriority") { $0.number(priority, in: 0...0, or: 0) } : priority
    if records[id].flags.contains(.hasOwnPriority) && slots.priority(slot) == priority { return }
    records[id].flags.insert(.hasOwnPriority)
    store.slots.setPriority(slot, priority)
    records[id].flags.insert(.tellParent)
    markStale(id)
  }

  /// A value that the custom layout around the record can read; nil removes it.
  package func setLayoutValue(_ id: LayoutID, key: ObjectIdentifier, value: Any?) {
    store.setLayoutValue(id, key, value)
    records[id].flags.insert(.tellParent)
    markStale(id)
  }

  /// Display items drawn by the record itself, for `movedItems`.
  package func setWeight(_ id: LayoutID, _ displayItems: Int32) {
    if records[id].weight == displayItems { return }
    records[id].weight = displayItems
    records[id].flags.insert(.recount)
    markStale(id)
  }

  /// Whether there is exactly one record below another one.
  package func hasOneChild(_ id: LayoutID) -> Bool { records[id].childCount == 1 }

  /// Sizes at and above the record must be worked out again.
  package func invalidate(_ id: LayoutID) {
    records[id].flags.insert(.tellParent)
    markStale(id)
  }

  // MARK: - What roles take

  /// Where a record puts its children across.
  func setAlignment(_ id: LayoutID, _ alignment: Alignment) {
    records[id].horizontal = alignment.horizontal.key.code
    records[id].vertical = alignment.vertical.key.code
    if max(records[id].horizontal.rawValue, records[id].vertical.rawValue) > AlignmentKey.Code.end.rawValue {
      asksForBaselines = true
    }
    guard records[id].horizontal == .custom || records[id].vertical == .custom else { return }
    if extraIndex(id) < 0 { setExtra(id, RecordExtra()) }
    store.setAlignmentKeys(at: extraIndex(id), alignment.horizontal.key, alignment.vertical.key)
  }

  /// Whether a record puts its children so already; not asked of guides of the client's.
  @inline(__always)
  func isAligned(_ id: LayoutID, _ alignment: Alignment) -> Bool {
    let (horizontal, vertical) = (alignment.horizontal.key.code, alignment.vertical.key.code)
    return records[id].horizontal == horizontal && records[id].vertical == vertical
      && horizontal != .custom && vertical != .custom
  }

  /// Takes the numbers of a modifier, and says so if one of them was refused.
  @inline(__always)
  func checked<Value>(_ modifier: StaticString, _ take: (inout NumberCheck) -> Value) -> Value {
    var check = NumberCheck()
    let value = take(&check)
    report(check, for: "\(modifier)")
    return value
  }

  /// Says of a modifier that a number was refused, if one was.
  @inline(__always)
  func report(_ check: NumberCheck, for modifier: @autoclosure () -> String) {
    if check.refusal != nil { reportRefusal(check, modifier()) }
  }

  /// Layouts run again and again, so a report that equals the last one is left out.
  @inline(never)
  private func reportRefusal(_ check: NumberCheck, _ modifier: String) {
    guard let message = check.message(modifier), diagnostics.last != message else { return }
    diagnostics.append(message)
  }
}

/// Whether two arguments are the same; NaN stands for nil.
func sameArgument(_ x: Double, _ y: Double) -> Bool { x == y || (x.isNaN && y.isNaN) }
