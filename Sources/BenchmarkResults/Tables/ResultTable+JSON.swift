// SPDX-License-Identifier: Apache-2.0

extension ResultTable {
  /// The rows as a list of objects with the names of the columns; figures that are empty are left out.
  public var json: JSONValue { .array(rows.map(\.json)) }
}

extension ResultRow {
  /// One row as an object.
  public var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("scenario", .string(key.scenario)), ("variant", .string(key.variant)), ("size", .integer(key.size)),
      ("view", .string(key.view)), ("metric", .string(key.metric)), ("unit", .string(unit.rawValue)),
      ("kind", .string(kind.rawValue)), ("samples", .integer(samples)),
    ]
    switch summary {
    case .exact(let exact):
      members += [
        ("median", .integer(exact.median)), ("min", .integer(exact.min)), ("max", .integer(exact.max)),
      ]
    case .sampled(let sampled):
      members += [
        ("median", .decimal(sampled.median, unit)), ("mad", .decimal(sampled.mad, unit)),
        ("min", .decimal(sampled.min, unit)),
        ("max", .decimal(sampled.max, unit)), ("mean", .decimal(sampled.mean, unit)),
        ("stddev", .decimal(sampled.stddev, unit)),
      ]
    case nil: break
    }
    if let error { members.append(("error", .string(error.description))) }
    return .object(members)
  }
}
