// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

/// The node of a lazy container: it makes the rows that its visible part shows, and keeps those it has made
/// (L-74, I-12).
///
/// After each layout the node looks which part of it is visible. Rows that are missing in that part are made one by
/// one, and each is measured, until the part is filled. Then everything is laid out again.
@usableFromInline
final class LazyNode: ArrangingNode, PositionReader, LazyRowContainer {
  private let arrangement: LazyArrangement
  let isList: Bool
  /// Whether there is a list in a row of another one. If not, no row is looked through for one.
  private var hasListInRow = false
  /// The list that each gap of the arrangement belongs to, in order, and the index of the gap's first row.
  private var gapSources: [(source: any LazyRowSource, first: Int)] = []
  /// The visible part, and the arrangement's count of placements, when no row was missing. While both stay the same,
  /// there is nothing to do.
  private var settled: (low: CGFloat, high: CGFloat, placements: Int)?

  @usableFromInline
  init<Content: View>(_ configuration: LazyConfiguration, _ content: Content, _ context: NodeContext) {
    isList = configuration.isList
    arrangement = LazyArrangement(configuration.valid(in: context.scope.graph))
    super.init(.custom(arrangement), context)
    roles.insert(.isLazyContainer)
    makeElements(of: content, context.below(self))
    updateLayoutChildren()
    graph.observers.register(self)
  }

  @usableFromInline
  func receive(_ new: LazyConfiguration) {
    let configuration = new.valid(in: graph)
    if configuration == arrangement.configuration { return }
    arrangement.configuration = configuration
    graph.noteChange()
    graph.layoutTree.invalidate(layoutID)
  }

  override func updateLayoutChildren() {
    var segments = Segments()
    elements.forEach { Self.addSegments(of: $0, isInRow: false, to: &segments) }
    arrangement.segments = segments.all
    gapSources = segments.sources
    hasListInRow = segments.hasListInRow
    super.updateLayoutChildren()
    // Gaps may have changed although the rows did not.
    graph.layoutTree.invalidate(layoutID)
  }

  /// The rows that exist and the gaps between them.
  private struct Segments {
    var all: [LazyArrangement.Segment] = []
    var sources: [(source: any LazyRowSource, first: Int)] = []
    var hasListInRow = false

    mutating func addGap(_ source: any LazyRowSource, _ range: Range<Int>) {
      if range.isEmpty { return }
      all.append(.gap(count: range.count))
      sources.append((source, range.lowerBound))
    }
  }

  private static func addSegments(of node: ViewNode, isInRow: Bool, to segments: inout Segments) {
    if let list: any LazyRowSource = node.inRole(.isLazyList) {
      if isInRow { segments.hasListInRow = true }
      var next = 0
      for (index, position) in list.madePositions.enumerated() {
        node.withElement(at: index) { row in
          if row.marks.contains(.isCovered) { return }
          segments.addGap(list, next..<position)
          addSegments(of: row, isInRow: true, to: &segments)
          next = position + 1
        }
      }
      segments.addGap(list, next..<list.rowCount)
    } else if node.layoutID != .none {
      segments.all.append(.row)
    } else {
      for index in node.elementsInPlace {
        node.withElement(at: index) { addSegments(of: $0, isInRow: isInRow, to: &segments) }
      }
    }
  }

  // MARK: Making rows

  var makesProgress: Bool { true }

  func positionDidSettle() -> Bool {
    if isOnCoveredScreen { return false }
    let frame = layoutFrame
    let seen = visibleRegion
    let isVertical = arrangement.configuration.axis == .vertical
    let low = isVertical ? seen.minY - frame.minY : seen.minX - frame.minX
    let high = isVertical ? seen.maxY - frame.minY : seen.maxX - frame.minX
    if let settled, settled == (low, high, arrangement.placements) { return false }
    settled = nil
    if makeRows(from: low, to: high, across: isVertical ? frame.width : frame.height) { return true }
    elements.forEach { noteSight(of: $0, from: low, to: high) }
    settled = (low, high, arrangement.placements)
    return false
  }

  /// Makes the rows that are missing between two positions along the axis.
  ///
  /// - Returns: whether any row was made.
  private func makeRows(from low: CGFloat, to high: CGFloat, across offer: CGFloat) -> Bool {
    if gapSources.isEmpty { return false }
    let subviews = LayoutSubviews(tree: graph.layoutTree, container: layoutID)
    let plan = arrangement.plan(across: offer, subviews)
    // Making a row changes the lists' rows, and with them the gaps. So the gaps that the plan was made with are kept
    // here.
    let sources = gapSources
    // By how much the rows that were made on the way exceed their estimate.
    var shift: CGFloat = 0
    var hasMade = false
    for line in plan.lines {
      let start = line.start + shift
      if start >= high { break }
      let cells = plan.cells[line.cells]
      guard cells.contains(where: \.isGap) else { continue }
      let stride = line.length + plan.spacing
      var number = 0
      if start + line.length <= low, stride > 0 {
        let passed = ((low - start - line.length) / stride).rounded(.down) + 1
        number = passed < CGFloat(line.repetitions) ? Int(passed) : line.repetitions
      }
      var position = start + CGFloat(number) * stride
      while number < line.repetitions, position < high {
        var length = line.repetitions > 1 || cells.allSatisfy(\.isGap) ? 0 : line.length
        for cell in cells {
          guard case .gap(let gap, let offset) = cell.content else { continue }
          let (source, first) = sources[gap]
          let node = source.makeRow(at: first + offset + number * cells.count)
          hasMade = true
          // How many rows a list within a row shows is known after the next layout only.
          if node.holdsLazyRows { return true }
          length = max(length, measured(node, across: plan.tracks[cell.track].length))
        }
        shift += length - line.length
        position += length + plan.spacing
        number += 1
      }
    }
    return hasMade
  }

  /// Tells rows that have come into view or left it (I-12).
  private func noteSight(of node: ViewNode, from low: CGFloat, to high: CGFloat) {
    guard node.roles.contains(.isLazyList) else {
      if node.layoutID == .none {
        node.forEachElement(in: node.elementsInPlace) { noteSight(of: $0, from: low, to: high) }
      }
      return
    }
    for index in 0..<node.elementCount {
      node.withElement(at: index) { noteSight(ofRow: $0, from: low, to: high) }
    }
  }

  private func noteSight(ofRow row: ViewNode, from low: CGFloat, to high: CGFloat) {
    if row.marks.contains(.isCovered) { return }
    if hasListInRow && row.holdsLazyRows { return noteSight(of: row, from: low, to: high) }
    guard let isSeen = isSeen(row, from: low, to: high),
      isSeen == row.marks.contains(.isScrolledAway)
    else { return }
    if isSeen { row.marks.remove(.isScrolledAway) } else { row.marks.insert(.isScrolledAway) }
    row.tellScreenChange(isShown: isSeen)
  }

  /// Whether a part of the row is between two positions along the axis; nil for a row without a place.
  private func isSeen(_ row: ViewNode, from low: CGFloat, to high: CGFloat) -> Bool? {
    // Most rows are a single view.
    let only = row.onlyLayoutID
    if only != .none { return isSeen(only, from: low, to: high) }
    var ids: [LayoutID] = []
    row.collectLayoutIDs(into: &ids)
    for id in ids where isSeen(id, from: low, to: high) { return true }
    return ids.isEmpty ? nil : false
  }

  private func isSeen(_ id: LayoutID, from low: CGFloat, to high: CGFloat) -> Bool {
    let frame = graph.layoutTree.frame(id)
    return arrangement.configuration.axis == .vertical
      ? frame.minY < high && frame.maxY > low : frame.minX < high && frame.maxX > low
  }

  /// How long a row is along the axis; rows of several views are as long as all of them.
  private func measured(_ row: ViewNode, across: CGFloat) -> CGFloat {
    var ids: [LayoutID] = []
    row.collectLayoutIDs(into: &ids)
    let lengths = ids.map { id in
      arrangement.configuration.axis == .vertical
        ? graph.layoutTree.size(id, for: ProposedViewSize(width: across, height: nil)).height
        : graph.layoutTree.size(id, for: ProposedViewSize(width: nil, height: across)).width
    }
    return lengths.reduce(0, +) + arrangement.configuration.spacing * CGFloat(max(lengths.count - 1, 0))
  }

  /// The part of the host's space in which this node's content can be seen: the window, and within the scroll views
  /// around.
  private var visibleRegion: CGRect {
    var region = CGRect(origin: .zero, size: graph.window.size)
    for node in ancestors where node is ScrollNode { region = region.intersection(node.layoutFrame) }
    return region.isNull ? .zero : region
  }
}

extension ViewNode {
  /// Whether there is a list in this row that makes its rows when they are needed.
  fileprivate var holdsLazyRows: Bool {
    if roles.contains(.isLazyList) { return true }
    if layoutID != .none { return false }
    return StackGuard.withRoom {
      for index in elementsInPlace where withElement(at: index, \.holdsLazyRows) { return true }
      return false
    }
  }
}
