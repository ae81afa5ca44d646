// SPDX-License-Identifier: Apache-2.0

/// Why the bodies of a step ran, or did not: writes lead to views that read them, those to the views below.
public struct CauseGraph: Hashable, Sendable {
  /// Views of one type in one place that ran, or did not run, for the same reasons.
  public struct Body: Hashable, Sendable {
    /// Type names from the root, separated by slashes.
    public var path: String
    public var typeName: String
    /// Whether it ran.
    public var isEvaluated: Bool
    /// Whether it ran and nothing came of it.
    public var isWasted: Bool
    /// As ``Cause`` spells them.
    public var reasons: [String]
    /// How many such views there are.
    public var count: Int

    /// Describes a body.
    public init(
      path: String, typeName: String, isEvaluated: Bool, isWasted: Bool, reasons: [String], count: Int = 1
    ) {
      self.path = path
      self.typeName = typeName
      self.isEvaluated = isEvaluated
      self.isWasted = isWasted
      self.reasons = reasons
      self.count = count
    }
  }

  /// The reasons that are no property's: the others are a kind and a name, such as `state count`.
  public enum Cause {
    public static let parent = "parent value"
    public static let equal = "equal"
    public static let first = "first appearance"
    public static let size = "size"
  }

  /// `scenario/variant/size`.
  public let name: String
  /// The step that was looked at, from 0.
  public let step: Int
  /// What the step counted, by metric.
  public let counters: [String: Int]
  /// In the order in which they first ran.
  public let bodies: [Body]
  /// Where in ``bodies`` the first that ran stands, by path.
  private let evaluated: [String: Int]

  /// Joins bodies that differ in nothing but the view they stand for.
  public init(name: String, step: Int, counters: [String: Int], bodies: [Body]) {
    self.name = name
    self.step = step
    self.counters = counters
    var grouped: [Body] = []
    var places: [Body: Int] = [:]
    for body in bodies {
      var key = body
      key.count = 0
      if let place = places[key] {
        grouped[place].count += body.count
      } else {
        places[key] = grouped.count
        grouped.append(body)
      }
    }
    self.bodies = grouped
    let ran = grouped.indices.filter { grouped[$0].isEvaluated }
    evaluated = Dictionary(ran.map { (grouped[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The nearest view above that ran: where a changed value of the parent came from.
  ///
  /// - Returns: An index into ``bodies``; `nil` when no view above ran.
  public func parent(of body: Body) -> Int? {
    var above = body.path[...]
    while let slash = above.utf8.lastIndex(of: UInt8(ascii: "/")) {
      above = above[..<slash]
      if let index = evaluated[String(above)] { return index }
    }
    return nil
  }

  /// How a body came to run: the write first, then each view on the way down.
  public func chain(of body: Body) -> [String] {
    var links = [body.typeName]
    var current = body
    while current.reasons.contains(Cause.parent), let index = parent(of: current) {
      let above = bodies[index]
      let others = current.reasons.filter { $0 != Cause.parent }
      if current == body, !others.isEmpty { links[0] += " (and \(others.joined(separator: ", ")))" }
      links.append(above.typeName)
      current = above
    }
    links.append(current.reasons.filter { $0 != Cause.parent }.joined(separator: ", "))
    if links[links.count - 1].isEmpty { links[links.count - 1] = "the content outside the root view" }
    return links.reversed()
  }
}
