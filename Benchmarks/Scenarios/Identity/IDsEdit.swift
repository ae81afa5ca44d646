// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// The title of the first task changes.
struct IDsEdit: Scenario {
  static let name = "identity.ids-edit"
  static let analysis = """
    The first of N tasks gets another title. With a `stable` id and with its place as id the row runs once and keeps \
    its state. With `\\.self` (`itself`) another value is another row: it is made anew and forgets (I-6). With `fresh` \
    ids all N rows are made anew, for any reason that makes the list run.
    """
  static let sizes = [100]
  static let optionalSizes = [10, 1_000]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear, .frames: .constant]
  static let equivalent: [[RowIdentity]] = [[.stable, .index], [.itself, .fresh]]

  let variant: RowIdentity
  let size: Int
  private let tasks = WriteHandle<[ListedTask]>()
  /// What the tasks are changed in, so that a step makes no array.
  private let edited: [[ListedTask]]

  init(variant: RowIdentity, size: Int) {
    self.variant = variant
    self.size = size
    edited = (0..<2).map { round in
      var tasks = ListedTask.numbered(size)
      tasks[0].title = round == 0 ? "later" : "never"
      return tasks
    }
  }

  var content: some View { taskList(variant, ListedTask.numbered(size), tasks) }

  func prepare(_ host: ViewHost) throws {
    try host.markFirstRow()
  }

  func step(_ host: ViewHost, _ index: Int) {
    tasks.write(edited[index & 1])
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(
      frame.bodyEvaluations["MarkedRow"], variant == .fresh ? size : 1, "bodies of the rows")
    let isKept = variant == .stable || variant == .index
    try require(["later", "never"].contains(host.texts[0]), "the first title is \(host.texts[0])")
    try requireEqual(host.texts[1], isKept ? "kept" : "new", "the state of the first row")
    let rest = (1..<size).flatMap { ["task \($0)", "new"] }
    try requireEqual(Array(host.texts.dropFirst(2)), rest, "the other rows")
  }
}
