// SPDX-License-Identifier: Apache-2.0

/// A timeline in the format that chrome://tracing and Perfetto open.
///
/// - Source: "Trace Event Format", the Chromium project: complete events (`X`), instants (`i`), metadata (`M`).
public struct EventTrace: Codable, Equatable, Sendable {
  private struct Event: Codable, Equatable, Sendable {
    var name: String
    var category: String
    var start: UInt64
    /// `nil` for an instant.
    var end: UInt64?
    var arguments: [Argument]
  }

  private struct Argument: Codable, Equatable, Sendable {
    var name: String
    var value: Value
  }

  private enum Value: Codable, Equatable, Sendable {
    case integer(Int)
    case string(String)
  }

  /// What is traced; the name of the process in the viewer.
  public var name = ""
  private var events: [Event] = []

  /// A timeline without events.
  public init() {}

  /// Adds a stretch; times in nanoseconds.
  public mutating func addSlice(
    _ name: String, _ category: String, _ start: UInt64, _ end: UInt64,
    _ arguments: [(name: String, value: Int)] = []
  ) {
    events.append(
      Event(
        name: name, category: category, start: start, end: end,
        arguments: arguments.map { Argument(name: $0.name, value: .integer($0.value)) }))
  }

  /// Adds a moment.
  public mutating func addInstant(
    _ name: String, _ time: UInt64, _ arguments: [(name: String, value: String)]
  ) {
    events.append(
      Event(
        name: name, category: "body", start: time, end: nil,
        arguments: arguments.map { Argument(name: $0.name, value: .string($0.value)) }))
  }

  /// The file: times in microseconds from the first event, outer stretches before the ones inside.
  public var json: JSONValue {
    let origin = events.map(\.start).min() ?? 0
    let ordered = events.sorted { ($0.start, $1.end ?? 0) < ($1.start, $0.end ?? 0) }
    let head = JSONValue.object([
      ("name", .string("process_name")), ("ph", .string("M")), ("pid", .integer(1)), ("tid", .integer(1)),
      ("args", .object([("name", .string(name))])),
    ])
    return .object([
      ("displayTimeUnit", .string("ns")),
      ("traceEvents", .array([head] + ordered.map { Self.json(of: $0, origin) })),
    ])
  }

  private static func json(of event: Event, _ origin: UInt64) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("name", .string(event.name)), ("cat", .string(event.category)),
      ("ph", .string(event.end == nil ? "i" : "X")), ("pid", .integer(1)), ("tid", .integer(1)),
      ("ts", microseconds(event.start - origin)),
    ]
    if let end = event.end {
      members.append(("dur", microseconds(end - event.start)))
    } else {
      members.append(("s", .string("t")))
    }
    if !event.arguments.isEmpty {
      members.append(("args", .object(event.arguments.map { ($0.name, json(of: $0.value)) })))
    }
    return .object(members)
  }

  private static func json(of value: Value) -> JSONValue {
    switch value {
    case .integer(let number): .integer(number)
    case .string(let text): .string(text)
    }
  }

  private static func microseconds(_ nanoseconds: UInt64) -> JSONValue {
    JSONValue(.number(HumanFigure.fixed(Double(nanoseconds) / 1_000, 3)))
  }
}
