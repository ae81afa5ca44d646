// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LayoutEngine

/// Layouts that would change nothing are counted, and not done. Anything that is out of date has one done.
@Suite struct LayoutPassingOverTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

  private static let wider = EdgeInsets(top: 9, leading: 2, bottom: 3, trailing: 4)

  private struct Screen {
    let tree = LayoutTree()
    let root: LayoutID
    let padding: LayoutID
    let text: LayoutID
    let other: LayoutID

    init() {
      root = tree.insert(.vstack(.center, spacing: 0))
      padding = tree.insert(.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      text = tree.insert(.text("12", fontSize: 20), displayItems: 1)
      other = tree.insert(.text("below", fontSize: 20), displayItems: 1)
      tree.setChildren(padding, [text])
      tree.setChildren(root, [padding, other])
    }

    func layout() {
      tree.layout(
        root: root, proposal: ProposedViewSize(LayoutPassingOverTests.bounds.size),
        in: LayoutPassingOverTests.bounds)
    }

    var frames: [CGRect] { [root, padding, text, other].map(tree.absoluteFrame) }
  }

  @Test("L-79: after a text of the same extent nothing is laid out, and as much is counted as if it were")
  func sameExtent() {
    let screen = Screen()
    screen.layout()
    let frames = screen.frames
    _ = screen.tree.takeMovedItems()
    #expect(!screen.tree.replaceText(screen.text, by: "34", fontSize: 20))

    _ = screen.tree.takeCounters()
    #expect(screen.tree.passOver(rootCount: 1))
    let passedOver = screen.tree.takeCounters()
    #expect(screen.frames == frames)
    screen.layout()
    #expect(screen.tree.takeCounters() == passedOver)
    #expect(screen.frames == frames)
    #expect(screen.tree.takeMovedItems() == 0)
  }

  enum Change: CaseIterable {
    case nothingLaidOutYet, longerText, role, priority, child, removal, order, weight, invalidation
    case everything
  }

  @Test("What is out of date is laid out", arguments: Change.allCases)
  func outOfDate(_ change: Change) {
    let screen = Screen()
    let tree = screen.tree
    if change != .nothingLaidOutYet {
      screen.layout()
      #expect(tree.passOver(rootCount: 1))
    }
    switch change {
    case .nothingLaidOutYet: break
    case .longerText: tree.replaceText(screen.text, by: "345", fontSize: 20)
    case .role: tree.update(screen.padding, to: .padding(Self.wider))
    case .priority: tree.setPriority(screen.text, 2)
    case .child:
      tree.setChildren(screen.root, [screen.padding, screen.other, tree.insert(.spacer(minLength: nil))])
    case .removal: tree.remove(screen.other)
    case .order: tree.setChildren(screen.root, [screen.other, screen.padding])
    case .weight: tree.setWeight(screen.other, 2)
    case .invalidation: tree.invalidate(screen.other)
    case .everything: tree.invalidateAll()
    }
    _ = tree.takeCounters()
    #expect(!tree.passOver(rootCount: 1))
    #expect(tree.takeCounters() == LayoutCounters())
    screen.layout()
    #expect(tree.passOver(rootCount: 1))
  }

  @Test("When everything is out of date, each root has to be laid out")
  func severalRoots() {
    let screen = Screen()
    let tree = screen.tree
    let second = tree.insert(.vstack(.center, spacing: 0))
    func layOutSecond() { tree.layout(root: second, proposal: .unspecified, in: Self.bounds) }
    screen.layout()
    layOutSecond()
    tree.invalidateAll()
    screen.layout()
    #expect(!tree.passOver(rootCount: 2))
    layOutSecond()
    _ = tree.takeCounters()
    #expect(tree.passOver(rootCount: 2))
    #expect(tree.takeCounters().placements == 2)
  }

  @Test("What moved in one layout has not moved in the next, which is passed over")
  func moves() {
    let screen = Screen()
    screen.layout()
    screen.tree.update(screen.padding, to: .padding(Self.wider))
    screen.layout()
    #expect(screen.tree.didMove(screen.text))
    #expect(screen.tree.didMove(screen.other))
    #expect(screen.tree.passOver(rootCount: 1))
    #expect(!screen.tree.didMove(screen.text))
    #expect(!screen.tree.didMove(screen.other))
  }
}
