// SPDX-License-Identifier: Apache-2.0

/// What happened in a step, pass by pass: writes lead to views that read them, those to the views below, and those to
/// readers' contents, actions and presentations.
public struct CauseGraph: Hashable, Sendable {
  /// Something that happened to views of one type in one place, for the same reasons.
  public struct Event: Codable, Hashable, Sendable {
    /// What happened.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      /// A write became current; the name is `Owner.property`.
      case wrote
      /// A body ran.
      case ran
      /// A body did not run, because the view was equal to the one before.
      case skipped
      /// A geometry reader's content closure ran.
      case content
      /// A closure of the client ran after the layout; the name is the modifier's.
      case action
      /// Something was put on the screen; the name is its kind, the reasons the states that it shows old values of.
      case presented
      /// It left the screen.
      case dismissed
    }

    /// The frame of the step, from 1.
    public var frame: Int
    /// The pass of the frame, from 1.
    public var pass: Int
    public var kind: Kind
    /// The view's type, the written place, the action or the presentation.
    public var name: String
    /// Type names from the root, separated by slashes; empty for a write.
    public var path: String
    /// As ``Cause`` spells them.
    public var reasons: [String]
    /// Whether it ran and nothing came of it.
    public var isWasted: Bool
    /// How many of them there are.
    public var count: Int

    /// Describes what happened.
    public init(
      frame: Int = 1, pass: Int = 1, _ kind: Kind, _ name: String, path: String, reasons: [String] = [],
      isWasted: Bool = false, count: Int = 1
    ) {
      self.frame = frame
      self.pass = pass
      self.kind = kind
      self.name = name
      self.path = path
      self.reasons = reasons
      self.isWasted = isWasted
      self.count = count
    }

    /// The view in whose place it happened.
    var place: String { path.split(separator: "/").last.map(String.init) ?? name }
  }

  /// The reasons that are no property's: the others are a kind and a name, such as `state count`.
  public enum Cause {
    public static let parent = "parent value"
    public static let equal = "equal"
    public static let first = "first appearance"
    public static let size = "size"
    /// Of a write that no view has read.
    public static let unread = "unread"
  }

  /// `scenario/variant/size`.
  public let name: String
  /// The step that was looked at, from 0; `nil` for the mount.
  public let step: Int?
  /// What the step counted, by metric.
  public let counters: [String: Int]
  /// By frame and pass, in the order in which they first happened.
  public let events: [Event]
  /// Where in ``events`` the first body of a view that ran stands.
  private let evaluated: [Place: Int]

  /// A view in one pass.
  private struct Place: Hashable, Sendable {
    var frame: Int
    var pass: Int
    var path: String
  }

  /// Joins events of one pass that differ in nothing but the view they stand for.
  public init(name: String, step: Int?, counters: [String: Int], events: [Event]) {
    self.name = name
    self.step = step
    self.counters = counters
    var grouped: [Event] = []
    var places: [Event: Int] = [:]
    for event in events {
      var key = event
      key.count = 0
      if let place = places[key] {
        grouped[place].count += event.count
      } else {
        places[key] = grouped.count
        grouped.append(event)
      }
    }
    self.events = grouped
    evaluated = Dictionary(
      grouped.enumerated().filter { $0.element.kind == .ran }.map {
        (Place(frame: $0.element.frame, pass: $0.element.pass, path: $0.element.path), $0.offset)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What was looked at, for a heading.
  public var title: String { "\(name), \(step.map { "step \($0)" } ?? "mount")" }

  /// The nearest view above that ran in the same pass: where a changed value of the parent came from.
  ///
  /// - Returns: An index into ``events``; `nil` when no view above ran.
  public func parent(of event: Event) -> Int? {
    // A reader's content lies in the view itself.
    if event.kind == .content,
      let own = evaluated[Place(frame: event.frame, pass: event.pass, path: event.path)]
    {
      return own
    }
    var above = event.path[...]
    while let slash = above.utf8.lastIndex(of: UInt8(ascii: "/")) {
      above = above[..<slash]
      let place = Place(frame: event.frame, pass: event.pass, path: String(above))
      if let index = evaluated[place] { return index }
    }
    return nil
  }

  /// How a body or a content came to run: the write first, then each view on the way down.
  public func chain(of event: Event) -> [String] {
    var links = [event.name]
    var current = event
    while current.reasons.contains(Cause.parent), let index = parent(of: current) {
      let above = events[index]
      let others = current.reasons.filter { $0 != Cause.parent }
      if current == event, !others.isEmpty { links[0] += " (and \(others.joined(separator: ", ")))" }
      links.append(above.name)
      current = above
    }
    links.append(current.reasons.filter { $0 != Cause.parent }.joined(separator: ", "))
    if links[links.count - 1].isEmpty { links[links.count - 1] = "the content outside the root view" }
    return links.reversed()
  }

  /// How many bodies ran.
  public var bodies: Int { events.lazy.filter { $0.kind == .ran }.reduce(0) { $0 + $1.count } }
}

/// Between processes; files have the form of ``json``.
extension CauseGraph: Codable {
  private enum CodingKeys: String, CodingKey { case name, step, counters, events }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      step: try values.decodeIfPresent(Int.self, forKey: .step),
      counters: try values.decode([String: Int].self, forKey: .counters),
      events: try values.decode([Event].self, forKey: .events))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(step, forKey: .step)
    try values.encode(counters, forKey: .counters)
    try values.encode(events, forKey: .events)
  }
}
