// SPDX-License-Identifier: Apache-2.0
import Testing

import HeadlessViews
@testable import StandardViews
@testable import ViewEngine

/// How many bytes the nodes of a row take. An allocator gives 80 bytes to what needs 65, and 96 to what needs 81, so one
/// more field can cost sixteen bytes of every row.
@MainActor @Suite struct NodeSizeTests {
  private struct Row: View {
    let index: Int
    var body: some View { Text("\(index)") }
  }

  private final class Known {
    var first = 1
    var second = 2
  }

  /// The size of a class's instances, from the words that the runtime keeps for every class.
  private func size(_ type: AnyClass) -> Int {
    Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
  }

  @Test("A class's size is read where the runtime keeps it")
  func known() {
    #expect(size(Known.self) == 32)
  }

  @Test("A leaf and a spacer have no list of elements, and no node has room for what few have")
  func sizes() {
    #expect(size(TextNode.self) == 80)
    #expect(size(ViewNode.self) <= 56)
    #expect(size(StackNode.self) == 80)
    #expect(size(ArrangingNode.self) == 80)
    #expect(size(BodyNode<Row>.self) == 112)
  }

  @Test("Nodes without a list of elements have none")
  func noElements() throws {
    let host = ViewHost {
      HStack {
        Text("a")
        Spacer()
        Color.red
      }
    }
    try host.render()
    let stack = try #require(host.graph.roots.first?.firstBelow(StackNode.self))
    #expect(stack.elementCount == 3)
    stack.forEachElement { element in
      #expect(element.elementCount == 0)
      #expect(!element.arrangesChildren)
      element.forEachElement { _ in Issue.record("an element of a node that has none") }
    }
  }
}
