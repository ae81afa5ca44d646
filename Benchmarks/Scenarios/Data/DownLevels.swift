// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A value that the root writes and a view far below shows.
struct DownLevels: Scenario {
  static let name = "data.down-levels"
  static let analysis = """
    The root writes a number, and a view as many levels below as the size says shows it. Handed from `initialiser` to \
    initialiser, every level runs, because its value is another one (I-40). A `binding` is the same binding (I-50), and \
    an environment value, an environment object and an `observable` in the environment go past the levels (E-3, I-69): \
    one body runs below, however deep.
    """
  static let sizes = [1, 10, 100]
  static let growth: [Metric: GrowthOrder] = [
    .bodyEvaluations: .linear, .displayEdits: .constant, .frames: .constant,
  ]

  nonisolated enum Variant: String, CaseIterable {
    case initialiser, binding
    case environmentValue = "environment-value"
    case environmentObject = "environment-object"
    case observable
  }

  let variant: Variant
  let size: Int
  private let number = WriteHandle<Int>()
  private let model = HandedModel()

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .initialiser: InitialiserRoot(levels: size, number: number)
    case .binding: BindingRoot(levels: size, number: number)
    case .environmentValue: EnvironmentValueRoot(levels: size, number: number)
    case .environmentObject: EnvironmentObjectRoot(levels: size, number: number)
    case .observable: ObservableRoot(levels: size, model: model)
    }
  }

  func step(_ host: ViewHost, _ index: Int) {
    if variant == .observable {
      model.number = 1 + index % 9
    } else {
      number.write(1 + index % 9)
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let names = frame.bodyEvaluations.typeNames
    func bodies(_ suffix: String) -> Int {
      names.filter { $0.contains(suffix) }.reduce(0) { $0 + frame.bodyEvaluations[$1] }
    }
    try requireEqual(
      bodies("Level") + bodies("Leaf"), variant == .initialiser ? size : 1, "bodies below the root")
    let rootRuns: Bool =
      switch variant {
      case .initialiser, .environmentValue, .environmentObject: true
      case .binding, .observable: false
      }
    try requireEqual(bodies("Root"), rootRuns ? 1 : 0, "bodies of the root")
    try requireEqual(frame.displayEdits, 1, "display edits")
    try require(["1", "2", "3", "4", "5", "6", "7", "8", "9"].contains(host.texts.joined()), "the number")
  }
}
