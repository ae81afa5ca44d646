// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation

/// Rows and records that tests change in one place each.
enum Samples {
  static let key = CaseKey(scenario: "list.toggle", variant: "binding", size: 100)

  static func exact(
    _ metric: Metric, _ values: Int64..., at key: CaseKey = key, view: String = "",
    error: ResultError? = nil
  ) -> ResultRow {
    ResultRow(exact: values, of: metric, in: key, view: view, error: error)
  }

  static func time(_ metric: Metric, _ values: Double..., at key: CaseKey = key) -> ResultRow {
    ResultRow(sampled: values, of: metric, in: key)
  }

  /// A row of how `frame_time` compares with the reference's, with its interval.
  static func ratio(_ value: Double, _ half: Double, at key: CaseKey) -> ResultRow {
    ResultRow(
      key: ResultKey(key, metric: "frame_time_ratio"), unit: .ratio, kind: .sampled, samples: 3,
      summary: .sampled(
        SampledSummary(median: value, mad: 0, min: value - half, max: value + half, mean: value, stddev: 0)))
  }

  static func file(_ rows: [ResultRow], _ record: RunRecord? = record(), name: String = "run") throws
    -> ResultFile
  {
    ResultFile(name: name, table: try ResultTable(rows), record: record)
  }

  static func record(
    commit: String = "0123456789abcdef", toolchain: String = "6.3.1", start: Double = 1_800_000_000,
    shard: RunRecord.Shard? = nil, growth: [String: [String: GrowthOrder]] = [:]
  ) -> RunRecord {
    RunRecord(
      machine: RunRecord.Machine(cpu: "Test \"CPU\"", cores: 2, kernel: "Linux 6.1", architecture: "x86_64"),
      commit: commit, isDirty: false, toolchain: toolchain, jemalloc: "5.3.0", buildOptions: ["release"],
      commandLine: ["view-benchmark", "run", "--output", "a folder"],
      start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: start + 60), shard: shard,
      growth: growth)
  }

  /// A record without what its folder says of files.
  static func described(_ record: RunRecord?) -> RunRecord? {
    var record = record
    record?.files = [:]
    return record
  }

  /// The line of an error, or what there is instead.
  static func message(_ body: () throws -> some Any) -> String {
    do {
      return "no error: \(try body())"
    } catch {
      return "\(error)"
    }
  }

  /// A screen whose color would break out of its page.
  static var strip: PictureStrip {
    let box = Picture.Box(x: 0, y: 0, width: 390, height: 844)
    let item = Picture.Item(
      .color, Picture.Box(x: 0, y: 0, width: 10, height: 10), color: "red</svg><script>")
    return PictureStrip(
      name: "list.toggle/binding/100", text: "grid",
      pictures: [
        Picture(
          caption: "step <4>", width: 390, height: 844, layers: [Picture.Layer(box: box, items: [item])])
      ])
  }
}
