// SPDX-License-Identifier: Apache-2.0

extension CauseGraph {
  /// Of the file format; a reader refuses any other: 1 knew the bodies of one pass only.
  public static let schemaVersion = 2
  /// The most views that one entry stands for, so that sums of them fit.
  private static let highestCount = 1_000_000_000
  /// The longest path, in bytes: each of its parts is looked up.
  private static let longestPath = 100_000

  /// The file that `explain --format json` writes and `--against` reads.
  public var json: JSONValue {
    .object([
      ("schema", .integer(Self.schemaVersion)), ("case", .string(name)),
      ("step", step.map { .integer($0) } ?? .null),
      ("counters", .object(counters.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })),
      (
        "events",
        .array(
          events.map { event in
            .object([
              ("frame", .integer(event.frame)), ("pass", .integer(event.pass)),
              ("kind", .string(event.kind.rawValue)), ("name", .string(event.name)),
              ("path", .string(event.path)), ("reasons", .array(event.reasons.map(JSONValue.string))),
              ("wasted", .bool(event.isWasted)), ("count", .integer(event.count)),
            ])
          })
      ),
    ])
  }

  /// Reads the file.
  ///
  /// - Throws: ``InputError`` with the place of a member that is missing or wrong.
  public init(json bytes: [UInt8], file: String) throws(InputError) {
    let value = try JSONReader.value(from: bytes, file: file)
    let fields = try JSONFields(
      value, known: ["schema", "case", "step", "counters", "events", "bodies"], file: file)
    let schema = try fields.integer("schema", atLeast: 1)
    guard schema == Self.schemaVersion else {
      throw InputError(
        "written by \(schema > Self.schemaVersion ? "a newer" : "an older") version",
        advice: schema > Self.schemaVersion ? "use a newer version" : "write it again with this one",
        file: file,
        at: try fields.required("schema").place)
    }
    let counted = try fields.required("counters")
    guard case .object(let members) = counted.content else {
      throw fields.wrong(counted, "counters", "an object")
    }
    var counters: [String: Int] = [:]
    for member in members {
      guard case .number(let text) = member.value.content, let number = Int(text) else {
        throw fields.wrong(member.value, member.name, "a whole number")
      }
      counters[member.name] = number
    }
    var events: [Event] = []
    for value in try fields.array("events") { events.append(try Self.event(value, file)) }
    let step = fields.value("step") == nil ? nil : try fields.integer("step")
    self.init(name: try fields.string("case"), step: step, counters: counters, events: events)
  }

  private static func event(_ value: JSONValue, _ file: String) throws(InputError) -> Event {
    let fields = try JSONFields(
      value, known: ["frame", "pass", "kind", "name", "path", "reasons", "wasted", "count"], file: file)
    guard let kind = Event.Kind(rawValue: try fields.string("kind")) else {
      let known = Event.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.wrong(try fields.required("kind"), "kind", "one of \(known)")
    }
    let path = try fields.string("path")
    guard path.utf8.count <= longestPath else {
      throw fields.wrong(try fields.required("path"), "path", "of at most \(longestPath) bytes")
    }
    let count = try fields.integer("count", atLeast: 1)
    guard count <= highestCount else {
      throw fields.wrong(try fields.required("count"), "count", "at most \(highestCount)")
    }
    return Event(
      frame: try fields.integer("frame", atLeast: 1), pass: try fields.integer("pass", atLeast: 1), kind,
      try fields.string("name"), path: path, reasons: try fields.strings("reasons"),
      isWasted: try fields.bool("wasted"), count: count)
  }
}
