// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

/// The node of a navigation stack: its elements are the screens, the root first.
///
/// The stack is a list of entries: values of the path, and views that were pushed without a value. The node watches
/// the path. When the path changes, entries from the first difference on are popped, and the new values are pushed.
package final class NavigationNode: ArrangingNode {
  /// A screen on the stack above the root.
  struct Entry {
    enum Source {
      /// A value of the path; the destination declared for its type shows it.
      case value(AnyHashable)
      /// A view of a link or of a modifier.
      case view(any PushedView)
    }

    let source: Source
    let screen: PushedScreenNode
    /// Whether its content is to be made again.
    var isStale = false
  }

  private(set) var entries: [Entry] = []
  /// The screen whose content is being made again.
  private var updating: Int?
  private let inner: EnvironmentScope
  private let extras: ContextExtras?
  private var path: BindingLocation<[AnyHashable]>!
  /// The path of a stack that was given none.
  private var ownPath: [AnyHashable] = []
  private var hasBinding = false
  /// By the type of the values, in the order in which they were declared.
  private var destinations: [ObjectIdentifier: [any NavigationDestinationMaker]] = [:]
  /// Pushes and pops of views, for the next update.
  private var pending: [() -> Void] = []
  /// For a check: what the original has on its stack and this one does not have yet, the lowest first.
  private var missing: ArraySlice<Entry.Source> = []

  init<Root: View>(path: Binding<[AnyHashable]>?, root: Root, _ context: NodeContext) {
    inner = EnvironmentScope(graph: context.scope.graph, parent: context.scope)
    extras = context.extras
    super.init(
      .flexFrame(FlexFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)),
      EmptyView(),
      context)
    inner.setEntries(Self.values(in: context.scope, navigator: self).overrides)
    var place = context.below(self).element(at: 0)
    place.scope = inner
    elements.append(PushedScreenNode(NavigationScreen(content: root), place))
    if let path {
      hasBinding = true
      self.path = watched(nil, through: path)
    }
    if let original = extras?.original(NavigationNode.self) {
      ownPath = original.ownPath
      missing = original.entries.map(\.source)[...]
      pushMissing()
    }
    reconcile()
    updateLayoutChildren()
  }

  private static func values(in scope: EnvironmentScope, navigator: NavigationNode) -> EnvironmentValues {
    var values = EnvironmentValues(scope: scope)
    values.navigator = Navigator(node: navigator)
    return values
  }

  func receive<Root: View>(path new: Binding<[AnyHashable]>?, root: Root) {
    if let new, hasBinding {
      path.rebase(to: new.location)
      graph.queue.invalidate(self, slots: 1)
    }
    elements[0].updateElements(to: NavigationScreen(content: root))
  }

  // MARK: Path

  private var values: [AnyHashable] { hasBinding ? evaluating { path.fetch() } : ownPath }

  private func write(_ values: [AnyHashable]) {
    if hasBinding {
      path.set(values)
    } else {
      ownPath = values
      graph.queue.invalidate(self, slots: 1)
    }
  }

  private var latestValues: [AnyHashable] { hasBinding ? path.latestValue : ownPath }

  func push(_ value: AnyHashable) {
    write(latestValues + [value])
  }

  func push(_ view: any PushedView) {
    defer { graph.queue.invalidate(self, slots: 1) }
    pending.append { [self] in
      if isPushed(view) || view.marks.contains(.removed) { return }
      append(.view(view)) { view.makeContent() }
      if missing.isEmpty { return }
      missing.removeFirst()
      pushMissing()
    }
  }

  private func isPushed(_ view: any PushedView) -> Bool {
    entries.contains { if case .view(let other) = $0.source { other === view } else { false } }
  }

  /// Takes a view off the stack, with what is above it.
  func pop(_ view: any PushedView) {
    defer { graph.queue.invalidate(self, slots: 1) }
    pending.append { [self] in
      guard
        let index = entries.firstIndex(where: {
          if case .view(let other) = $0.source { other === view } else { false }
        })
      else { return }
      pop(from: index)
    }
  }

  /// Takes a screen off the stack, with what is above it; what `dismiss` and the back button do.
  func pop(_ screen: PushedScreenNode) {
    guard let index = entries.firstIndex(where: { $0.screen === screen }) else { return }
    let kept = entries[..<index].filter { if case .value = $0.source { true } else { false } }
    let current = latestValues
    if kept.count < current.count { write(Array(current.prefix(kept.count))) }
    for entry in entries[index...] {
      guard case .view(let view) = entry.source else { continue }
      pop(view)
      view.wasPopped()
    }
  }

  package override func update() {
    if changedSlots & ViewNode.observationBit != 0 { contentsDidChange { _ in true } }
    changedSlots = 0
    let actions = pending
    pending = []
    for action in actions { action() }
    reconcile()
    updateContents()
  }

  /// Brings the entries up to the path.
  private func reconcile() {
    let wanted = values
    var next = 0
    for (index, entry) in entries.enumerated() {
      guard case .value(let value) = entry.source else { continue }
      if next < wanted.count, wanted[next] == value {
        next += 1
      } else {
        pop(from: index)
        break
      }
    }
    // What the original has below them comes first.
    if !missing.isEmpty { return }
    for value in wanted.dropFirst(next) { append(.value(value)) { [self] in makeContent(of: value) } }
  }

  /// For a check: pushes what the original has on its stack, up to a view that pushes itself.
  private func pushMissing() {
    while let source = missing.first {
      switch source {
      case .value(let value): append(source) { [self] in makeContent(of: value) }
      case .view(let view):
        if view.pushesItself { return }
        append(source) { view.makeContent() }
      }
      missing.removeFirst()
    }
  }

  private func append(_ source: Entry.Source, _ content: () -> AnyView) {
    let view = evaluating(content)
    var place = NodeContext(below: self, extras: extras).element(at: elements.count)
    let scope = EnvironmentScope(graph: graph, parent: inner)
    place.scope = scope
    screen(at: elements.count - 1).show(false)
    let screen = PushedScreenNode(NavigationScreen(content: view), place, navigator: self, scope)
    elements.append(screen)
    entries.append(Entry(source: source, screen: screen))
    graph.noteChange()
    graph.preferencesDidChangeStructure(of: self)
    graph.structures.add(self)
  }

  private func pop(from index: Int) {
    let popped = entries[index...]
    entries.removeSubrange(index...)
    var kept: ContiguousArray<ViewNode> = []
    for position in 0...index { kept.append(elements[position]) }
    elements.replace(with: kept)
    for entry in popped.reversed() { entry.screen.remove() }
    screen(at: index).show(true)
    graph.noteChange()
    graph.preferencesDidChangeStructure(of: self)
    graph.structures.add(self)
  }

  private func screen(at index: Int) -> ScreenNode { known(elements[index], as: ScreenNode.self) }

  // MARK: Contents

  func add(_ maker: any NavigationDestinationMaker, for type: Any.Type) {
    let makers = (destinations[ObjectIdentifier(type)] ?? []).filter { !$0.marks.contains(.removed) }
    if !makers.isEmpty {
      graph.report(
        "A navigationDestination for “\(String(reflecting: type))” was declared earlier on the stack. Only the destination "
          + "declared closest to the root view of the stack will be used.")
    }
    destinations[ObjectIdentifier(type)] = makers + [maker]
  }

  /// What makes the screen of a value: of several destinations for its type, the one that was declared on the lowest screen.
  /// An object may have been put on the path as one of a class that it inherits from. SwiftUI goes by that type, which is
  /// not known here; so the nearest class that has a destination is taken.
  private func maker(for value: AnyHashable) -> (any NavigationDestinationMaker)? {
    var type: Any.Type? = type(of: value.base)
    while let next = type {
      if let maker = destinations[ObjectIdentifier(next)]?.first(where: { !$0.marks.contains(.removed) }) {
        return maker
      }
      type = (next as? AnyClass).flatMap { _getSuperclass($0) }
    }
    return nil
  }

  func hasDestination(for value: AnyHashable) -> Bool { maker(for: value) != nil }

  /// Takes note that what a link or a modifier has pushed may show something else.
  func contentDidChange(of view: any PushedView) {
    contentsDidChange { if case .view(let other) = $0 { other === view } else { false } }
  }

  /// Takes note that the screens that a destination makes may show something else.
  func contentsDidChange(by maker: any NavigationDestinationMaker) {
    contentsDidChange { source in
      guard case .value(let value) = source else { return false }
      return self.maker(for: value) === maker
    }
  }

  /// A screen whose content is made again makes that of screens above it again, and no other: otherwise a screen with a
  /// destination for its own value would be made without end.
  private func contentsDidChange(where isMeant: (Entry.Source) -> Bool) {
    let meant = entries.indices.filter { $0 > updating ?? -1 && isMeant(entries[$0].source) }
    for index in meant { entries[index].isStale = true }
    if !meant.isEmpty, updating == nil { graph.queue.invalidate(self, slots: ViewNode.parentValueBit) }
  }

  private func makeContent(of value: AnyHashable) -> AnyView {
    if let view = maker(for: value)?.makeContent(for: value) { return view }
    let type = type(of: value.base)
    graph.report(
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination "
        + "declaration visible from the location of the link.")
    return AnyView(EmptyView())
  }

  private func updateContents() {
    defer { updating = nil }
    for index in entries.indices where entries[index].isStale {
      updating = index
      entries[index].isStale = false
      let entry = entries[index]
      let view = evaluating {
        switch entry.source {
        case .value(let value): makeContent(of: value)
        case .view(let view): view.makeContent()
        }
      }
      entry.screen.updateElements(to: NavigationScreen(content: view))
    }
  }

  package override func visit(_ visitor: inout ElementVisitor) {
    super.visit(&visitor)
    guard let top = entries.last?.screen else { return }
    let below = elements[elements.count - 2].firstBelow(NavigationScreenNode.self)
    visitor.addControl(.button, BackButtonNode(of: top), label: below?.title ?? "Back", title: "Back")
  }

  package override func willRemove() {
    path?.detach()
    inner.detach()
  }
}

/// A view that can be pushed without a value.
@MainActor
protocol PushedView: ViewNode {
  func makeContent() -> AnyView
  /// Whether the view is pushed because of a state, so that a tree built anew pushes it by itself.
  var pushesItself: Bool { get }
  /// Told that the screen was left, so that the state behind it no longer asks for it.
  func wasPopped()
}

/// Makes the screens of values of one type.
@MainActor
protocol NavigationDestinationMaker: ViewNode {
  func makeContent(for value: AnyHashable) -> AnyView?
}

/// One screen of a stack; `dismiss` in it takes it off.
final class PushedScreenNode: ScreenNode, PresentingNode {
  private weak var navigator: NavigationNode?
  /// The environment of a pushed screen: what `dismiss` means differs from screen to screen.
  private let ownScope: EnvironmentScope?

  init<Content: View>(
    _ content: Content, _ context: NodeContext, navigator: NavigationNode? = nil,
    _ own: EnvironmentScope? = nil
  ) {
    self.navigator = navigator
    ownScope = own
    super.init(isShown: true, context)
    if let own {
      var values = EnvironmentValues(scope: own)
      values.dismiss = DismissAction(presenter: self)
      values.isPresented = true
      own.setEntries(values.overrides)
    }
    makeContent(content, context)
  }

  override func willRemove() {
    super.willRemove()
    ownScope?.detach()
  }

  func dismissByAction() {
    if let navigator, !navigator.marks.contains(.removed) { navigator.pop(self) }
  }

  func dismissInteractively() {
    dismissByAction()
  }
}

/// Answers a tap on the button that leads back; it stands in no tree.
private final class BackButtonNode: ViewNode, Tappable {
  private let screen: PushedScreenNode

  init(of screen: PushedScreenNode) {
    self.screen = screen
    super.init(NodeContext(below: screen, extras: nil))
  }

  func tap() {
    screen.dismissByAction()
  }
}

/// The navigation stack around a view.
struct Navigator {
  weak var node: NavigationNode?
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
