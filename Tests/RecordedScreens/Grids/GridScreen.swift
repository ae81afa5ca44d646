// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Synchronization

/// What the leaves of one grid were asked, in order, and how they were placed.
final class GridTape: Sendable {
  private struct Contents {
    var asked: [String] = []
    var offers: [String: ProposedViewSize] = [:]
    var size: CGSize?
  }

  private let contents = Mutex(Contents())

  /// Notes a question; SwiftUI remembers answers, so one that was asked before is none.
  func ask(_ name: String, _ offer: ProposedViewSize) {
    contents.withLock {
      let line = "\(name) \(text(offer))"
      if !$0.asked.contains(line) { $0.asked.append(line) }
    }
  }

  func place(_ name: String, _ offer: ProposedViewSize) { contents.withLock { $0.offers[name] = offer } }

  func answer(_ size: CGSize) { contents.withLock { $0.size = size } }

  /// The lines of an arm, for frames that the log keeps: ``ScreenLog/reportFrames()`` writes `a 0 5 30 10`.
  func write(_ parts: GridArmParts, to log: ScreenLog) {
    let frames = log.takeFrames()
    contents.withLock {
      log("size \(text($0.size ?? .zero))")
      for (name, frame) in frames where parts.frames {
        let offer = parts.offers ? $0.offers[name].map { " <- \(text($0))" } ?? "" : ""
        log("\(name) (\(text(frame.minX)),\(text(frame.minY)) \(text(frame.size)))\(offer)")
      }
      if parts.asked { log("asked " + $0.asked.joined(separator: "; ")) }
    }
  }
}

/// Which parts of an arm were recorded.
struct GridArmParts: Sendable {
  var frames = true
  var offers = true
  var asked = true
}

/// A leaf of a recorded grid.
struct GridLeaf: View {
  let name: String
  let kind: GridLeafKind
  let tape: GridTape
  let log: ScreenLog

  var body: some View {
    if case .spacer = kind {
      Spacer().background { leaf }
    } else {
      leaf
    }
  }

  private var leaf: some View {
    GridLeafLayout(name: name, kind: kind, tape: tape) {}.reportsFrame(name, to: log)
  }
}

struct GridLeafLayout: Layout {
  let name: String
  let kind: GridLeafKind
  let tape: GridTape

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if case .spacer = kind {} else { tape.ask(name, proposal) }
    return kind.answer(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    tape.place(name, proposal)
  }
}

/// Asks its view for its answer to one proposal, and places it in its corner with that proposal. An endless view is
/// placed with no room at all.
struct GridProbe: Layout {
  let proposal: ProposedViewSize
  let tape: GridTape

  func sizeThatFits(proposal window: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    tape.answer(subviews[0].sizeThatFits(proposal))
    return window.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let isEndless = self.proposal.width == .infinity || self.proposal.height == .infinity
    subviews[0].place(at: bounds.origin, proposal: isEndless ? .zero : self.proposal)
  }
}

/// The grid of a spec.
struct GridScreen: View {
  let spec: GridSpec
  let tape: GridTape
  let log: ScreenLog

  var body: some View {
    Grid(
      alignment: spec.alignment, horizontalSpacing: spec.horizontalSpacing,
      verticalSpacing: spec.verticalSpacing
    ) {
      ForEach(spec.children.indices, id: \.self) { index in
        switch spec.children[index] {
        case .row(let alignment, let cells):
          GridRow(alignment: alignment) {
            ForEach(cells.indices, id: \.self) { cell(cells[$0]) }
          }
        case .single(let one): cell(one)
        }
      }
    }
  }

  private func cell(_ spec: GridCellSpec) -> AnyView {
    spec.marks.reduce(AnyView(GridLeaf(name: spec.name, kind: spec.kind, tape: tape, log: log))) {
      view, mark in
      switch mark {
      case .columns(let count): AnyView(view.gridCellColumns(count))
      case .priority(let priority): AnyView(view.layoutPriority(priority))
      case .anchor(let point): AnyView(view.gridCellAnchor(point))
      case .column(let alignment): AnyView(view.gridColumnAlignment(alignment))
      case .unsized(let axes): AnyView(view.gridCellUnsizedAxes(axes))
      }
    }
  }
}

/// Makes the leaves and grids of an arm that is written out.
struct GridLeaves: Sendable {
  let tape: GridTape
  let log: ScreenLog

  /// A leaf of a kind that is named as in ``GridSpec``.
  func callAsFunction(_ name: String, _ kind: String) -> GridLeaf {
    GridLeaf(name: name, kind: GridLeafKind(Substring(kind)), tape: tape, log: log)
  }

  /// True, for views behind a condition.
  var isThere: Bool { true }

  func grid(_ spec: String) -> GridScreen { GridScreen(spec: GridSpec(spec), tape: tape, log: log) }
}

extension Arm {
  /// A grid of a table: its leaves' frames, what they were offered at last, and what they were asked in order.
  ///
  /// - Parameters:
  ///   - proposal: What the grid is asked, as in `200xnil`.
  ///   - spec: See ``GridSpec``.
  ///   - recorded: The grid's size and the leaves' frames, by name, as in `78x58 | a (0,5 30x10) <- 30x20`.
  ///   - asked: What the leaves were asked, as in `a 96x96; b 40x20`; nil where that was not recorded. `*ab` stands for
  ///     `a 0x0; a infxinf; b 0x0; b infxinf`, and `-ab` for `a nilxnil; b nilxnil`.
  static func grid(
    _ name: String, _ proposal: String, _ spec: String, _ recorded: String, asked: String? = nil,
    differs: String? = nil
  ) -> Arm {
    gridView(name, proposal, recorded, asked: asked, differs: differs) { $0.grid(spec) }
  }

  /// The same around a view that is written out.
  static func gridView<Content: View>(
    _ name: String, _ proposal: String, _ recorded: String, asked: String? = nil, differs: String? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable (GridLeaves) -> Content
  ) -> Arm {
    let parts = recorded.components(separatedBy: " | ")
    var lines = ["size " + parts[0]] + parts.dropFirst().sorted()
    if let asked { lines.append("asked " + expanded(asked)) }
    let shown = GridArmParts(
      frames: parts.count > 1, offers: recorded.contains("<-"), asked: asked != nil)
    return Arm(name, recorded: lines, differs: differs) { driver, log in
      let leaves = GridLeaves(tape: GridTape(), log: log)
      let probe = GridProbe(proposal: ProposedViewSize(proposal), tape: leaves.tape) { content(leaves) }
      try driver.show(probe, in: CGSize(width: 1_000, height: 1_000))
      try await driver.settle()
      leaves.tape.write(shown, to: log)
    }
  }

  private static func expanded(_ asked: String) -> String {
    asked.components(separatedBy: "; ").flatMap { part in
      switch part.first {
      case "*": part.dropFirst().flatMap { ["\($0) 0x0", "\($0) infxinf"] }
      case "-": part.dropFirst().map { "\($0) nilxnil" }
      default: [part]
      }
    }.joined(separator: "; ")
  }
}
