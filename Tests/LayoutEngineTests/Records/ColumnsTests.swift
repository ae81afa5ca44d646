// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct ColumnsTests {
  @Test("A rare column has no memory before the first value, and the usual value everywhere else then")
  func rare() {
    var column = RareColumn<Double>()
    defer { column.deallocate() }
    #expect(column[SlotIndex(3)] == nil)
    column.set(SlotIndex(3), 5, of: 8, others: 1)
    #expect((0..<8).map { column[SlotIndex($0)] } == [1, 1, 1, 5, 1, 1, 1, 1])
    column.move(toCapacity: 16, count: 8)
    column.copy(SlotIndex(3), to: SlotIndex(4), count: 2)
    #expect((3..<6).map { column[SlotIndex($0)] } == [5, 5, 1])
    let other = column.empty(capacity: 4)
    defer { other.deallocate() }
    other.copy(from: column, SlotIndex(4), to: SlotIndex(0))
    #expect(other[SlotIndex(0)] == 5)
  }

  @Test("Ideal lengths have memory from the first record on whose ideal is no minimum")
  func ideals() {
    let tree = LayoutTree()
    let root = tree.insert(.vstack(.center, spacing: 0))
    let text = tree.insert(.text("text", fontSize: 20))
    tree.setChildren(root, [text, tree.insert(.spacer(minLength: 3))])
    #expect(tree.size(root, for: .unspecified) == CGSize(width: 40, height: 23))
    #expect(tree.slots.ideals[.unattached] == nil)
    // A colour answers 10 to nil, and 0 at least (L-2, L-22).
    tree.setChildren(root, [text, tree.insert(.fill)])
    #expect(tree.size(root, for: .unspecified) == CGSize(width: 40, height: 30))
    // The text takes no more width than it is offered, and one line of the room that there is not.
    #expect(tree.size(root, for: .zero) == CGSize(width: 0, height: 20))
    #expect(tree.slots.ideals[.unattached] != nil)
  }
}
