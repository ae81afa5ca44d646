// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

extension View {
  /// Runs a closure when the view appears, before it is first shown (C-1, C-5).
  public consuming func onAppear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs a closure when the view has left (C-6).
  public consuming func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// The modifier behind `onAppear` and `onDisappear`.
public struct _AppearanceActionModifier: ViewModifier, NodeModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  public static var _keepsListsWhole: Bool { true }

  func makeNode(around content: some View, _ context: NodeContext) -> AppearanceNode {
    AppearanceNode(self, content, context)
  }

  func update(_ node: AppearanceNode) {
    node.modifier = self
  }
}

/// A list with this modifier appears with its first element and disappears with its last one. Elements that come and
/// go in between change nothing.
final class AppearanceNode: PassthroughNode, StructureWatcher, ScreenWatcher {
  var modifier: _AppearanceActionModifier
  private var hasAppeared = false

  init<Content: View>(_ modifier: _AppearanceActionModifier, _ content: Content, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
    roles.insert(.watchesScreen)
    if !Content._isUnary(in: context) { roles.insert(.watchesStructure) }
  }

  override func contentDidMount() {
    graph.actions.appear { [self] in appear() }
  }

  private func appear() {
    // A view that was replaced before the frame ended never appeared.
    if hasAppeared || marks.contains(.removed) || !hasLayoutContent || isOutOfSight { return }
    hasAppeared = true
    guard let action = modifier.appear else { return }
    recordAction("onAppear")
    action()
  }

  func structureBelowDidChange() {
    if hasLayoutContent == hasAppeared { return }
    if hasAppeared {
      graph.actions.disappear({ [self] in disappear() }, beforeAppearances: false)
    } else {
      graph.actions.appear { [self] in appear() }
    }
  }

  private func disappear() {
    // An element may have come in the meantime. For a node that was removed, the action has run already.
    if !hasAppeared || marks.contains(.removed) || hasLayoutContent { return }
    hasAppeared = false
    guard let action = modifier.disappear else { return }
    recordAction("onDisappear")
    action()
  }

  func screenDidChange(isShown: Bool) {
    if isShown {
      graph.actions.appear { [self] in appear() }
    } else if hasAppeared {
      hasAppeared = false
      if let action = modifier.disappear {
        graph.actions.disappear(recorded("onDisappear", action), beforeAppearances: false)
      }
    }
  }

  override func willRemove() {
    guard hasAppeared, let action = modifier.disappear else { return }
    graph.actions.disappear(
      recorded("onDisappear", action), beforeAppearances: graph.actions.removesBeforeAppearances)
  }
}
