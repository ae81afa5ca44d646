// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

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

  package func makeNode(around content: some View, _ context: NodeContext) -> AppearanceNode {
    AppearanceNode(self, content, context)
  }

  package func update(_ node: AppearanceNode) {
    node.modifier = self
  }
}

package final class AppearanceNode: PresenceNode {
  var modifier: _AppearanceActionModifier

  init(_ modifier: _AppearanceActionModifier, _ content: some View, _ context: NodeContext) {
    self.modifier = modifier
    super.init(content, context)
  }

  package override func contentDidAppear() {
    guard let action = modifier.appear else { return }
    recordAction("onAppear")
    action()
  }

  package override func actionOfLeaving() -> (() -> Void)? {
    modifier.disappear.map { recorded("onDisappear", $0) }
  }
}
