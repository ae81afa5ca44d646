// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children with a reference, one of which is replaced.
struct ReferenceRelated: @MainActor RowListScenario {
  static let name = "equatable.reference-related"
  static let analysis = """
    One object is replaced by another, and its child runs, because the reference differs (I-45). Changing \
    the old object in place would show nothing at all (I-34); an observable object is made for that, and \
    its list does not run (I-63).
    """
  static let change = RowChange.related

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { referenceScreen(variant, size) }
  var rowBodies: Int { 1 }
}
