// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

/// Begins to rename what the view around shows.
///
/// - Source: Apple, `RenameAction`.
public struct RenameAction {
  fileprivate let action: () -> Void

  @MainActor
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What renames what the view around shows, where `renameAction` said so.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what a rename button in this view does.
  public consuming func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets a rename button in this view give the focus to a field.
  public consuming func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// A button that renames what the view around shows.
///
/// - Source: Apple, `RenameButton`.
public struct RenameButton<Label: View>: View, BuiltInView {
  @Environment(\.rename) private var rename
  private let label: Label

  public init() where Label == StandardViews.Label<Text, Image> {
    label = StandardViews.Label("Rename", systemImage: "pencil")
  }

  public var body: some View {
    let rename = rename
    Button(action: { rename?() }) { label }
  }
}
