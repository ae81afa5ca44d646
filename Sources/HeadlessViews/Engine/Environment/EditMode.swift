// SPDX-License-Identifier: Apache-2.0

/// Whether a list's rows can be moved.
///
/// - Source: Apple, `EditMode`.
public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the view's content is being edited. Every host has one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

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
