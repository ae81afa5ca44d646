// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RunRecord {
  /// The text of `run.json`.
  public var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("schema", .integer(Self.schemaVersion)),
      ("commit", .string(commit)),
      ("dirty", .bool(isDirty)),
      (
        "machine",
        .object([
          ("cpu", .string(machine.cpu)), ("cores", .integer(machine.cores)),
          ("kernel", .string(machine.kernel)), ("architecture", .string(machine.architecture)),
        ])
      ),
      ("toolchain", .string(toolchain)),
      ("jemalloc", .string(jemalloc)),
      ("build_options", .array(buildOptions.map(JSONValue.string))),
      ("command_line", .array(commandLine.map(JSONValue.string))),
      ("start", .string(UTC.text(of: start))),
      ("end", .string(UTC.text(of: end))),
    ]
    // Left out where it is as usual.
    if text != Self.gridText { members.append(("text", .string(text))) }
    let digests = files.sorted { $0.key < $1.key }.map { name, file in
      let content: [(name: String, value: JSONValue)] = [
        ("rows", .integer(file.rows)), ("sha256", .string(file.sha256)),
      ]
      return (name: name, value: JSONValue.object(content))
    }
    members.append(("files", .object(digests)))
    if let shard {
      members.append(
        ("shard", .object([("index", .integer(shard.index)), ("count", .integer(shard.count))])))
    }
    if !growth.isEmpty {
      let scenarios = growth.sorted { $0.key < $1.key }.map { scenario in
        let metrics = scenario.value.sorted { $0.key < $1.key }
        return (
          name: scenario.key,
          value: JSONValue.object(metrics.map { (name: $0.key, value: .string($0.value.rawValue)) })
        )
      }
      members.append(("growth", .object(scenarios)))
    }
    if let timing {
      let value = JSONValue.object([
        ("groups", .integer(timing.groups)),
        ("disturbed", .array(timing.disturbed.map(JSONValue.string))),
        ("notes", .array(timing.notes.map(JSONValue.string))),
      ])
      members.append(("timing", value))
    }
    return .object(members)
  }

  /// Reads `run.json`.
  ///
  /// - Throws: ``InputError`` with the place of a member that is missing or wrong, or when the record has another
  ///   version of the format.
  public init(json bytes: [UInt8], file: String) throws(InputError) {
    let value = try JSONReader.value(from: bytes, file: file)
    let fields = try JSONFields(
      value,
      known: [
        "schema", "commit", "dirty", "machine", "toolchain", "jemalloc", "build_options", "command_line",
        "start", "end", "text", "files", "shard", "growth", "timing",
      ], file: file)
    let schema = try fields.integer("schema", atLeast: 1)
    guard schema == Self.schemaVersion else {
      let isNewer = schema > Self.schemaVersion
      throw InputError(
        "schema \(schema) is \(isNewer ? "newer" : "older") than this program's \(Self.schemaVersion)",
        advice: isNewer ? "use a newer version" : "measure again with this one",
        file: file, at: try fields.required("schema").place)
    }
    let machine = try JSONFields(
      try fields.required("machine"), known: ["cpu", "cores", "kernel", "architecture"], file: file)
    self.init(
      machine: Machine(
        cpu: try machine.string("cpu"), cores: try machine.integer("cores", atLeast: 1),
        kernel: try machine.string("kernel"), architecture: try machine.string("architecture")),
      commit: try fields.string("commit"), isDirty: try fields.bool("dirty"),
      toolchain: try fields.string("toolchain"), jemalloc: try fields.string("jemalloc"),
      buildOptions: try fields.strings("build_options"), commandLine: try fields.strings("command_line"),
      start: try Self.date("start", fields), end: try Self.date("end", fields),
      shard: try Self.shard(fields), growth: try Self.growth(fields),
      timing: try Self.timing(fields), files: try Self.files(fields))
    text = try fields.optionalString("text") ?? Self.gridText
  }

  private static func files(_ fields: JSONFields) throws(InputError) -> [String: FileDigest] {
    let value = try fields.required("files")
    guard case .object(let members) = value.content else { throw fields.wrong(value, "files", "an object") }
    var files: [String: FileDigest] = [:]
    // A name is read as a path below: any other would lead out of the record.
    let names = [RecordFolder.resultsName, RecordFolder.exactName, RecordedScreens.name]
    for member in members {
      guard names.contains(member.name) else {
        throw fields.wrong(member.value, member.name, "one of \(names.joined(separator: ", "))")
      }
      let inner = try JSONFields(member.value, known: ["rows", "sha256"], file: fields.file)
      files[member.name] = FileDigest(rows: try inner.integer("rows"), sha256: try inner.string("sha256"))
    }
    return files
  }

  private static func date(_ name: String, _ fields: JSONFields) throws(InputError) -> Date {
    guard let date = UTC.date(of: try fields.string(name)) else {
      throw fields.wrong(try fields.required(name), name, "a time like 2026-01-31T23:59:59Z")
    }
    return date
  }

  private static func shard(_ fields: JSONFields) throws(InputError) -> Shard? {
    guard let value = fields.value("shard") else { return nil }
    let inner = try JSONFields(value, known: ["index", "count"], file: fields.file)
    let shard = Shard(
      index: try inner.integer("index", atLeast: 1), count: try inner.integer("count", atLeast: 1))
    guard shard.count <= RunRecord.Shard.highestCount else {
      throw fields.wrong(try inner.required("count"), "count", "at most \(RunRecord.Shard.highestCount)")
    }
    guard shard.index <= shard.count else { throw fields.wrong(value, "shard", "an index up to its count") }
    return shard
  }

  private static func timing(_ fields: JSONFields) throws(InputError) -> Timing? {
    guard let value = fields.value("timing") else { return nil }
    let inner = try JSONFields(value, known: ["groups", "disturbed", "notes"], file: fields.file)
    return Timing(
      groups: try inner.integer("groups", atLeast: 0), disturbed: try inner.strings("disturbed"),
      notes: try inner.strings("notes"))
  }

  private static func growth(_ fields: JSONFields) throws(InputError) -> [String: [String: GrowthOrder]] {
    guard let value = fields.value("growth") else { return [:] }
    guard case .object(let scenarios) = value.content else {
      throw fields.wrong(value, "growth", "an object")
    }
    var growth: [String: [String: GrowthOrder]] = [:]
    for scenario in scenarios {
      guard case .object(let metrics) = scenario.value.content else {
        throw fields.wrong(scenario.value, scenario.name, "an object")
      }
      for metric in metrics {
        guard case .string(let text) = metric.value.content, let order = GrowthOrder(rawValue: text) else {
          let orders = GrowthOrder.allCases.map(\.rawValue).joined(separator: ", ")
          throw fields.wrong(metric.value, metric.name, "one of \(orders)")
        }
        growth[scenario.name, default: [:]][metric.name] = order
      }
    }
    return growth
  }
}
