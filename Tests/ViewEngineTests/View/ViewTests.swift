// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct ViewTests {
  @Test("S-1: a view needs a body and nothing else; views that the engine draws have none")
  func requirements() {
    struct Plain: View {
      var body: some View { Text("body") }
    }
    #expect(ViewHost { Plain() }.texts == ["body"])
    func body<V: View>(_: V) -> String { String(describing: V.Body.self) }
    #expect(body(Color.red) == "Never")
    #expect(body(VStack { Color.red }) == "Never")
    #expect(body(EmptyView()) == "Never")
    #expect(body(Color.red.padding()) == "Never")
    #expect(body(Plain()) == "Text")
  }

  @Test("X-11: only children of a body that ran are compared; the rest of the tree is not visited")
  func comparisons() throws {
    struct Leaf: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Branch: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Button(name) { count += 1 }
        Leaf(number: count)
        Leaf(number: -1)
      }
    }
    struct Root: View {
      var body: some View {
        Branch(name: "left")
        Branch(name: "right")
      }
    }
    let host = ViewHost { Root() }
    let frame = try host.tapAndRender("left")
    // The two leaves of the left branch; one of them is equal.
    #expect(frame.bodyEvaluations["Branch"] == 1)
    #expect(frame.bodyEvaluations["Leaf"] == 1)
    #expect(frame.bodyEvaluations["Root"] == 0)
    let leaves = frame.viewComparisons
    let both = ViewHost { Root() }
    try both.buttons["left"].tap()
    try both.buttons["right"].tap()
    // Twice the branches, twice the comparisons: none of them goes to a neighbour.
    #expect(leaves > 0)
    #expect(try both.render().viewComparisons == 2 * leaves)
  }
}
