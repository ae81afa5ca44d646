// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// How a lazy container lines up its rows.
@usableFromInline
struct LazyConfiguration: Equatable {
  /// The axis along which lines follow each other.
  var axis: Axis
  /// Points between lines.
  var spacing: CGFloat
  /// The tracks of a line, side by side; nil for a single track across the whole container.
  var tracks: [GridItem]?
  /// Where a row is in its track.
  var alignment: Alignment
  /// Whether it is the column of a `List`.
  @usableFromInline var isList = false

  @usableFromInline
  init(axis: Axis, spacing: CGFloat, tracks: [GridItem]?, alignment: Alignment) {
    self.axis = axis
    self.spacing = spacing
    self.tracks = tracks
    self.alignment = alignment
  }
}

extension LazyConfiguration {
  /// The same with numbers that can be calculated with, and at least one track.
  @MainActor
  func valid(in graph: ViewGraph) -> LazyConfiguration {
    var check = NumberCheck()
    var valid = self
    valid.spacing = check.length(spacing, or: ViewSpacing.systemDistance)
    if let tracks {
      valid.tracks = tracks.map { $0.valid(&check) }
      if tracks.isEmpty {
        valid.tracks = [GridItem()]
        graph.report("\(name): a grid without tracks has no place for anything; it is given one.")
      }
    }
    graph.report(check, for: name)
    return valid
  }

  private var name: String {
    if axis == .vertical { return tracks == nil ? "LazyVStack" : "LazyVGrid" }
    return tracks == nil ? "LazyHStack" : "LazyHGrid"
  }
}

/// The arrangement of a lazy container: lines of the rows that exist, and room for rows that are still to be made.
///
/// A row that does not exist yet counts with the average length of the existing lines.
final class LazyArrangement: LayoutBox {
  /// A part of the content, in its order.
  enum Segment: Equatable {
    /// The next subview.
    case row
    /// Rows that have not been made.
    case gap(count: Int)
  }

  /// One place in a line.
  struct Cell {
    enum Content: Equatable {
      case row(subview: Int)
      case gap(index: Int, offset: Int)
    }

    let content: Content
    let track: Int

    var isGap: Bool {
      if case .gap = content { true } else { false }
    }
  }

  /// A line of cells, or several equal lines of rows that do not exist yet.
  struct Line {
    var start: CGFloat
    var length: CGFloat
    var repetitions = 1
    /// The indices of the line's cells in the plan.
    var cells: Range<Int>
  }

  struct Plan {
    var lines: [Line] = []
    /// The cells of all lines, one line after the other: an array for each line would be an allocation for each row.
    var cells: [Cell] = []
    var tracks: [LazyTrack]
    /// The container's length across the lines.
    let whole: CGFloat
    let spacing: CGFloat

    /// How far the lines reach.
    var length: CGFloat {
      guard let last = lines.last else { return 0 }
      return last.start + CGFloat(last.repetitions) * (last.length + spacing) - spacing
    }
  }

  /// The assumed length of a row while no row exists, in points.
  static let firstEstimate: CGFloat = 44

  var configuration: LazyConfiguration {
    didSet { lastPlan = nil }
  }
  var segments: [Segment] = [] {
    didSet { lastPlan = nil }
  }
  /// Counts how often the rows were placed.
  private(set) var placements = 0
  /// The last plan, for as long as no row changes: each layout asks for the size, for places, and for rows to make.
  private var lastPlan: (across: CGFloat?, plan: Plan)?

  init(_ configuration: LazyConfiguration) {
    self.configuration = configuration
  }

  private var isVertical: Bool { configuration.axis == .vertical }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func offer(_ across: CGFloat?) -> ProposedViewSize {
    isVertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }

  // MARK: Lines

  /// The lines of the container in a width (or height, in a horizontal one); nil is the content's ideal.
  func plan(across length: CGFloat?, _ subviews: LayoutSubviews) -> Plan {
    if let lastPlan, lastPlan.across == length { return lastPlan.plan }
    let whole = length ?? idealAcross(subviews)
    let tracks =
      configuration.tracks.map { LazyTrack.resolve($0, in: whole).moved(into: whole, by: share) } ?? [
        LazyTrack(start: 0, length: whole)
      ]
    var plan = Plan(tracks: tracks, whole: whole, spacing: configuration.spacing)
    addLines(to: &plan)
    measure(&plan, subviews)
    lastPlan = (length, plan)
    return plan
  }

  /// What the rows need of a container that is offered no length: the widest one, and in a grid the first line.
  private func idealAcross(_ subviews: LayoutSubviews) -> CGFloat {
    let ideals = subviews.lazy.map { self.across($0.sizeThatFits(.unspecified)) }
    guard let items = configuration.tracks else { return ideals.max() ?? 0 }
    return LazyTrack.ideal(items, cells: Array(ideals.prefix(items.count)))
  }

  /// Which part of what the tracks leave over is before them.
  private var share: CGFloat {
    if isVertical {
      return configuration.alignment.horizontal == .leading
        ? 0 : configuration.alignment.horizontal == .trailing ? 1 : 0.5
    }
    return configuration.alignment.vertical == .top
      ? 0 : configuration.alignment.vertical == .bottom ? 1 : 0.5
  }

  /// Puts the segments into lines; their lengths follow.
  private func addLines(to plan: inout Plan) {
    let columns = max(plan.tracks.count, 1)
    var first = 0
    var subview = 0
    var gap = 0
    plan.cells.reserveCapacity(segments.count)
    plan.lines.reserveCapacity(segments.count / columns + 1)
    func add(_ content: Cell.Content) {
      plan.cells.append(Cell(content: content, track: plan.cells.count - first))
      if plan.cells.count - first == columns { finish() }
    }
    func finish(repetitions: Int = 1) {
      plan.lines.append(
        Line(start: 0, length: 0, repetitions: repetitions, cells: first..<plan.cells.count))
      first = plan.cells.count
    }
    for segment in segments {
      switch segment {
      case .row:
        add(.row(subview: subview))
        subview += 1
      case .gap(let count):
        var offset = 0
        while offset < count, plan.cells.count > first {
          add(.gap(index: gap, offset: offset))
          offset += 1
        }
        let whole = (count - offset) / columns
        if whole > 0 {
          for track in 0..<columns {
            plan.cells.append(Cell(content: .gap(index: gap, offset: offset + track), track: track))
          }
          finish(repetitions: whole)
          offset += whole * columns
        }
        while offset < count {
          add(.gap(index: gap, offset: offset))
          offset += 1
        }
        gap += 1
      }
    }
    if plan.cells.count > first { finish() }
  }

  private func measure(_ plan: inout Plan, _ subviews: LayoutSubviews) {
    var known: CGFloat = 0
    var count = 0
    for index in plan.lines.indices {
      var length: CGFloat?
      for place in plan.lines[index].cells {
        let cell = plan.cells[place]
        guard case .row(let subview) = cell.content else { continue }
        let answer = along(subviews.size(at: subview, for: offer(plan.tracks[cell.track].length)))
        length = max(length ?? 0, answer)
      }
      plan.lines[index].length = length ?? -1
      if let length {
        known += length
        count += 1
      }
    }
    let estimate = count > 0 ? known / CGFloat(count) : Self.firstEstimate
    var position: CGFloat = 0
    for index in plan.lines.indices {
      if plan.lines[index].length < 0 { plan.lines[index].length = estimate }
      plan.lines[index].start = position
      position += CGFloat(plan.lines[index].repetitions) * (plan.lines[index].length + plan.spacing)
    }
  }

  // MARK: LayoutBox

  func subviewsChanged() { lastPlan = nil }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let offered = isVertical ? proposal.width : proposal.height
    let plan = plan(across: offered == .infinity ? nil : offered, subviews)
    // It takes what it is offered, a grid, too, whatever its columns need (L-74, R-8).
    let across = offered ?? plan.whole
    return isVertical
      ? CGSize(width: across, height: plan.length) : CGSize(width: plan.length, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    placements += 1
    let offered = isVertical ? proposal.width ?? bounds.width : proposal.height ?? bounds.height
    let plan = plan(across: offered, subviews)
    for line in plan.lines {
      for place in line.cells {
        let cell = plan.cells[place]
        guard case .row(let index) = cell.content else { continue }
        let track = plan.tracks[cell.track]
        let slot =
          isVertical
          ? CGRect(
            x: bounds.minX + track.start, y: bounds.minY + line.start, width: track.length,
            height: line.length)
          : CGRect(
            x: bounds.minX + line.start, y: bounds.minY + track.start, width: line.length,
            height: track.length)
        subviews.place(
          at: index, in: slot, on: track.alignment ?? configuration.alignment, for: offer(track.length))
      }
    }
  }
}
