// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase
import Foundation
import ViewEngine

/// A view that is made anew at the dates of a schedule, on the host's clock.
///
/// - Source: Apple, `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, NodeView {
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @inlinable public static var _isUnary: Bool { Content._isUnary }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { Content._isUnary(in: context) }

  package func makeNode(_ context: NodeContext) -> TypedTimelineNode<Schedule, Content> {
    TypedTimelineNode(self, context)
  }

  package func update(_ node: TypedTimelineNode<Schedule, Content>) {
    node.receive(self)
  }
}

/// What a timeline's content is told.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content may change.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The date of the schedule that is shown.
  public let date: Date
  public let cadence: Cadence
}

package final class TypedTimelineNode<Schedule: TimelineSchedule, Content: View>: InnerNode, TimelineNode {
  private var view: TimelineView<Schedule, Content>
  private var iterator: Schedule.Entries.Iterator
  private var date: Date
  private var next: Date?
  package private(set) var nextChange: Duration?
  /// When the schedule was asked for its entries.
  private var startDate: Date

  init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    self.view = view
    // A tree that is built for a check began when the one that it checks did.
    startDate = context.original(Self.self)?.startDate ?? context.scope.graph.clock.date
    date = startDate
    iterator = view.schedule.entries(from: startDate, mode: .normal).makeIterator()
    super.init(context)
    start(at: startDate)
    makeElements(of: makeContent(), context.below(self))
    graph.animations.timelines.append(self)
  }

  /// Shows the entry of the present, or the first one if that lies ahead.
  private func start(at start: Date) {
    startDate = start
    if let schedule = view.schedule as? any NumericTimelineSchedule {
      graph.report(schedule.check, for: "TimelineView's schedule")
    }
    evaluating(slots: Self.scheduleBit) {
      iterator = view.schedule.entries(from: start, mode: .normal).makeIterator()
      date = iterator.next() ?? start
      next = iterator.next()
    }
    advance()
  }

  /// Goes on to the last entry that is not in the future.
  private func advance() {
    let clock = graph.clock
    while let date = next, clock.time(at: date) <= clock.now {
      self.date = date
      next = evaluating(slots: Self.scheduleBit) { iterator.next() }
    }
    nextChange = next.map { clock.time(at: $0) }
  }

  private func makeContent() -> Content {
    evaluating { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
  }

  func receive(_ new: TimelineView<Schedule, Content>) {
    view = new
    start(at: graph.clock.date)
    updateContent()
  }

  /// The slot that stands for the reads of a client's schedule.
  private static var scheduleBit: UInt64 { bit(of: 0) }

  package override func update() {
    if changedSlots & Self.scheduleBit != 0 { start(at: graph.clock.date) } else { advance() }
    updateContent()
  }

  private func updateContent() {
    graph.queue.markUpdated(self)
    changedSlots = 0
    updateElements(to: makeContent())
  }

  package override func willRemove() {
    graph.animations.timelines.removeAll { $0 === self }
  }
}
