// SPDX-License-Identifier: Apache-2.0

extension CauseGraph {
  /// Of the file format; a reader refuses a higher one.
  public static let schemaVersion = 1
  /// The most views that one entry stands for, so that sums of them fit.
  private static let highestCount = 1_000_000_000
  /// The longest path, in bytes: each of its parts is looked up.
  private static let longestPath = 100_000

  /// The file that `explain --format json` writes and `--against` reads.
  public var json: JSONValue {
    .object([
      ("schema", .integer(Self.schemaVersion)), ("case", .string(name)), ("step", .integer(step)),
      ("counters", .object(counters.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) })),
      (
        "bodies",
        .array(
          bodies.map { body in
            .object([
              ("path", .string(body.path)), ("type", .string(body.typeName)),
              ("evaluated", .bool(body.isEvaluated)), ("wasted", .bool(body.isWasted)),
              ("reasons", .array(body.reasons.map(JSONValue.string))), ("count", .integer(body.count)),
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
    let fields = try JSONFields(value, known: ["schema", "case", "step", "counters", "bodies"], file: file)
    guard try fields.integer("schema", atLeast: 1) <= Self.schemaVersion else {
      throw InputError(
        "written by a newer version", advice: "use a newer version", file: file,
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
    var bodies: [Body] = []
    for value in try fields.array("bodies") {
      let inner = try JSONFields(
        value, known: ["path", "type", "evaluated", "wasted", "reasons", "count"], file: file)
      let path = try inner.string("path")
      guard path.utf8.count <= Self.longestPath else {
        throw inner.wrong(try inner.required("path"), "path", "of at most \(Self.longestPath) bytes")
      }
      let count = try inner.integer("count", atLeast: 1)
      guard count <= Self.highestCount else {
        throw inner.wrong(try inner.required("count"), "count", "at most \(Self.highestCount)")
      }
      bodies.append(
        Body(
          path: path, typeName: try inner.string("type"),
          isEvaluated: try inner.bool("evaluated"), isWasted: try inner.bool("wasted"),
          reasons: try inner.strings("reasons"), count: count))
    }
    self.init(
      name: try fields.string("case"), step: try fields.integer("step"), counters: counters, bodies: bodies)
  }
}
