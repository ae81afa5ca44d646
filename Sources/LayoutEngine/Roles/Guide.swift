// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Sets a guide of the child (L-58).
enum GuideRole: UnaryRole {
  static var forwardsPriority: Bool { true }
  static var forwardsSpacer: Bool { true }

  static func write(
    _ alignment: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat, _ tree: LayoutTree,
    _ id: LayoutID
  ) {
    tree.records[id].kind = .guide
    tree.records[id].flags.insert(.guidesX)
    tree.setExtra(id, RecordExtra(horizontalKey: alignment.key, guideValue: value))
  }

  static func write(
    _ alignment: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat, _ tree: LayoutTree,
    _ id: LayoutID
  ) {
    tree.records[id].kind = .guide
    tree.setExtra(id, RecordExtra(verticalKey: alignment.key, guideValue: value))
  }

  static func summary(_ tree: LayoutTree, _ id: LayoutID, around child: Summary) -> Summary {
    var result = child
    result.facts.insert(tree.records[id].flags.contains(.guidesX) ? .guidesX : .guidesY)
    return result
  }

  static func guide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ id: LayoutID, _ proposal: SIMD2<Double>
  ) -> Double? {
    guard tree.records[id].childCount > 0 else { return nil }
    let child = tree.records[id].firstChild
    let index = tree.records[id].extra
    guard tree.store.horizontalKey(at: index) == key || tree.store.verticalKey(at: index) == key,
      let value = tree.store.guideValue(at: index)
    else { return tree.explicitGuide(key, child, proposal) }
    let size = tree.measure(child, proposal)
    return tree.validGuide(value(tree.dimensions(child, proposal, size)), of: key, size)
  }
}
