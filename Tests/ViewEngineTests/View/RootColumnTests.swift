// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// a modifier around several views that are the content of a tree is put around their column
/// (composition-identity G1–G3).
@MainActor @Suite struct RootColumnTests {
  private struct Member: View {
    let name: String
    var body: some View { Text(name).font(.system(size: 10)) }
  }

  private struct Layer: View {
    var body: some View { Color.red }
  }

  private struct Pair: View {
    var body: some View {
      Group {
        Member(name: "ab")
        Member(name: "cdef")
      }
      .overlay { Layer() }
    }
  }

  @Test("a layer at the root is made once, for the column; in a stack once for each view")
  func once() {
    let root = ViewHost(size: CGSize(width: 100, height: 100)) { Pair() }
    #expect(root.bodyEvaluations["Layer"] == 1)
    let layers = root.displayList.filter { $0.kind == .color }
    #expect(layers.map(\.frame) == [CGRect(x: 40, y: 36, width: 20, height: 28)])
    let row = ViewHost(size: CGSize(width: 100, height: 100)) { HStack { Pair() } }
    #expect(row.bodyEvaluations["Layer"] == 2)
  }

  @Test("of several modifiers the innermost has the column in it, and all follow their values")
  func several() throws {
    struct Screen: View {
      @State private var inset: CGFloat = 5
      @State private var name = "ab"

      var body: some View {
        Group {
          Button(name) {
            inset += 5
            name += "c"
          }
          Member(name: "cdef")
        }
        .font(.system(size: 10))
        .padding(inset)
        .background { Layer() }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    func layers() -> [CGRect] { host.displayList.filter { $0.kind == .color }.map(\.frame) }
    #expect(layers() == [CGRect(x: 35, y: 31, width: 30, height: 38)])
    try host.tapAndRender("ab")
    #expect(layers() == [CGRect(x: 30, y: 26, width: 40, height: 48)])
    #expect(host.texts == ["abc", "cdef"])
    #expect(host.recomputedDisplayList().map(\.frame) == host.displayList.map(\.frame))
  }

  @Test("what one condition shows needs no column")
  func condition() {
    struct Choice: View {
      var shows = true
      var body: some View {
        Group { if shows { Member(name: "ab") } else { Member(name: "c") } }.overlay { Layer() }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Choice() }
    #expect(host.bodyEvaluations["Layer"] == 1)
  }
}
