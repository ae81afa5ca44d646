// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// A key that a view is told of.
///
/// - Source: Apple, `KeyPress`.
public struct KeyPress: Sendable {
  /// What is happening to the key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view has done something with the key.
  public enum Result: Sendable {
    case handled
    /// The key goes on to the view around.
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension View {
  /// Runs a closure when a key is pressed, or repeated, while the focus is in this view.
  public consuming func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs a closure in some phases of a key while the focus is in this view.
  public consuming func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs a closure in some phases of some keys while the focus is in this view.
  public consuming func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Runs a closure in some phases of keys with some characters while the focus is in this view.
  public consuming func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let matches: (KeyPress) -> Bool = { $0.characters.unicodeScalars.allSatisfy(characters.contains) }
    return modifier(_KeyPressModifier(phases: phases, matches: matches, action: action))
  }

  /// Runs a closure in some phases of any key while the focus is in this view.
  public consuming func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }

  /// Lets the view have the focus: a tap gives it.
  public consuming func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Lets the view have the focus for some kinds of interactions.
  public consuming func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}

/// What a focused view is operated by.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The modifier behind `onKeyPress`.
public struct _KeyPressModifier: ViewModifier, NodeModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  package func makeNode(around content: some View, _ context: NodeContext) -> KeyPressNode {
    let node = KeyPressNode(content, context)
    node.modifier = self
    return node
  }

  package func update(_ node: KeyPressNode) {
    node.modifier = self
  }
}

package final class KeyPressNode: PassthroughNode, KeyTarget {
  var modifier: _KeyPressModifier?

  package func press(_ pressed: PressedKey) -> Bool {
    let key = KeyPress(
      phase: KeyPress.Phases(rawValue: pressed.phase), key: KeyEquivalent(pressed.character),
      characters: String(pressed.character), modifiers: EventModifiers(rawValue: pressed.modifiers))
    guard let modifier, modifier.phases.contains(key.phase), modifier.matches(key) else { return false }
    return modifier.action(key) == .handled
  }
}

/// The modifier behind `focusable`.
public struct _FocusableModifier: ViewModifier, NodeModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions

  package func makeNode(around content: some View, _ context: NodeContext) -> FocusableViewNode {
    let node = FocusableViewNode(content, context)
    update(node)
    node.graph.inputs.noteKeyHolder()
    return node
  }

  package func update(_ node: FocusableViewNode) {
    node.isFocusable = isFocusable
    // A tap gives the focus to what is edited, and not to what is only activated (P/key-focus FC2, FC3).
    node.takesFocusByTap = isFocusable && interactions.contains(.edit)
  }
}

package final class FocusableViewNode: PassthroughNode, KeyHolder {
  var isFocusable = true
  package var takesFocusByTap = true
}

extension ViewHost {
  /// Presses a key. The views around the one with the focus are asked first, from the outermost on, then the view itself,
  /// until one has handled the key (P/key-focus). A key that nobody has handled is the shortcut of a control, or a character
  /// for the field that has the focus. Where nothing has the focus, the first view that can have it takes it.
  ///
  /// - Parameter phases: What happens to the key, in the order of the phases.
  /// - Returns: Whether something has come of it.
  /// - Throws: What rendering throws, where the focus moves first.
  @discardableResult
  public func pressKey(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], phases: KeyPress.Phases = [.down, .up]
  ) throws -> Bool {
    if graph.moveFocusToFirstView() { try render() }
    return graph.acting {
      var isHandled = false
      for phase: KeyPress.Phases in [.down, .repeat, .up] where phases.contains(phase) {
        let pressed = PressedKey(
          character: key.character, modifiers: modifiers.rawValue, phase: phase.rawValue)
        if graph.press(pressed) { isHandled = true }
      }
      return isHandled
    }
  }
}

extension ViewGraph {
  fileprivate func press(_ key: PressedKey) -> Bool {
    guard let root = roots.last else { return false }
    let view = focusedKeyView(in: root)
    if let view {
      let around = view.selfAndAncestors.compactMap { $0 as? any KeyTarget }
      for target in around.reversed() where target.press(key) { return true }
    }
    if key.phase == KeyPress.Phases.up.rawValue { return false }
    if let holder = root.shortcut(for: key) {
      holder.firstBelow((any Tappable).self)?.tap()
      return true
    }
    guard let field = view as? any TextEntry, field.isInteractive,
      key.modifiers & ~EventModifiers.shift.rawValue == 0
    else { return false }
    field.typeText(key.character == "\r" ? "\n" : String(key.character))
    return true
  }

  /// The view that has the focus.
  private func focusedKeyView(in root: RootNode) -> ViewNode? {
    if let view = root.focusedView { return view }
    guard let keyView = inputs.keyView, !keyView.marks.contains(.removed) else { return nil }
    return keyView
  }

  /// Gives the focus to the first view that can have it, where none has it.
  fileprivate func moveFocusToFirstView() -> Bool {
    guard let root = roots.last, focusedKeyView(in: root) == nil, let first = root.firstKeyHolder else {
      return false
    }
    acting { first.takeKeys() }
    return true
  }
}

extension ViewNode {
  /// The view at or below this node whose focus a state says.
  fileprivate var focusedView: ViewNode? {
    if !marks.isDisjoint(with: [.isCovered, .frozen]) { return nil }
    if let node = self as? any FocusableNode, node.hasFocus {
      if let view = graph.inputs.keyView, !view.marks.contains(.removed),
        view.selfAndAncestors.contains(where: { $0 === self })
      {
        return view
      }
      return firstBelow((any KeyHolder).self) ?? self
    }
    var found: ViewNode?
    forEachElement { if found == nil { found = $0.focusedView } }
    return found
  }

  fileprivate var firstKeyHolder: (any KeyHolder)? {
    if !marks.isDisjoint(with: [.isCovered, .frozen]) { return nil }
    if let holder = self as? any KeyHolder, holder.isInteractive,
      (holder as? FocusableViewNode)?.isFocusable != false
    {
      return holder
    }
    var found: (any KeyHolder)?
    forEachElement { if found == nil { found = $0.firstKeyHolder } }
    return found
  }

  /// The enabled control with a shortcut.
  fileprivate func shortcut(for key: PressedKey) -> ViewNode? {
    if !marks.isDisjoint(with: [.isCovered, .frozen]) { return nil }
    if let holder = self as? any ShortcutHolder, holder.answers(key),
      holder.firstBelow((any Tappable).self)?.isInteractive == true
    {
      return holder
    }
    var found: ViewNode?
    forEachElement { if found == nil { found = $0.shortcut(for: key) } }
    return found
  }
}
