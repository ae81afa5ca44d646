// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// Children with a reference whose list changes for its own reasons.
struct ReferenceUnrelated: @MainActor RowListScenario {
  static let name = "equatable.reference-unrelated"
  static let analysis = """
    Each child holds a reference to an object that stays the same. References are compared by identity \
    (I-45), so no child runs in any variant. An `==` that looks into the object costs two loads more and \
    saves nothing.
    """
  static let change = RowChange.unrelated

  let variant: RowStyle
  let size: Int
  var button: Element?

  init(variant: RowStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View { referenceScreen(variant, size) }
  var rowBodies: Int { 0 }
}
