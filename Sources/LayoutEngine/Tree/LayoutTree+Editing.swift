// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTree {
  /// Gives a record another role; marks it stale only if that can change a size or a frame.
  ///
  /// - Returns: whether the role differs from the old one.
  @discardableResult
  package func update(_ id: LayoutID, to role: LayoutRole) -> Bool {
    let i = Int(id.raw)
    if case .text(let content) = role, records[i].kind == .text { return setText(id, content) }
    if case .reader = role, records[i].kind == .reader { return false }
    let old = records[i]
    let oldExtra = old.extra >= 0 && old.kind != .text ? extras[Int(old.extra)] : nil
    releaseExtra(id.raw)
    apply(role, to: id.raw)
    if case .custom(let box) = role, let previous = oldExtra?.box, previous !== box {
      box.adoptCache(of: previous)
    }
    if old.kind == records[i].kind, old.kind == .hstack || old.kind == .vstack {
      // Worked out from the children, which are the same ones.
      records[i].b = old.b
      records[i].c = old.c
    }
    if isSame(old, oldExtra, records[i]) { return false }
    if old.kind != records[i].kind {
      separate(i)
      // What is constant is left out of the order.
      orderIsValid = false
    }
    records[i].flags.insert(.rearranged)
    markStale(id.raw)
    if old.kind != records[i].kind && records[i].childCount > 0 {
      for slot in childSlots(i) where slots.infos[slot].id >= 0 { markOrientedLeaf(slots.infos[slot].id) }
    }
    return true
  }

  /// Whether a record is a stack along this axis already. Every run of a body asks it of its stacks, and as a rule
  /// they are; `update` need not be troubled then.
  package func isStack(
    _ id: LayoutID, along axis: Axis, _ alignment: AlignmentKey.Code, _ spacing: CGFloat?
  ) -> Bool {
    let record = records + Int(id.raw)
    let own = axis == .horizontal ? record.pointee.vertical : record.pointee.horizontal
    let distance = record.pointee.a
    return record.pointee.kind == (axis == .horizontal ? .hstack : .vstack) && own == alignment
      && alignment != .custom
      && (spacing.map { $0 == distance } ?? distance.isNaN)
  }

  /// Whether a record is a frame with this alignment already, so that only its lengths can be others; see `setFrame`.
  package func isFrame(_ id: LayoutID, _ alignment: Alignment) -> Bool {
    let record = records + Int(id.raw)
    return record.pointee.kind == .frame && record.pointee.extra < 0
      && record.pointee.horizontal == alignment.horizontal.key.code
      && record.pointee.vertical == alignment.vertical.key.code
  }

  /// Gives a frame other lengths.
  /// - Returns: Whether one differs from the old one.
  package func setFrame(_ id: LayoutID, width: CGFloat?, height: CGFloat?) -> Bool {
    let i = Int(id.raw)
    let (width, height) = (validLength(width), validLength(height))
    if same(records[i].a, width) && same(records[i].b, height) { return false }
    (records[i].a, records[i].b) = (width, height)
    records[i].flags.insert(.rearranged)
    markStale(id.raw)
    return true
  }

  /// Whether two arguments are the same; NaN stands for nil.
  private func same(_ x: Double, _ y: Double) -> Bool { x == y || (x.isNaN && y.isNaN) }

  private func isSame(_ old: LayoutRecord, _ oldExtra: RecordExtra?, _ new: LayoutRecord) -> Bool {
    guard old.kind == new.kind, old.horizontal == new.horizontal, old.vertical == new.vertical,
      old.kind != .custom, old.kind != .guide,
      old.flags.intersection(.roleFlags) == new.flags.intersection(.roleFlags),
      same(old.a, new.a), same(old.b, new.b), same(old.c, new.c), same(old.d, new.d)
    else { return false }
    let newExtra = new.extra >= 0 ? extras[Int(new.extra)] : nil
    guard let oldExtra, let newExtra else { return oldExtra == nil && newExtra == nil }
    return same(oldExtra.idealWidth, newExtra.idealWidth) && same(oldExtra.idealHeight, newExtra.idealHeight)
      && oldExtra.horizontalKey == newExtra.horizontalKey && oldExtra.verticalKey == newExtra.verticalKey
  }

  /// Gives a text record another text.
  /// - Returns: Whether a size or a frame can change by it.
  @discardableResult
  package func setText(_ id: LayoutID, _ text: TextContent) -> Bool {
    let i = Int(id.raw)
    precondition(records[i].kind == .text, "record \(id.raw) is no text")
    let t = Int(records[i].extra)
    let old = texts[t].metrics
    let oldNarrowest = texts[t].narrowest
    texts[t].content = text
    measureUnwrapped(t, text)
    // Text that is wrapped somewhere is remembered there: its letters matter, not only its extent.
    if texts[t].metrics == old && texts[t].narrowest == oldNarrowest && links[i].memo < 0 { return false }
    if texts[t].metrics.firstBaseline != old.firstBaseline
      || texts[t].metrics.lastBaseline != old.lastBaseline
    {
      records[i].flags.insert(.tellParent)
    }
    markStale(id.raw)
    return true
  }

  /// Measures the content of a text, which is handed over because it would have to be copied from there.
  func measureUnwrapped(_ t: Int, _ content: TextContent) {
    counters.textMeasurements += 1
    texts[t].metrics = measureText(content, width: nil)
    texts[t].narrowest = narrowestWidth(of: content)
  }

  /// What a stack sees as this record's priority. A spacer without one has minus infinity.
  package func setPriority(_ id: LayoutID, _ priority: Double) {
    let i = Int(id.raw)
    let slot = Int(records[i].slot)
    // NaN stands in no order to others, not even to itself. Infinite priorities are in order.
    let priority =
      priority.isNaN ? checked("layoutPriority") { $0.number(priority, in: 0...0, or: 0) } : priority
    if records[i].flags.contains(.hasOwnPriority) && slots.priority(slot) == priority { return }
    records[i].flags.insert(.hasOwnPriority)
    slots.setPriority(slot, priority)
    records[i].flags.insert(.tellParent)
    markStale(id.raw)
  }

  /// A value that the custom layout around the record can read; nil removes it.
  package func setLayoutValue(_ id: LayoutID, key: ObjectIdentifier, value: Any?) {
    layoutValues[id.raw, default: [:]][key] = value
    arrangementStamp += 1
    records[Int(id.raw)].flags.insert(.tellParent)
    markStale(id.raw)
  }

  /// Display items drawn by the record itself, for `movedItems`.
  package func setWeight(_ id: LayoutID, _ displayItems: Int32) {
    let i = Int(id.raw)
    if records[i].weight == displayItems { return }
    records[i].weight = displayItems
    records[i].flags.insert(.recount)
    markStale(id.raw)
  }

  /// Sizes at and above the record must be worked out again.
  package func invalidate(_ id: LayoutID) {
    records[Int(id.raw)].flags.insert(.tellParent)
    markStale(id.raw)
  }

  /// The reader's content must be made again although its size is the same.
  package func invalidateReader(_ id: LayoutID) {
    records[Int(id.raw)].flags.insert(.readerStale)
    markStale(id.raw)
  }

  /// Every size and every frame must be worked out again.
  package func invalidateAll() { staleEpoch += 1 }

  @inline(__always)
  func markStale(_ id: Int32) {
    let i = Int(id)
    let parent = Int(records[i].parent)
    if parent >= 0 && isFused(parent) { separate(parent) }
    records[i].flags.formUnion([.stale, .mustArrange])
    if records[i].flags.contains(.listed) { return }
    records[i].flags.insert(.listed)
    staleRecords.append(id)
  }

  func releaseExtra(_ id: Int32) {
    let extra = records[Int(id)].extra
    guard extra >= 0 else { return }
    if records[Int(id)].kind == .text {
      texts[Int(extra)].content = TextContent("", fontSize: 0)
      freeTexts.append(extra)
    } else {
      extras[Int(extra)] = RecordExtra()
      freeExtras.append(extra)
    }
    records[Int(id)].extra = -1
  }
}

extension LayoutRecord.Flags {
  /// The flags that are arguments of a role.
  static let roleFlags: LayoutRecord.Flags = [.fixesWidth, .fixesHeight, .fills, .guidesX, .hasIdeal]
}
