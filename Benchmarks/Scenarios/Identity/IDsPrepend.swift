// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A task comes and goes at the front of a list.
struct IDsPrepend: Scenario {
  static let name = "identity.ids-prepend"
  static let analysis = """
    A task is put before N others, or taken away again. With `stable` ids and with the values themselves, one row \
    runs. With the place as id, every row runs because it shows another task, and the state of the first row is seen \
    at the wrong one (I-10). With `fresh` ids all rows are made anew and no state is left.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear, .frames: .constant]
  static let equivalent: [[RowIdentity]] = [[.stable, .itself]]

  let variant: RowIdentity
  let size: Int
  private let tasks = WriteHandle<[ListedTask]>()

  init(variant: RowIdentity, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { taskList(variant, ListedTask.numbered(size), tasks) }

  func prepare(_ host: ViewHost) throws {
    try host.markFirstRow()
  }

  func step(_ host: ViewHost, _ index: Int) {
    tasks.write(index & 1 == 0 ? Self.prepended(size) : ListedTask.numbered(size))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let isPrepended = host.texts.first == "urgent"
    let rows = size + (isPrepended ? 1 : 0)
    switch variant {
    case .stable, .itself:
      try requireEqual(frame.bodyEvaluations["MarkedRow"], isPrepended ? 1 : 0, "bodies of the rows")
      try requireEqual(mark(of: "task 0", host), "kept", "the state of the first task")
    case .index:
      try requireEqual(frame.bodyEvaluations["MarkedRow"], rows, "bodies of the rows")
      try requireEqual(mark(of: host.texts[0], host), "kept", "the state of the first row")
    case .fresh:
      try requireEqual(frame.bodyEvaluations["MarkedRow"], rows, "bodies of the rows")
      try require(!host.texts.contains("kept"), "a row has kept its state")
    }
    let titles = (isPrepended ? ["urgent"] : []) + (0..<size).map { "task \($0)" }
    try requireEqual(host.texts.enumerated().filter { $0.offset & 1 == 0 }.map(\.element), titles, "titles")
  }

  private func mark(of title: String, _ host: ViewHost) -> String? {
    host.texts.firstIndex(of: title).map { host.texts[$0 + 1] }
  }

  private static func prepended(_ size: Int) -> [ListedTask] {
    [ListedTask(id: -1, title: "urgent")] + ListedTask.numbered(size)
  }
}
