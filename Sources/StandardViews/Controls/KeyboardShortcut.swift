// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// The modifier behind `keyboardShortcut`.
public struct _ShortcutModifier: ViewModifier, NodeModifier {
  let shortcut: KeyboardShortcut?

  package func makeNode(around content: some View, _ context: NodeContext) -> ShortcutNode {
    let node = ShortcutNode(content, context)
    node.shortcut = shortcut
    return node
  }

  package func update(_ node: ShortcutNode) {
    node.shortcut = shortcut
  }
}

package final class ShortcutNode: PassthroughNode, ShortcutHolder {
  var shortcut: KeyboardShortcut?

  package func answers(_ key: PressedKey) -> Bool {
    shortcut.map { $0.key.character == key.character && $0.modifiers.rawValue == key.modifiers } ?? false
  }
}

extension View {
  /// Lets a key do what the control in this view does; `ViewHost.pressKey` presses one.
  public consuming func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    modifier(_ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Lets a key do what the control in this view does; there is one keyboard, so that no key has another place.
  public consuming func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(
      _ShortcutModifier(
        shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
  }

  /// Lets a key do what the control in this view does; nil is none.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_ShortcutModifier(shortcut: shortcut))
  }
}
