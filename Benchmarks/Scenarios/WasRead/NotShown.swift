// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A value that is written and never shown: does the owner's body run all the same?
struct NotShown: @MainActor WriteScenario {
  static let name = "was-read.not-shown"
  static let analysis = """
    The screen does not show the value that is written. Whether its owner runs depends on what the body \
    mentions: nothing, an action, or `$n` are no reads (I-22, I-23, I-51); `.id(n)` and `.onChange(of: n)` \
    are (I-25), as `read` is, which mentions the value and nothing more: then N rows are compared for nothing, \
    and the difference to `unread` is what an unread state saves. A published property of a `@StateObject` makes \
    the owner run whoever reads it (I-60); an `@Observable` property that nobody reads costs no body (I-63).
    """

  nonisolated enum Variant: String, CaseIterable {
    case unread
    case action
    case binding
    case observable
    case read
    case onChange = "on-change"
    case id
    case stateObject = "state-object"
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
    case .unread: UnreadOwner(rows: size)
    case .action: ActionOwner(rows: size)
    case .binding: BindingOwner(rows: size)
    case .observable: ObservableNotShownOwner(rows: size)
    case .read: ReadOwner(rows: size)
    case .onChange: OnChangeOwner(rows: size)
    case .id: IDOwner(rows: size)
    case .stateObject: StateObjectNotShownOwner(rows: size)
    }
  }

  var bodies: (owner: Int, reader: Int) {
    switch variant {
    case .unread, .action, .binding, .observable: (0, 0)
    case .read, .onChange, .id, .stateObject: (1, 0)
    }
  }
}
