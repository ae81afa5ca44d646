// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

/// Records that stand around one other record.
@Suite struct WrappingTests {
  private let tree = LayoutTree()

  private func frame(_ root: LayoutID, _ id: LayoutID) -> CGRect {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    tree.layout(root: root, proposal: ProposedViewSize(bounds.size), in: bounds)
    return tree.absoluteFrame(id)
  }

  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  private let inner = CGRect(x: 2, y: 1, width: 94, height: 96)

  @Test("A record is put around a new one, which is found again")
  func new() {
    let child = tree.insert(.fill)
    let id = tree.insert(.padding(insets), around: child)
    #expect(tree.onlyChild(of: id) == child)
    #expect(frame(id, child) == inner)
    #expect(tree.onlyChild(of: id) == child)
  }

  @Test("A record is put around one that was laid out by itself, or had another parent")
  func known() {
    let child = tree.insert(.fill)
    #expect(frame(child, child) == CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = tree.insert(.padding(insets), around: child)
    #expect(frame(first, child) == inner)
    let second = tree.insert(.padding(EdgeInsets()), around: child)
    #expect(tree.onlyChild(of: second) == child)
    #expect(frame(second, child) == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
