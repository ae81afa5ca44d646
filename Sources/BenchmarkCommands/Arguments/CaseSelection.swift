// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// The cases and metrics that `--filter`, `--size` and `--metric` leave.
package struct CaseSelection: Sendable {
  private let cases: [CaseGlob]
  private let sizes: Set<Int>
  private let metrics: [CaseGlob]

  /// Reads the options.
  ///
  /// - Throws: ``InputError`` for a malformed glob, a size that is no number, and a metric that does not exist.
  package init(_ arguments: Arguments) throws(InputError) {
    var cases: [CaseGlob] = []
    for pattern in arguments.values(CommonOptions.filter) { cases.append(try CaseGlob(pattern)) }
    self.cases = cases
    var sizes: Set<Int> = []
    for text in arguments.values(CommonOptions.size) {
      guard let size = Int(text), size >= 0 else {
        throw InputError("--size is '\(text)'", advice: "give a whole number, 0 or more")
      }
      sizes.insert(size)
    }
    self.sizes = sizes
    var metrics: [CaseGlob] = []
    for pattern in arguments.values(CommonOptions.metric) { metrics.append(try Self.metric(pattern)) }
    self.metrics = metrics
  }

  /// Whether nothing was left out.
  package var isEverything: Bool { cases.isEmpty && sizes.isEmpty && metrics.isEmpty }

  /// Whether metrics were named.
  package var namesMetrics: Bool { !metrics.isEmpty }

  /// Whether a case is wanted.
  package func includes(_ key: CaseKey) -> Bool {
    (sizes.isEmpty || sizes.contains(key.size)) && (cases.isEmpty || cases.contains { $0.matches(key) })
  }

  /// Whether a case's size is asked for by its number.
  package func namesSize(of key: CaseKey) -> Bool {
    sizes.contains(key.size) || cases.contains { $0.names(size: key.size) && $0.matches(key) }
  }

  /// Whether a metric, by id, is wanted.
  package func includes(metric: String) -> Bool {
    metrics.isEmpty || metrics.contains { $0.matches(scenario: metric, variant: "", size: 0) }
  }

  /// Files with only the rows that are wanted; a failed case's row is always one.
  ///
  /// - Throws: ``InputError`` when nothing is left of any of them although they have rows: most likely a slip.
  package func filter(_ files: [ResultFile]) throws(InputError) -> [ResultFile] {
    if isEverything { return files }
    let filtered = files.map { file in
      let table = file.table.filter { row in
        includes(row.key.caseKey) && (row.key.metric.isEmpty || includes(metric: row.key.metric))
      }
      return ResultFile(name: file.name, table: table, record: file.record)
    }
    if filtered.allSatisfy(\.table.rows.isEmpty), !files.allSatisfy(\.table.rows.isEmpty) {
      throw Self.noRow(in: files.map(\.name).joined(separator: ", "))
    }
    return filtered
  }

  /// What to say when nothing is left of a file.
  package static func noRow(in file: String) -> InputError {
    InputError("no row matches the options", advice: "widen --filter, --size or --metric", file: file)
  }

  private static func metric(_ pattern: String) throws(InputError) -> CaseGlob {
    let glob = try CaseGlob(pattern)
    let ids = Metric.all.map(\.id)
    guard ids.contains(where: { glob.matches(scenario: $0, variant: "", size: 0) }), !pattern.contains("/")
    else {
      throw unknownMetric(pattern)
    }
    return glob
  }

  /// The error for a metric that does not exist.
  static func unknownMetric(_ name: String) -> InputError {
    let ids = Metric.all.map(\.id)
    let near = Suggestion.nearest(to: name, among: ids).map { "did you mean \($0)?" }
    return InputError("unknown metric '\(name)'", advice: near ?? "known are \(ids.joined(separator: ", "))")
  }
}
