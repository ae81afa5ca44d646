// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import Testing

@testable import LayoutEngine

@Suite struct ModifierLayoutTests {
  @Test("L-2, L-22: a leaf without a size answers the proposal, 10 for nil")
  func fill() {
    expectFrames(color, in: 30, nil, [[0, 0, 30, 10]])
    expectFrames(color, in: nil, 7, [[0, 0, 10, 7]])
  }

  @Test("L-30: a fixed frame; the child may stick out")
  func fixedFrame() {
    expectFrames(
      node(.fixed(70, 10)).frame(50, 30, .bottomTrailing), in: 200, 200,
      [[0, 0, 50, 30], [-20, 20, 70, 10]])
    expectFrames(color.frame(50, nil), in: 200, 80, [[0, 0, 50, 80], [0, 0, 50, 80]])
  }

  @Test(
    "L-33: widths of flexible frames over text",
    arguments: [
      ("abc", nil, 100, 160, 100, 20), ("abc", nil, 100, 50, 50, 20), ("abc", 80, nil, 160, 80, 20),
      ("abcdefghij", 80, nil, 160, 100, 20), ("abcdefghij", 80, nil, 50, 80, 40),
    ] as [(String, CGFloat?, CGFloat?, Double, Double, Double)])
  func flexibleOverText(_ row: (String, CGFloat?, CGFloat?, Double, Double, Double)) {
    expectFrames(
      text(row.0).frame(minWidth: row.1, maxWidth: row.2), in: row.3, 100, [[0, 0, row.4, row.5]])
  }

  @Test("L-33: a fixed size in a frame that is narrower")
  func flexibleOverFixed() {
    expectFrames(
      node(.fixed(100, 10)).frame(minWidth: 0, maxWidth: .infinity), in: 70, 10,
      [[0, 0, 70, 10], [-15, 0, 100, 10]])
    expectFrames(
      node(.fixed(100, 10)).frame(maxWidth: .infinity), in: 70, 10, [[0, 0, 100, 10], [0, 0, 100, 10]])
  }

  @Test("L-36: an endless frame fills a finite proposal and is the child's size in a nil one")
  func endlessFrame() {
    expectFrames(text("abc").frame(maxWidth: .infinity), in: 160, 50, [[0, 0, 160, 20], [65, 0, 30, 20]])
    expectFrames(text("abc").frame(maxWidth: .infinity), in: nil, 50, [[0, 0, 30, 20], [0, 0, 30, 20]])
  }

  @Test("L-34: a flexible frame offers its child the size that it has itself")
  func finalOffer() {
    expectFrames(color.frame(minWidth: 80), in: 50, 100, [[0, 0, 80, 100], [0, 0, 80, 100]])
    // Eight letters need 80 points; the 100 that were proposed are more than the frame has.
    expectFrames(
      text("alphabet").frame(maxWidth: 60), in: 100, 100, [[0, 0, 60, 40], [0, 0, 60, 40]])
  }

  @Test("L-37: an infinite maximum gives an infinite length only where infinity is proposed")
  func infiniteMaximum() {
    let driver = LayoutDriver()
    driver.sync(to: text("abc").frame(maxWidth: .infinity).numbered)
    let widths = [nil, 0, 50, .infinity].map {
      driver.tree.size(driver.root, for: ProposedViewSize(width: $0, height: nil)).width
    }
    #expect(widths == [30, 0, 50, .infinity])
  }

  @Test("L-40: fixedSize asks for the ideal")
  func fixedSize() {
    let inner = color.frame(minWidth: 20, idealWidth: 60, maxWidth: 100, minHeight: 10, idealHeight: 30)
    expectFrames(node(.fixedSize(true, true), inner), in: 500, 500, [[0, 0, 60, 30], [0, 0, 60, 30]])
  }

  @Test("L-41: aspect ratios")
  func aspectRatio() {
    expectFrames(node(.aspectRatio(2, .fit), color), in: 150, 100, [[0, 0, 150, 75], [0, 0, 150, 75]])
    expectFrames(node(.aspectRatio(2, .fill), color), in: 150, 100, [[0, 0, 200, 100], [0, 0, 200, 100]])
    expectFrames(node(.aspectRatio(2, .fit), color), in: nil, nil, [[0, 0, 10, 10]])
    expectFrames(node(.aspectRatio(nil, .fit), node(.fixed(40, 20))), in: 100, 100, [[0, 0, 40, 20]])
  }

  @Test("L-42: padding")
  func padding() {
    let insets = EdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 2)
    expectFrames(node(.padding(insets), text("note")), in: 200, 200, [[0, 0, 52, 30], [10, 4, 40, 20]])
    expectFrames(node(.padding(insets), color), in: 5, 5, [[0, 0, 12, 10], [10, 4, 0, 0]])
  }

  @Test("L-43: offset moves the child only")
  func offset() {
    expectFrames(
      hstack(0, .center, node(.offset(5, -3), text("a")), text("b")), in: 100, 100,
      [[0, 0, 20, 20], [0, 0, 10, 20], [5, -3, 10, 20], [10, 0, 10, 20]])
  }

  @Test("R-43: a geometry group lays its child out elsewhere, and as large as it is drawn")
  func geometryGroup() {
    let inner = node(.layered(.bottomTrailing), color, node(.fixed(4, 4)))
    expectFrames(
      hstack(0, .center, node(.displaced(0, 0, 0, 0), inner).frame(60, 40), text("b")), in: 100, 40,
      [[0, 0, 70, 40], [0, 0, 60, 40], [0, 0, 60, 40], [0, 0, 60, 40], [0, 0, 60, 40], [56, 36, 4, 4]]
        + [[60, 10, 10, 20]])
    expectFrames(
      hstack(0, .center, node(.displaced(7, -5, -20, 10), inner).frame(60, 40), text("b")), in: 100, 40,
      [[0, 0, 70, 40], [0, 0, 60, 40], [0, 0, 60, 40], [7, -5, 40, 50], [0, 0, 40, 50], [36, 46, 4, 4]]
        + [[60, 10, 10, 20]])
    // A child that is as large as it likes stays so.
    expectFrames(
      node(.displaced(7, 0, -9, 0), node(.fixed(9, 9))), in: 90, 9, [[0, 0, 9, 9], [7, 0, 9, 9]])
  }

  @Test("R-43, R-11: a text that wraps where its group is drawn is placed again for another offered height")
  func geometryGroupAroundText() {
    let group = node(.displaced(0, 0, -8, 0), text("a bb ccc")).numbered
    let driver = LayoutDriver()
    driver.sync(to: group)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 500)
    for (height, lines) in [(120, 2), (0, 1), (120, 2)] {
      driver.layout(SIMD2(640, Double(height)), in: bounds)
      #expect(driver.frames()[1]?.height == CGFloat(20 * lines))
    }
  }

  @Test("L-44: position takes the proposal and centres the child on the point")
  func position() {
    expectFrames(node(.position(30, 20), text("dot")), in: 100, 50, [[0, 0, 100, 50], [15, 10, 30, 20]])
    expectFrames(node(.position(30, 20), text("dot")), in: nil, nil, [[0, 0, 30, 20], [15, 10, 30, 20]])
  }

  @Test("L-45: the secondary of an overlay is aligned in the primary")
  func overlay() {
    expectFrames(
      node(.layered(.topTrailing), node(.fixed(50, 30)), node(.fixed(12, 8))), in: 100, 60,
      [[0, 0, 50, 30], [0, 0, 50, 30], [38, 0, 12, 8]])
    expectFrames(
      node(.layered(.center), text("abc"), color), in: 100, 60,
      [[0, 0, 30, 20], [0, 0, 30, 20], [0, 0, 30, 20]])
  }

  @Test("L-46, X-14: a frame hides its child's priority, and fixedSize does (stack-algorithms K2c)")
  func priorities() {
    // Hidden: the text, less flexible, is offered half and wraps. With its priority seen it would get 80.
    let hidden = hstack(0, .center, color, text("abcdefgh").priority(1).frame(nil, 40))
    expectFrames(hidden, in: 100, 40, [[0, 0, 100, 40], [0, 0, 50, 40], [50, 0, 50, 40], [0, 0, 50, 40]])
    let fixed = hstack(
      0, .center, color, node(.fixedSize(false, false), text("abcdefgh").priority(1)))
    expectFrames(fixed, in: 100, 40, [[0, 0, 100, 40], [0, 0, 50, 40], [50, 0, 50, 40]])
    let forwarded = hstack(0, .center, color, node(.offset(0, 0), text("abcdefgh").priority(1)))
    expectFrames(forwarded, in: 100, 40, [[0, 0, 100, 40], [0, 0, 20, 40], [20, 10, 80, 20]])
  }

  @Test("L-32, R-11: around a text that wraps, a height with a minimum alone depends on what is offered")
  func minimumAroundWrappedText() {
    let tree = LayoutTree()
    let text = tree.insert(.text("alphabet", fontSize: 20))
    let alignment = Alignment(horizontal: .center, vertical: .bottom)
    let flexible = tree.insert(.flexFrame(FlexFrame(minHeight: 20, alignment: alignment)))
    let narrow = tree.insert(.frame(width: 10, height: nil, alignment: .center))
    tree.setChildren(flexible, [text])
    tree.setChildren(narrow, [flexible])
    for height in [80, 60, 200] as [CGFloat] {
      tree.layout(
        root: narrow, proposal: ProposedViewSize(width: 10, height: height),
        in: CGRect(x: 0, y: 0, width: 10, height: height))
      #expect(tree.frame(flexible).height == min(height, 160))
      #expect(tree.frame(text) == CGRect(x: 0, y: 0, width: 10, height: min(height, 160)))
    }
  }

  @Test("L-35, R-6: contradictory lengths are reported and made consistent")
  func contradictions() {
    let tree = LayoutTree()
    let flexible = tree.insert(.flexFrame(FlexFrame(minWidth: 50, maxWidth: 20)))
    #expect(tree.size(flexible, for: ProposedViewSize(width: 10, height: 0)).width == 50)
    let fixed = tree.insert(.frame(width: -1, height: .infinity, alignment: .center))
    #expect(tree.size(fixed, for: .unspecified) == .zero)
    #expect(
      tree.diagnostics.messages == [
        "Contradictory frame constraints specified.", "Invalid frame dimension (negative or non-finite).",
        "Invalid frame dimension (negative or non-finite).",
      ])
  }

  @Test("L-3: the root is centred in the bounds")
  func rootIsCentred() {
    let tree = LayoutTree()
    let root = tree.insert(.fixed(CGSize(width: 20, height: 10)))
    tree.layout(
      root: root, proposal: ProposedViewSize(width: 100, height: 170),
      in: CGRect(x: 0, y: 20, width: 100, height: 170))
    #expect(tree.frame(root) == CGRect(x: 40, y: 100, width: 20, height: 10))
  }
}
