// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// N rows and no state.
struct StillColumn: View {
  let rows: Int

  var body: some View {
    VStack {
      WideTitle()
      ForEach(0..<rows) { UpdateRow(index: $0) }
    }
  }
}
