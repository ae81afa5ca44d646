// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A value that is written and shown: whose body must run for it?
struct Shown: @MainActor WriteScenario {
  static let name = "was-read.shown"
  static let analysis = """
    One text shows the value that is written. Read in the owner's body, directly or through a computed \
    property (I-25), it makes the owner run and compare its N rows. Passed on as `$n` or as an `@Observable` \
    object and read in a child, only the child runs (I-50, I-63): the cost does not grow with the rows.
    """

  nonisolated enum Variant: String, CaseIterable {
    case body
    case computed
    case binding
    case stateObject = "state-object"
    case observable
    case observableChild = "observable-child"
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
    case .body: BodyOwner(rows: size)
    case .computed: ComputedOwner(rows: size)
    case .binding: BindingShownOwner(rows: size)
    case .stateObject: StateObjectShownOwner(rows: size)
    case .observable: ObservableShownOwner(rows: size)
    case .observableChild: ObservableChildOwner(rows: size)
    }
  }

  var bodies: (owner: Int, reader: Int) {
    switch variant {
    case .body, .computed, .stateObject, .observable: (1, 0)
    case .binding, .observableChild: (0, 1)
    }
  }
}
