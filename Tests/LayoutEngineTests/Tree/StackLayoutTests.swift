// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct StackLayoutTests {
  @Test("L-53: the least flexible first, of endless ones the larger minimum")
  func flexibilityOrder() {
    let tree = hstack(10, .center, color.frame(maxWidth: 50), color, color.frame(minWidth: 120))
    expectFrames(
      tree, in: 300, 20,
      [[0, 0, 300, 20], [0, 0, 50, 20], [0, 0, 50, 20], [60, 0, 110, 20], [180, 0, 120, 20]])
  }

  @Test("L-53: text between colours wraps to its share")
  func textWrapsInRow() {
    expectFrames(
      hstack(nil, .center, color, text("alphabet"), color), in: 176, 100,
      [[0, 0, 176, 100], [0, 0, 55, 100], [63, 30, 50, 40], [121, 0, 55, 100]])
  }

  @Test("L-53: text of a higher priority is served first")
  func textWithPriority() {
    expectFrames(
      hstack(nil, .center, color, text("alphabet").priority(1), color), in: 176, 100,
      [[0, 0, 176, 100], [0, 0, 40, 100], [48, 40, 80, 20], [136, 0, 40, 100]])
  }

  @Test("L-53, L-50: a spacer takes what is left, with no distance to its neighbours")
  func spacerBetweenTexts() {
    expectFrames(
      hstack(nil, .center, text("Name"), node(.spacer(nil)), text("42")), in: 200, 50,
      [[0, 0, 200, 20], [0, 0, 40, 20], [40, 10, 140, 0], [180, 0, 20, 20]])
  }

  @Test("L-53: a larger minimum is served before an endless one with none")
  func largerMinimumFirst() {
    expectFrames(
      hstack(0, .center, color, color.frame(minWidth: 150)), in: 200, 10,
      [[0, 0, 200, 10], [0, 0, 50, 10], [50, 0, 150, 10]])
  }

  @Test("L-53: minima of lower priorities are reserved")
  func reservedMinima() {
    expectFrames(
      hstack(0, .center, text("abcdefgh").priority(1), color.frame(minWidth: 40), color), in: 100, 40,
      [[0, 0, 100, 40], [0, 0, 60, 40], [60, 0, 40, 40], [0, 0, 40, 40], [100, 0, 0, 40]])
  }

  @Test("L-52: a stack may overflow its proposal")
  func overflow() {
    expectFrames(
      hstack(0, .center, color.frame(maxWidth: 100), color.frame(minWidth: 100)), in: 150, 10,
      [[0, 0, 175, 10], [0, 0, 75, 10], [0, 0, 75, 10], [75, 0, 100, 10]])
  }

  @Test("L-56: a column is a row with the axes exchanged")
  func columnOfFlexibilities() {
    let tree = vstack(10, .center, color.frame(maxHeight: 50), color, color.frame(minHeight: 120))
    expectFrames(
      tree, in: 20, 300,
      [[0, 0, 20, 300], [0, 0, 20, 50], [0, 0, 20, 50], [0, 60, 20, 110], [0, 180, 20, 120]])
  }

  @Test("L-5: lengths and places are not rounded")
  func fractions() {
    expectFrames(
      hstack(0, .center, color, color, node(.fixed(0.3, 5.5))), in: 25.1, 10,
      [[0, 0, 25.1, 10], [0, 0, 12.4, 10], [12.4, 0, 12.4, 10], [24.8, 2.25, 0.3, 5.5]])
  }

  @Test("L-54: a nil proposal asks each child for its ideal")
  func ideals() {
    expectFrames(
      hstack(nil, .center, text("abc"), color), in: nil, nil,
      [[0, 0, 48, 20], [0, 0, 30, 20], [38, 0, 10, 20]])
  }

  @Test("L-55: placed with a nil cross proposal, children get the stack's own extent")
  func remeasuredAcross() {
    let tree = node(.fixedSize(true, true), vstack(0, .center, text("abcdef"), color.frame(nil, 1)))
    expectFrames(
      tree, in: 200, 200,
      [[0, 0, 60, 21], [0, 0, 60, 21], [0, 0, 60, 20], [0, 20, 60, 1], [0, 0, 60, 1]])
  }

  @Test("L-55: a row that wraps when it is asked again is aligned as it answers then")
  func wrappedWhenRemeasured() {
    let row = hstack(
      nil, .center, text("to be or not to be"), node(.fixed(10, 10)).frame(maxWidth: 50))
    expectFrames(
      vstack(0, .center, row), in: nil, nil,
      [[0, 0, 198, 20], [0, 0, 178, 40], [0, 0, 120, 40], [128, 15, 50, 10], [20, 0, 10, 10]])
  }

  @Test("L-55, R-11: a row whose text wraps in its own width is placed again for another offered height")
  func wrappedForAnotherHeight() {
    let row = hstack(0, .center, text("to be or not to be"), node(.fixed(10, 10)), color.frame(nil, 80))
    let column = vstack(0, .center, row, node(.fixed(0, 0))).numbered
    let driver = LayoutDriver()
    driver.sync(to: column)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 80)
    for height in [Double.nan, 0, .nan] {
      driver.layout(SIMD2(.nan, height), in: bounds)
      let text =
        height == 0
        ? CGRect(x: 0, y: 30, width: 80, height: 20) : CGRect(x: 0, y: 20, width: 90, height: 40)
      #expect(driver.frames()[2] == text)
      #expect(driver.frames() == LayoutOracle.frames(of: column, SIMD2(.nan, height), in: bounds))
    }
  }

  @Test(
    "R-63, L-55: the only child is asked once where it is offered a length along its stack (grid GE29, GWS15)"
  )
  func onlyChild() {
    let row = hstack(nil, .center, text("to be or not to be"), node(.fixed(10, 10)).frame(maxWidth: 50))
    expectFrames(
      vstack(0, .center, row), in: nil, 20,
      [[0, 0, 198, 20], [0, 0, 198, 20], [0, 0, 180, 20], [188, 5, 10, 10], [0, 0, 10, 10]])
  }

  @Test(
    "R-2: a stack of one child passes open edges on, a spacer's along its stack (stack-algorithms K3h, grid GS14)"
  )
  func edgesOfOnlyChild() {
    let square = node(.fixed(20, 20))
    func width(_ middle: TreeSpec) -> [Double] { [0, 0, middle.role == .hstack(.center, nil) ? 40 : 56, 20] }
    for middle in [hstack(nil, .center, node(.spacer(0))), vstack(nil, .center, node(.spacer(0)))] {
      expectFrames(hstack(nil, .center, square, middle, square), in: nil, nil, [width(middle)])
    }
  }

  @Test("L-57: an empty stack has no size")
  func empty() { expectFrames(vstack(), in: 100, 100, [[0, 0, 0, 0]]) }

  @Test("L-58: a guide moves its view against the others of the same key")
  func guide() {
    let guide = GuideSpec(key: HorizontalAlignment.leading.key, function: .constant(10))
    let tree = vstack(
      0, .leading, node(.guide(guide), node(.fixed(30, 10))), node(.fixed(50, 10)))
    expectFrames(tree, in: 200, 200, [[0, 0, 60, 20], [0, 0, 30, 10], [0, 0, 30, 10], [10, 10, 50, 10]])
  }

  @Test("L-58: a guide of another key moves nothing")
  func unrelatedGuide() {
    let guide = GuideSpec(key: HorizontalAlignment.trailing.key, function: .constant(10))
    let tree = vstack(
      0, .leading, node(.guide(guide), node(.fixed(30, 10))), node(.fixed(50, 10)))
    expectFrames(tree, in: 200, 200, [[0, 0, 50, 20], [0, 0, 30, 10], [0, 0, 30, 10], [0, 10, 50, 10]])
  }

  @Test("project rule: baselines at 0.8 of a line, the bottom edge of what has no text")
  func baselines() {
    let tree = hstack(
      0, .firstTextBaseline, node(.text("a", 20, nil)), node(.text("b", 40, nil)), node(.fixed(5, 10)))
    expectFrames(
      tree, in: 200, 200, [[0, 0, 35, 40], [0, 16, 10, 20], [10, 0, 20, 40], [30, 22, 5, 10]])
  }

  @Test("L-59: guides far outside of the children leave a ZStack their length")
  func farGuides() {
    let guide = GuideSpec(key: VerticalAlignment.center.key, function: .constant(1e18))
    let tree = node(
      .zstack(.center), node(.guide(guide), node(.fixed(30, 10))), node(.guide(guide), node(.fixed(50, 7))))
    expectFrames(
      tree, in: 200, 200,
      [[0, 0, 50, 10], [10, 0, 30, 10], [0, 0, 30, 10], [0, 0, 50, 7], [0, 0, 50, 7]])
  }

  @Test("L-59: a ZStack is as large as its children of the highest priority, which align in it")
  func zstack() {
    expectFrames(
      node(.zstack(.bottomLeading), node(.fixed(60, 60)), node(.fixed(20, 30))), in: 200, 200,
      [[0, 0, 60, 60], [0, 0, 60, 60], [0, 30, 20, 30]])
    expectFrames(
      node(.zstack(.center), node(.fixed(60, 60)), node(.fixed(20, 30)).priority(1)), in: 200, 200,
      [[0, 0, 20, 30], [-20, -15, 60, 60], [0, 0, 20, 30]])
  }

  @Test("L-24: a divider lies across its stack")
  func divider() {
    expectFrames(
      vstack(0, .center, text("abc"), node(.divider)), in: 100, 100,
      [[0, 0, 100, 21], [35, 0, 30, 20], [0, 20, 100, 1]])
    expectFrames(
      hstack(0, .center, text("abc"), node(.divider)), in: 100, 50,
      [[0, 0, 31, 50], [0, 15, 30, 20], [30, 0, 1, 50]])
  }

  @Test("L-23: outside a stack a spacer is flexible on both axes")
  func lonelySpacer() {
    expectFrames(node(.group, node(.spacer(nil))), in: 70, 4, [[0, 0, 70, 8], [0, 0, 70, 8]])
  }
}
