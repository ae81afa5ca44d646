// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
import Testing

@testable import LayoutEngine

/// Clients' layouts: where they are told that they stand, and how often they are asked.
@Suite struct ClientLayoutTests {
  private final class Client: LayoutClient {
    func run(_ code: () -> Void) { code() }
  }

  private final class Log: Sendable {
    private let contents = Mutex<[String]>([])
    func callAsFunction(_ line: String) { contents.withLock { $0.append(line) } }
    func take() -> [String] {
      contents.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  /// A layout that puts its view where its own bounds do not matter.
  private struct Forgetful: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log("asked \(proposal.width ?? .nan) \(proposal.height ?? .nan)")
      return CGSize(width: 30, height: 30)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      log("at \(bounds.minX) \(bounds.minY)")
      for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
    }
  }

  private let client = Client()
  private let log = Log()

  private func layout(_ tree: LayoutTree) -> (layout: LayoutID, leaf: LayoutID) {
    let box = Forgetful(log: log).boxed()
    box.act(for: client)
    let id = tree.insert(.custom(box))
    let leaf = tree.insert(.fixed(CGSize(width: 5, height: 5)))
    tree.setChildren(id, [leaf])
    return (id, leaf)
  }

  private func run(_ tree: LayoutTree, _ root: LayoutID) {
    tree.layout(
      root: root, proposal: ProposedViewSize(width: 100, height: 100),
      in: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "R-61: bounds begin where the layout stands, also when it moves as part of something (layout-protocol-contract J)"
  )
  func bounds() {
    let tree = LayoutTree()
    let column = tree.insert(.vstack(.leading, spacing: 0))
    let above = tree.insert(.fixed(CGSize(width: 100, height: 10)))
    let (custom, leaf) = layout(tree)
    let padding = tree.insert(.padding(EdgeInsets(top: 4, leading: 3, bottom: 0, trailing: 0)))
    tree.setChildren(padding, [custom])
    let below = tree.insert(.fixed(CGSize(width: 10, height: 100 - 44)))
    tree.setChildren(column, [above, padding, below])
    run(tree, column)
    #expect(log.take() == ["asked 97.0 inf", "asked 97.0 0.0", "asked 97.0 41.0", "at 3.0 14.0"])
    #expect(tree.absoluteFrame(leaf).origin == .zero)
    // What it is offered stays; it is told nevertheless.
    tree.update(above, to: .fixed(CGSize(width: 100, height: 20)))
    tree.update(below, to: .fixed(CGSize(width: 10, height: 100 - 54)))
    run(tree, column)
    #expect(log.take().last == "at 3.0 24.0")
    #expect(tree.absoluteFrame(leaf).origin == .zero)
    #expect(!tree.didMove(leaf))
  }

  @Test("R-61: the same for a layout that came into a reader later")
  func insideReader() {
    final class Maker: LayoutTreeDelegate {
      var make: (LayoutID) -> Void = { _ in }
      func readersPlaced(_ readers: ContiguousArray<PlacedReader>) {
        for reader in readers { make(reader.id) }
      }
    }
    let tree = LayoutTree()
    let maker = Maker()
    tree.delegate = maker
    let column = tree.insert(.vstack(.leading, spacing: 0))
    let above = tree.insert(.fixed(CGSize(width: 100, height: 10)))
    let reader = tree.insert(.reader)
    let frame = tree.insert(.frame(width: 50, height: 40, alignment: .center))
    tree.setChildren(frame, [reader])
    tree.setChildren(column, [above, frame])
    let (custom, leaf) = layout(tree)
    maker.make = { tree.setChildren($0, [custom]) }
    run(tree, column)
    #expect(tree.absoluteFrame(leaf).origin == .zero)
    maker.make = { _ in }
    tree.update(above, to: .fixed(CGSize(width: 100, height: 30)))
    run(tree, column)
    #expect(tree.absoluteFrame(leaf).origin == .zero)
  }

  @Test(
    "R-62, R-63: a layout is asked once in a pass, and never without its parent's offer (layout-protocol-contract A–C)"
  )
  func asked() {
    let tree = LayoutTree()
    let (custom, _) = layout(tree)
    let row = tree.insert(.hstack(.center, spacing: nil))
    tree.setChildren(row, [custom])
    run(tree, row)
    #expect(log.take() == ["asked 100.0 100.0", "at 35.0 35.0"])
    run(tree, row)
    #expect(log.take() == [])
  }

  @Test("Once a type of layouts is known to have no guides, what is around it is summed up as if it set none")
  func guides() {
    let tree = LayoutTree()
    let (custom, _) = layout(tree)
    let frame = tree.insert(.frame(width: 30, height: 30, alignment: .center))
    tree.setChildren(frame, [custom])
    let row = tree.insert(.hstack(.center, spacing: nil))
    tree.setChildren(row, [frame])
    run(tree, row)
    #expect(tree.slots.infos[tree.records[row].slot].facts.contains(.plain))
    #expect(log.take() == ["asked 30.0 30.0", "at 35.0 35.0"])
    // Its answers are forgotten when they are to be.
    tree.invalidate(custom)
    run(tree, row)
    #expect(log.take().first == "asked 30.0 30.0")
  }
}
