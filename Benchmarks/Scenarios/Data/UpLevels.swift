// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A number that a view far below changes and the root shows.
struct UpLevels: @MainActor TapScenario {
  static let name = "data.up-levels"
  static let analysis = """
    A button as many levels below as the size says changes a number that the root shows. A `callback` handed from level \
    to level is another closure each time the root runs, so every level runs too (I-44). A `binding` and an `observable` \
    leave the levels alone; an action in the environment (`environment-action`) runs its one reader. A `preference` is a \
    state of the leaf, combined on the way up, and the root's own state in a second pass (E-8, E-12).
    """
  static let sizes = [1, 10, 100]
  static let growth: [Metric: GrowthOrder] = [.bodyEvaluations: .linear, .displayEdits: .constant]
  static let tapped = "add"

  nonisolated enum Variant: String, CaseIterable {
    case callback, binding
    case environmentAction = "environment-action"
    case observable, preference
  }

  let variant: Variant
  let size: Int
  var button: Element?

  init(variant: Variant, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .callback: CallbackTop(levels: size)
    case .binding: BindingTop(levels: size)
    case .environmentAction: EnvironmentActionTop(levels: size)
    case .observable: ObservableTop(levels: size)
    case .preference: PreferenceTop(levels: size)
    }
  }

  /// How many bodies run below the root.
  private var bodiesBelow: Int {
    switch variant {
    case .callback: size
    case .binding, .observable: 0
    case .environmentAction, .preference: 1
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let root = frame.bodyEvaluations.typeNames.filter { $0.contains("Top") }
      .reduce(0) { $0 + frame.bodyEvaluations[$1] }
    try requireEqual(root, 1, "bodies of the root")
    try requireEqual(frame.bodyEvaluations.total - root, bodiesBelow, "bodies below the root")
    try requireEqual(frame.displayEdits, 1, "display edits")
    try requireEqual(host.texts.last, "add", "the button")
    try require(host.texts.first.flatMap { Int(inText: $0) } ?? 0 > 0, "the number is \(host.texts)")
  }
}
