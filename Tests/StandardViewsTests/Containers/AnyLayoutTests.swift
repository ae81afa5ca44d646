// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor @Suite struct AnyLayoutTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("n\(count)") { count += 1 } }
  }

  @Test("switching the layout keeps the views' identity (I-2)")
  func identity() throws {
    struct Screen: View {
      @State private var isRow = false
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Counter()
          Color.red.frame(width: 10, height: 10)
        }
        Button("turn") { isRow.toggle() }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
    try host.tapAndRender("n0")
    let before = host.displayList[1].frame
    try host.tapAndRender("turn")
    #expect(host.texts == ["n1", "turn"])
    #expect(host.displayList[1].frame != before)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  /// Passes every call on to another layout, so that the stacks' rules over subviews are asked.
  private struct Wrapping<Base: Layout>: Layout {
    let base: Base

    func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
    ) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @ViewBuilder private var sample: some View {
    Color.red.frame(maxWidth: 50)
    Color.blue
    Text("alphabet").font(.system(size: 20)).layoutPriority(1)
    Spacer()
    Color.green.frame(minWidth: 40)
  }

  @Test("layouts as values follow the stacks' rules (L-51, L-53, L-59)", arguments: [90.0, 176, 300, 500])
  func sameAsStacks(width: CGFloat) {
    let size = CGSize(width: width, height: 120)
    let pairs: [(ViewHost, ViewHost)] = [
      (
        ViewHost(size: size) { HStack(alignment: .top) { sample } },
        ViewHost(size: size) { Wrapping(base: HStackLayout(alignment: .top)) { sample } }
      ),
      (
        ViewHost(size: size) { VStack(alignment: .leading, spacing: 3) { sample } },
        ViewHost(size: size) { Wrapping(base: VStackLayout(alignment: .leading, spacing: 3)) { sample } }
      ),
      (
        ViewHost(size: size) { ZStack(alignment: .bottomTrailing) { sample } },
        ViewHost(size: size) {
          Wrapping(base: AnyLayout(ZStackLayout(alignment: .bottomTrailing))) { sample }
        }
      ),
    ]
    for (stack, value) in pairs { #expect(stack.displayList == value.displayList) }
  }

  @Test("a layout value is seen through other layout values")
  func layoutValues() {
    enum Key: LayoutValueKey { static var defaultValue: CGFloat { 1 } }
    enum Other: LayoutValueKey { static var defaultValue: CGFloat { 1 } }
    struct Widths: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1[Key.self] * $1[Other.self] }, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
          let width = subview[Key.self] * subview[Other.self]
          subview.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: 10))
          x += width
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      Widths() {
        Color.red.layoutValue(key: Key.self, value: 20).layoutValue(key: Other.self, value: 2)
        Color.blue
      }
    }
    #expect(host.displayList.map(\.frame.width) == [40, 1])
  }
}
