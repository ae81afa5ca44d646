// SPDX-License-Identifier: Apache-2.0

/// Accepting new figures: the committed `exact.csv` and `run.json` of a baseline folder.
public enum Baseline {
  /// Where the gate looks when it is not told.
  public static let defaultPath = "results/baseline"

  /// Puts the exact rows of `new` into a baseline; rows that `new` does not have stay as they are.
  ///
  /// - Parameters:
  ///   - old: The baseline so far; `nil` makes a new one.
  ///   - new: The run whose exact rows are accepted.
  ///   - folder: Its folder.
  ///   - name: The folder as the user named it, for messages.
  /// - Returns: How many rows were replaced or added.
  /// - Throws: ``InputError`` when `new` has rows with errors, has no record, or would be mixed with allocation
  ///   counts of another machine; nothing is written then.
  @discardableResult
  public static func update(
    _ old: ResultFile?, with new: ResultFile, folder: String, named name: String
  ) throws(InputError) -> Int {
    let rows = new.table.exactRows
    if let failed = rows.rows.first(where: { $0.error != nil && $0.error?.cause != .unavailable }) {
      throw InputError(
        "\(failed.key) has no figure to accept: \(failed.error?.description ?? "")",
        advice: "repair it first", file: new.name)
    }
    guard let record = new.record else {
      throw InputError(
        "no run.json beside the rows", advice: "give the record folder that 'run --output' wrote",
        file: new.name)
    }
    let accepted = rows.filter { $0.error == nil }
    let merged = old?.table.exactRows.replacing(with: accepted) ?? accepted
    if let old { try refuseMixture(old, accepted, record, name) }
    let changed = accepted.rows.count { old?.table[$0.key] != $0 }
    try AtomicFile.makeDirectories(folder, named: name)
    var own = record
    own.files = [:]
    try RecordFolder.writeRows([RecordFolder.exactName: merged], own, in: folder, named: name)
    return changed
  }

  /// One `run.json` speaks for all rows: counts that depend on the machine must not be of two.
  private static func refuseMixture(
    _ old: ResultFile, _ accepted: ResultTable, _ record: RunRecord, _ name: String
  ) throws(InputError) {
    let differences = old.record.map(record.differences) ?? ["it has no run.json"]
    guard !differences.isEmpty else { return }
    let staying = old.table.rows.filter { row in
      row.kind == .exact && !(Metric.named(row.key.metric)?.isEngineCounter ?? true)
        && accepted[row.key] == nil
    }
    guard staying.isEmpty else {
      throw InputError(
        "\(staying.count) rows would stay that were measured elsewhere (\(differences.joined(separator: "; ")))",
        advice: "update from a run of all cases", file: name)
    }
  }
}
