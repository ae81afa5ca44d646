// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

/// The input of a presentation modifier: when to present, what, and what to do afterwards.
struct PresentationSource<Item, Content: View> {
  let kind: Presentation.Kind
  /// The item to present, nil for none. A flag is the item `()`.
  let item: Binding<Item?>
  /// Tells one item from another; a new identity replaces the presentation (S-11).
  let identity: (Item) -> AnyHashable
  let content: (Item) -> Content
  let onDismiss: (() -> Void)?
}

/// The node of a presentation modifier. It owns the tree on screen while it presents.
///
/// The content closure is called when the presentation starts (P-1) and again whenever the presenter's body
/// has made a new one (P-8); it carries the view copy of that body run (P-2).
package final class PresentationNode<Item, Content: View>: ItemWatchingNode<Item>, PresentingNode,
  SheetPresenter,
  StyleWatcher,
  AttachmentHolder
{
  private var source: PresentationSource<Item, Content>
  private var shown: Shown?
  package var waitsForSheet = false
  private let extras: ContextExtras?

  private struct Shown {
    let identity: AnyHashable
    let root: RootNode
    let scope: EnvironmentScope
    let onDismiss: (() -> Void)?
  }

  init<Modified: View>(
    _ source: PresentationSource<Item, Content>, around content: Modified, _ context: NodeContext
  ) {
    self.source = source
    extras = context.extras
    super.init(watching: source.item, around: content, context)
    roles.formUnion([.watchesStyle, .holdsAttachments])
  }

  func receive(_ new: PresentationSource<Item, Content>) {
    source = new
    watch(new.item)
  }

  package override func update() {
    // The first slot is the item, which may have changed without becoming another one (S-11).
    let hasNewContent = changedSlots & (ViewNode.parentValueBit | ViewNode.observationBit | 1) != 0
    changedSlots = 0
    let item = fetchItem()
    let identity = item.map(identity(of:))
    let isOtherItem = shown != nil && item != nil && shown?.identity != identity
    if let shown, shown.identity != identity { dismiss(shown, makesWay: !isOtherItem) }
    guard let item, let identity else { return withdraw() }
    if let shown {
      if hasNewContent {
        shown.root.updateElements(to: makeContent(item))
      }
    } else if !source.kind.isSheet || isOtherItem {
      present(item, identity)
    } else if let original = extras?.original(PresentationNode.self) {
      // A tree made for a check presents what its original does.
      if original.shown != nil { present(item, identity) }
    } else {
      graph.sheets.requests.append(self)
    }
  }

  package func presentSheet() {
    guard shown == nil, let item = fetchItem() else { return }
    waitsForSheet = false
    sheetLevel?.presentsSheet = true
    present(item, identity(of: item))
  }

  private func withdraw() {
    if !waitsForSheet { return }
    waitsForSheet = false
    sheetLevel?.waitingPresenters.removeAll { $0 === self }
  }

  private func identity(of item: Item) -> AnyHashable {
    evaluating { source.identity(item) }
  }

  private func makeContent(_ item: Item) -> Content {
    evaluating { source.content(item) }
  }

  private func present(_ item: Item, _ identity: AnyHashable) {
    let inner = EnvironmentScope(graph: graph, parent: scope)
    var values = EnvironmentValues(scope: scope)
    values.dismiss = DismissAction(presenter: self)
    values.isPresented = true
    inner.setEntries(values.overrides)
    // The presentation is a tree of its own: modifiers around the presenter's list do not apply to it.
    var place = NodeContext(below: self, extras: extras).changing { $0.wrappers = nil }
    if let original = extras?.original(PresentationNode.self) {
      place = place.withOriginal(original.shown?.root)
    }
    place.scope = inner
    let unread = graph.trace.isRecording ? unreadChangedStates() : []
    let event = graph.recordPresentation(source.kind, path: viewPath)
    let root = RootNode(makeContent(item), space: source.kind.space, place)
    // These states were read for the first time just now, so their changes did not run the presenter's body.
    graph.complete(event, stale: unread.filter(\.location.wasReadByOwner).map(\.name))
    root.endsWithAnyButton = source.kind.endsWithAnyButton
    shown = Shown(identity: identity, root: root, scope: inner, onDismiss: source.onDismiss)
    graph.show(Presentation(kind: source.kind, root: root, presenter: self))
    graph.noteChange()
  }

  /// Takes the tree off the screen; it has left before `onDismiss` runs (P-13).
  ///
  /// - Parameter makesWay: Whether another presenter may have its turn afterwards.
  private func dismiss(_ shown: Shown, makesWay: Bool = true, then action: (() -> Void)? = nil) {
    self.shown = nil
    graph.hide(shown.root)
    shown.root.remove()
    shown.scope.detach()
    graph.noteChange()
    graph.record(.dismissal(source.kind, path: viewPath))
    if let action { graph.actions.finish(action) }
    if let action = shown.onDismiss {
      graph.actions.finish(recorded("onDismiss", action))
    }
    if makesWay, source.kind.isSheet, let level = sheetLevel {
      graph.actions.finish { level.endSheet() }
    }
  }

  package func dismissInteractively() {
    graph.sheets.dismissals.append { [self] in
      if let shown, !shown.root.refusesInteractiveDismissal { dismiss(shown, then: dismissByAction) }
    }
  }

  package func dismissByAction() {
    held.set(nil)
  }

  package func styleDidChange() -> Bool {
    shown?.root.tellStyleChange()
    return true
  }

  package func removeAttachments() {
    if let shown { dismiss(shown) }
    withdraw()
  }
}

extension Presentation.Kind {
  fileprivate var space: RootNode.Space {
    switch self {
    case .sheet, .fullScreenCover: .window
    case .popover, .alert, .confirmationDialog, .contextMenu: .ideal
    }
  }
}

extension Presentation.Kind {
  fileprivate var endsWithAnyButton: Bool {
    switch self {
    case .alert, .confirmationDialog, .contextMenu: true
    case .sheet, .fullScreenCover, .popover: false
    }
  }
}

extension Presentation.Kind {
  /// Whether the presentation takes the whole window, so that a tree can have only one (P-18).
  fileprivate var isSheet: Bool { space == .window }
}

extension EnvironmentScope {
  /// Ends the presentation that this scope is in.
  func dismissPresentation() {
    EnvironmentValues(scope: self).dismiss()
  }
}
