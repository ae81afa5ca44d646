// SPDX-License-Identifier: Apache-2.0

/// Joins the parts of a run that was split over machines.
public enum ResultMerge {
  /// The joined run.
  public struct Merged: Sendable {
    public let table: ResultTable
    /// `nil` when a part has no `run.json`.
    public let record: RunRecord?
    /// The parts that are missing, as `--shard` spells them; `nil` when the parts do not say how many there are.
    public let missing: [String]?
  }

  /// Joins files.
  ///
  /// - Parameter files: At least one.
  /// - Throws: ``InputError`` when two files have a row of the same key, or come from different code.
  public static func merge(_ files: [ResultFile]) throws(InputError) -> Merged {
    let rows = files.flatMap(\.table.rows)
    let table: ResultTable
    do throws(ResultTable.DuplicateRow) {
      table = try ResultTable(rows)
    } catch {
      let owners = error.indices.map { owner(of: $0, files) }
      throw InputError(
        "\(error.key) is in \(owners[0].name) too", advice: "give each part once", file: owners[1].name)
    }
    let records = files.compactMap { file in file.record.map { (name: file.name, record: $0) } }
    for (name, record) in records.dropFirst() {
      try refuseDifference(records[0], (name, record))
    }
    try refuseOtherParts(files)
    return Merged(
      table: table, record: records.count == files.count ? join(records.map(\.record)) : nil,
      missing: missing(records.map(\.record), files.count))
  }

  private static func owner(of index: Int, _ files: [ResultFile]) -> ResultFile {
    var rest = index
    for file in files {
      if rest < file.table.rows.count { return file }
      rest -= file.table.rows.count
    }
    return files[files.count - 1]
  }

  private static func refuseDifference(
    _ first: (name: String, record: RunRecord), _ other: (name: String, record: RunRecord)
  ) throws(InputError) {
    var differences = other.record.differences(from: first.record)
    if first.record.commit != other.record.commit || first.record.isDirty != other.record.isDirty {
      differences.append("commit was \(first.record.shortCommit), is \(other.record.shortCommit)")
    }
    guard differences.isEmpty else {
      throw InputError(
        "not of one run with \(first.name): \(differences.joined(separator: "; "))",
        advice: "merge parts of the same code and toolchain", file: other.name)
    }
  }

  /// Parts of one run say so alike: all of them, of so many, each once.
  private static func refuseOtherParts(_ files: [ResultFile]) throws(InputError) {
    guard let first = files.first(where: { $0.record?.shard != nil }), let part = first.record?.shard else {
      return
    }
    var owners: [Int: String] = [:]
    for file in files {
      guard let shard = file.record?.shard else {
        throw InputError(
          "does not say which part it is, and \(first.name) is part \(part)",
          advice: "give the record folders that 'run --shard --output' wrote", file: file.name)
      }
      guard shard.count == part.count else {
        throw InputError(
          "is part \(shard), and \(first.name) is part \(part)", advice: "merge the parts of one run",
          file: file.name)
      }
      if let owner = owners.updateValue(file.name, forKey: shard.index) {
        throw InputError("is part \(shard), as is \(owner)", advice: "give each part once", file: file.name)
      }
    }
  }

  /// The first part's record, widened to all parts.
  private static func join(_ records: [RunRecord]) -> RunRecord? {
    guard var joined = records.first else { return nil }
    var cpus: [String] = []
    for record in records {
      if !cpus.contains(record.machine.cpu) { cpus.append(record.machine.cpu) }
      joined.start = min(joined.start, record.start)
      joined.end = max(joined.end, record.end)
      joined.growth.merge(record.growth) { $0.merging($1) { mine, _ in mine } }
    }
    joined.machine.cpu = cpus.joined(separator: "; ")
    joined.shard = nil
    joined.timing = join(records.compactMap(\.timing))
    return joined
  }

  /// What is to be known about the times of any part.
  private static func join(_ timings: [RunRecord.Timing]) -> RunRecord.Timing? {
    guard !timings.isEmpty else { return nil }
    var notes: [String] = []
    for note in timings.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    return RunRecord.Timing(
      groups: timings.reduce(0) { $0 + $1.groups }, disturbed: timings.flatMap(\.disturbed), notes: notes)
  }

  private static func missing(_ records: [RunRecord], _ files: Int) -> [String]? {
    let shards = records.compactMap(\.shard)
    guard shards.count == files, let count = shards.first?.count else { return nil }
    let present = Set(shards.map(\.index))
    return (1...count).filter { !present.contains($0) }.map { "\($0)/\(count)" }
  }
}
