// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import Testing

@testable import LayoutEngine

/// The rules that were recorded on Apple's SwiftUI, in the engine and in the oracle. The recordings themselves are
/// replayed by `RecordedTests`.
@Suite struct RecordedRulesTests {
  private let square = node(.fixed(20, 20))
  private let spacer = node(.spacer(0))

  @Test(
    "R-1: a stack of one child passes its priority on, a stack of two does not (stack-algorithms G11, G11c)")
  func priorityOfOnlyChild() {
    let flexible = color.frame(minWidth: 0, idealWidth: 80, maxWidth: 80)
    let alone = hstack(0, .center, hstack(nil, .center, flexible.priority(1)), flexible)
    expectFrames(alone, in: 100, 20, [[0, 0, 100, 20], [0, 0, 80, 20]])
    let two = hstack(0, .center, hstack(0, .center, flexible.priority(1), node(.fixed(0, 0))), flexible)
    expectFrames(two, in: 100, 20, [[0, 0, 100, 20], [0, 0, 50, 20]])
  }

  @Test("R-1: a ZStack of one child passes a spacer's priority on (stack-algorithms K2a)")
  func priorityInDepth() {
    let row = hstack(0, .center, color.frame(nil, 20), node(.zstack(.center), node(.spacer(nil))), square)
    expectFrames(row, in: 200, 50, [[0, 0, 200, 50], [0, 15, 172, 20], [0, 0, 172, 20], [172, 0, 8, 50]])
  }

  @Test("R-2: where a spacer's edge is open there is no default distance (stack-algorithms K3a–K3q)")
  func openEdges() {
    func width(_ middle: TreeSpec) -> Double {
      let driver = LayoutDriver()
      driver.sync(to: hstack(nil, .center, square, middle, square).numbered)
      return driver.tree.size(driver.root, for: .unspecified).width
    }
    let none = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let open = [
      spacer, node(.padding(none), spacer), spacer.frame(0, nil), spacer.frame(maxWidth: .infinity),
      node(.layered(.center), spacer, node(.fixed(0, 0))), spacer.priority(1),
      node(.fixedSize(true, true), spacer),
      node(.aspectRatio(1, .fit), spacer), node(.zstack(.center), spacer),
      node(.zstack(.center), spacer, spacer),
      node(.padding(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0)), spacer),
    ]
    for one in open { #expect(width(one) == 40, "\(one.description())") }
    let closed = [
      vstack(nil, .center, spacer), node(.layered(.center), node(.fixed(0, 0)), spacer),
      node(.zstack(.center), spacer, node(.fixed(0, 0))), node(.zstack(.center), node(.fixed(0, 0)), spacer),
    ]
    for one in closed { #expect(width(one) == 56, "\(one.description())") }
    #expect(width(node(.padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)), spacer)) == 64)
    #expect(width(node(.padding(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)), spacer)) == 52)
    #expect(width(node(.padding(none), spacer.frame(10, nil))) == 50)
  }

  @Test("R-2: an inset that changes opens and closes an edge")
  func changedEdge() {
    let tree = LayoutTree()
    let row = tree.insert(.hstack(.center, spacing: nil))
    let padding = tree.insert(.padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)))
    tree.setChildren(padding, [tree.insert(.spacer(minLength: 0))])
    let text = tree.insert(.fixed(CGSize(width: 20, height: 20)))
    tree.setChildren(row, [padding, text])
    func position() -> CGFloat {
      tree.layout(root: row, proposal: .unspecified, in: CGRect(x: 0, y: 0, width: 100, height: 20))
      return tree.frame(text).minX
    }
    #expect(position() == 0)
    tree.update(padding, to: .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4)))
    #expect(position() == 12)
    tree.update(padding, to: .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)))
    #expect(position() == 0)
  }

  /// Half as wide as it is offered: a layout that is asked for each offer.
  private struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("R-3: a stack in depth is measured at its proposal and places at its own size (stack-algorithms Z1)")
  func depthInTwoSteps() {
    let tree = LayoutTree()
    let stack = tree.insert(.zstack(.center))
    let half = tree.insert(.custom(Half().boxed()))
    let square = tree.insert(.fixed(CGSize(width: 20, height: 20)))
    tree.setChildren(stack, [half, square])
    tree.layout(
      root: stack, proposal: ProposedViewSize(width: 60, height: 40),
      in: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(tree.frame(stack).size == CGSize(width: 30, height: 20))
    #expect(tree.frame(half) == CGRect(x: 2.5, y: 5, width: 15, height: 10))
    #expect(tree.frame(square) == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("R-4: several layers are one centred stack, aligned as a whole (stack-algorithms A10, K5g)")
  func severalLayers() {
    expectFrames(
      node(.layered(.topLeading), node(.fixed(60, 40)), node(.fixed(20, 20)), node(.fixed(30, 10))), in: 100,
      100,
      [[0, 0, 60, 40], [0, 0, 60, 40], [5, 0, 20, 20], [0, 5, 30, 10]])
    // One layer is aligned by itself.
    expectFrames(
      node(.layered(.bottomTrailing), node(.fixed(60, 40)), node(.fixed(20, 20))), in: 100, 100,
      [[0, 0, 60, 40], [0, 0, 60, 40], [40, 20, 20, 20]])
  }

  @Test(
    "A spacer in a layer belongs to the stack around, unless there are several layers (stack-algorithms K2e)")
  func orientationOfLayers() {
    let one = hstack(0, .center, node(.layered(.center), node(.fixed(10, 10)), node(.spacer(nil))))
    expectFrames(one, in: 50, 50, [[0, 0, 10, 10], [0, 0, 10, 10], [0, 0, 10, 10], [0, 5, 10, 0]])
    let two = hstack(
      0, .center, node(.layered(.center), node(.fixed(10, 10)), node(.spacer(nil)), node(.fixed(1, 1))))
    expectFrames(two, in: 50, 50, [[0, 0, 10, 10], [0, 0, 10, 10], [0, 0, 10, 10], [1, 1, 8, 8]])
  }

  @Test("R-6: a negative length of a frame is 0, and reported (frame-negative-sizes H6, H10)")
  func negativeLengths() {
    let tree = LayoutTree()
    let child = tree.insert(.fixed(CGSize(width: 20, height: 20)))
    let fixed = tree.insert(.frame(width: -60, height: nil, alignment: .center))
    tree.setChildren(fixed, [child])
    #expect(tree.size(fixed, for: ProposedViewSize(width: 100, height: 100)) == CGSize(width: 0, height: 20))
    let flexible = tree.insert(.flexFrame(FlexFrame(minWidth: -50, maxWidth: -10)))
    #expect(tree.size(flexible, for: ProposedViewSize(width: 100, height: 100)).width == 0)
    let message = "Invalid frame dimension (negative or non-finite)."
    #expect(tree.diagnostics.messages == [message, message])
  }

  @Test(
    "R-10: a text that is offered less than a character's width takes the offer (engine-replacement-stage1 T3, T4)"
  )
  func narrowText() {
    let driver = LayoutDriver()
    driver.sync(to: text("abc de").numbered)
    for width in [0, 5] as [CGFloat] {
      #expect(
        driver.tree.size(driver.root, for: ProposedViewSize(width: width, height: nil))
          == CGSize(width: width, height: 100))
    }
  }

  @Test("R-11: a text keeps the lines that fit the height, at least one (text-semantics L5)")
  func lines() {
    let driver = LayoutDriver()
    driver.sync(to: text("to be or not to be").numbered)
    for (height, size) in [(0, 20), (19, 20), (20, 20), (45, 40), (60, 60), (100, 60)] as [(CGFloat, CGFloat)]
    {
      let answer = driver.tree.size(driver.root, for: ProposedViewSize(width: 70, height: height))
      #expect(answer.height == size, "\(height)")
    }
    // The widest line that is kept counts.
    #expect(driver.tree.size(driver.root, for: ProposedViewSize(width: 70, height: 20)).width == 50)
    let several = LayoutDriver()
    several.sync(to: text("a\nbcd").numbered)
    #expect(
      several.tree.size(several.root, for: ProposedViewSize(width: 70, height: 25))
        == CGSize(width: 10, height: 20))
    #expect(several.tree.size(several.root, for: .unspecified) == CGSize(width: 30, height: 40))
  }
}
