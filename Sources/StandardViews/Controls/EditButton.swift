// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// A button that begins and ends the editing of what is around it.
///
/// - Source: Apple, `EditButton`.
public struct EditButton: View, BuiltInView {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    if let editMode { EditToggle(mode: editMode) }
  }
}

private struct EditToggle: View, BuiltInView {
  @Binding var mode: EditMode

  var body: some View {
    let flag = $mode
    Button(mode.isEditing ? "Done" : "Edit") {
      flag.wrappedValue = flag.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
