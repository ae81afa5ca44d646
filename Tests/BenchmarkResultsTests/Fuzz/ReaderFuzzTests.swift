// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import TestSupport
import Testing

/// Every reader of files, with damaged ones. A reader reads or throws one clear line; it never traps, which would end
/// this process, and never takes long. What it reads, everything behind it must bear.
struct ReaderFuzzTests {
  private static let rows: [ResultRow] = {
    var rows: [ResultRow] = []
    for (variant, factor) in [("binding", 1.0), ("whole, \"array\"", 3.0)] {
      for size in [1, 10, 100] {
        let key = CaseKey(scenario: "list.toggle", variant: variant, size: size)
        rows.append(Samples.time(.frameTime, 100.5 * factor, 130.25 * factor, at: key))
        rows.append(Samples.time(.updateTime, 50 * factor, at: key))
        rows.append(Samples.exact(.bodyEvaluations, 1, 2, at: key))
        rows.append(Samples.exact(.bodyEvaluations, 1, at: key, view: "Row<=>"))
        rows.append(Samples.exact(.allocations, 7, at: key))
      }
    }
    let failed = CaseKey(scenario: "z.z", variant: "v", size: 1)
    return rows + [ResultRow(failed: failed, error: ResultError(.crashed, "signal 4"))]
  }()

  private static func table() throws -> ResultTable { try ResultTable(rows) }

  /// Checks the message of what was refused.
  private static func refused(_ error: any Error, _ seed: UInt64) {
    let line = "\(error)"
    #expect(error is InputError, "seed \(seed): \(error)")
    #expect(!line.isEmpty && !line.unicodeScalars.contains(where: PrintableText.isControl), "seed \(seed)")
    #expect(line.utf8.count < 4_000, "seed \(seed): a message of \(line.utf8.count) bytes")
  }

  @Test func rowsAreReadOrRefused() throws {
    let table = try Self.table()
    let text = Array(CSVWriter.text(of: table).utf8)
    let original = ResultFile(name: "old", table: table, record: Samples.record())
    FuzzSettings.run("CSV") { seed in
      var mutator = InputMutator(seed: seed)
      do {
        let read = try CSVReader.table(from: mutator.damaged(text), file: "f.csv")
        Self.use(ResultFile(name: "new", table: read, record: Samples.record()), against: original)
        let text = CSVWriter.text(of: read)
        let again = CSVWriter.text(of: try CSVReader.table(from: Array(text.utf8), file: "again"))
        let lines = zip(text.split(separator: "\n"), again.split(separator: "\n")).first { $0 != $1 }
        #expect(again == text, "seed \(seed): written '\(lines?.0 ?? "")', then '\(lines?.1 ?? "")'")
        return true
      } catch {
        Self.refused(error, seed)
        return false
      }
    }
  }

  /// Everything that is done with rows.
  private static func use(_ file: ResultFile, against original: ResultFile) {
    for pair in [(original, file), (file, original)] {
      let gate = Gate(Comparison(old: pair.0, new: pair.1), required: ["allocations"])
      _ = ComparisonTable.table(of: gate.entries).terminal(usesColor: true)
      _ = ComparisonTable.json(of: gate.entries).text
      _ = gate.tests.junit
      _ = Remark.workflowCommands(of: gate.remarks + gate.comparison.remarks)
    }
    for metric in Set(file.table.rows.map(\.key.metric)) {
      _ = VariantRanking.rankings(of: file.table, by: metric)
    }
    let histories = History.histories(of: [original.table, file.table]) { _ in true }
    _ = ReportHistory.page(of: histories, [original, file])
    _ = ReportPage(runs: [original, file]).html
    _ = TableFormatter(style: .markdown).text(of: file.table)
    for width in [nil, 80] {
      _ = TableFormatter(style: .terminal(usesColor: true, width: width)).text(of: file.table)
    }
    _ = ExchangeFormats.bencher(file.table).text
    _ = ExchangeFormats.gitHubAction(file.table).text
    _ = OpenMetricsText(file).text
    _ = file.table.json.text
    _ = try? ResultMerge.merge([original, file])
    for glob in ["*/*/*", "list.*/binding/1?"] { _ = try? file.table.cases.filter(CaseGlob(glob).matches) }
  }

  /// No damage to the rows of a record is accepted, and none to its `run.json` changes them.
  @Test func aDamagedRecordIsNeverAccepted() throws {
    let directory = try TemporaryDirectory()
    let table = try Self.table()
    let path = try RecordFolder.write(
      table, Samples.record(shard: RunRecord.Shard(index: 1, count: 2), growth: ["a.b": ["frames": .linear]]),
      under: directory.path)
    let (csv, json) = (path + "/results.csv", path + "/run.json")
    let (rows, run) = (try InputFile.bytes(at: csv), try InputFile.bytes(at: json))
    let written = try CSVReader.table(from: rows, file: csv)
    try FuzzSettings.run("record") { seed in
      var mutator = InputMutator(seed: seed)
      let isRows = seed % 2 == 0
      let damaged = mutator.damaged(isRows ? rows : run)
      try Data(isRows ? damaged : rows).write(to: URL(fileURLWithPath: csv))
      try Data(isRows ? run : damaged).write(to: URL(fileURLWithPath: json))
      do {
        let file = try ResultFile(named: "r", at: path)
        let isSame = file.table == written
        #expect(isSame, "seed \(seed)")
        let isDamaged = isRows && damaged != rows
        #expect(!isDamaged, "seed \(seed): changed rows were accepted")
        if let record = file.record {
          _ = record.json.text
          _ = RecordReadme.text(of: file.table, record, ScenarioNotes())
          _ = try? ResultMerge.merge([file])
        }
        return true
      } catch {
        Self.refused(error, seed)
        return false
      }
    }
  }

  @Test func exceptionsAreReadOrRefused() {
    let text = """
      {"schema": 1, "exceptions": [
        {"case": "geometry.*/{reader,infinity}/1?0", "metric": "allocations", "absolute": 2, "percent": 0.5,
         "reason": "sometimes"},
        {"case": "a.b", "metric": "body_evaluations", "absolute": 1, "reason": "planted"}
      ]}
      """
    FuzzSettings.run("thresholds") { seed in
      var mutator = InputMutator(seed: seed)
      do {
        let thresholds = try Thresholds(json: mutator.damaged(Array(text.utf8)), file: "t.json")
        for row in Self.rows { _ = thresholds.tolerance(for: row.key).direction(from: .min, to: .max) }
        return true
      } catch {
        Self.refused(error, seed)
        return false
      }
    }
  }

  @Test func causesAreReadOrRefused() {
    func body(_ path: String, _ reasons: [String], _ count: Int) -> CauseGraph.Event {
      CauseGraph.Event(count % 2 == 1 ? .ran : .skipped, "Row", path: path, reasons: reasons, count: count)
    }
    let graph = CauseGraph(
      name: "a.b/c/1", step: 4, counters: ["body_evaluations": 3, "frames": 1],
      events: [
        CauseGraph.Event(.wrote, "Screen.count", path: "", reasons: ["unread"]),
        body("Screen", ["state \"count\""], 1), body("Screen/List/Row", ["parent value"], 3),
        body("Screen/List", ["equal"], 2),
        CauseGraph.Event(pass: 2, .content, "List", path: "Screen/List", reasons: ["size"]),
        CauseGraph.Event(frame: 2, .presented, "sheet", path: "Screen", reasons: ["count"]),
      ])
    FuzzSettings.run("causes") { seed in
      var mutator = InputMutator(seed: seed)
      do {
        let read = try CauseGraph(json: mutator.damaged(Array(graph.json.text.utf8)), file: "c.json")
        for difference in [CauseDifference(old: graph, new: read), CauseDifference(old: read, new: graph)] {
          _ = difference.text + difference.json.text
        }
        _ =
          read.text + read.dot + VariantDifference(read, graph).text
          + VariantDifference(graph, read).json.text
        #expect(try CauseGraph(json: Array(read.json.text.utf8), file: "again").json.text == read.json.text)
        return true
      } catch {
        Self.refused(error, seed)
        return false
      }
    }
  }

  @Test func globsMatchOrAreRefused() {
    let pieces = [
      "*", "?", "{", "}", ",", "/", "a", "b", "list.toggle", "binding", "1", "0", "{a,b}", "{*,?}",
    ]
    FuzzSettings.run("globs") { seed in
      var mutator = InputMutator(seed: seed)
      let pattern = mutator.text(pieces, length: seed % 20 == 0 ? 400 : 12)
      do {
        let glob = try CaseGlob(pattern)
        for row in Self.rows.prefix(8) { _ = glob.matches(row.key.caseKey) }
        _ = glob.matches(scenario: String(repeating: "ab", count: 200), variant: "b", size: .max)
        let size = Int(seed % 101)
        if glob.names(size: size) { #expect(glob.description.contains { $0.isNumber }, "seed \(seed)") }
        return true
      } catch {
        Self.refused(error, seed)
        return false
      }
    }
  }

  /// The quick matcher against the rule itself, on short names.
  @Test func globsMatchWhatTheRuleSays() throws {
    var matched = 0
    for seed in 0..<UInt64(FuzzSettings.inputs) {
      var mutator = InputMutator(seed: seed)
      let pattern = (0...mutator.number(below: 6)).map { _ in
        mutator.pick(["*", "?", "a", "b", "{a,ab}", "{,b*}"])
      }
      .joined()
      let name = String((0..<mutator.number(below: 7)).map { _ in mutator.pick(["a", "b"]) })
      let expected = Self.fits(Array(pattern)[...], Array(name)[...])
      #expect(
        try CaseGlob(pattern).matches(scenario: name, variant: "", size: 0) == expected, "\(pattern) \(name)")
      if expected { matched += 1 }
    }
    #expect(matched > 0)
  }

  private static func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*": return fits(rest, name) || (!name.isEmpty && fits(pattern, name.dropFirst()))
    case "?": return !name.isEmpty && fits(rest, name.dropFirst())
    case "{":
      guard let close = rest.firstIndex(of: "}") else { return false }
      return rest[..<close].split(separator: ",", omittingEmptySubsequences: false)
        .contains { fits(ArraySlice(Array($0) + Array(rest[(close + 1)...])), name) }
    default: return name.first == first && fits(rest, name.dropFirst())
    }
  }
}
