// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

/// A view that stands for one element of another view, which a container of a client's puts where it likes.
///
/// The element keeps its state as long as it is there and is shown. It is in the environment of the place where it is put,
/// with what its own content sets.
///
/// - Source: Apple, `Subview`.
public struct Subview: Identifiable {
  /// Tells subviews from each other.
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier
  }

  let placeholder: SubviewPlaceholder
  public let id: ID
  /// What the view says to its container.
  public let containerValues: ContainerValues

  @MainActor
  init(_ placeholder: SubviewPlaceholder) {
    self.placeholder = placeholder
    id = ID(place: placeholder.identity)
    containerValues = placeholder.containerValues
  }
}

extension Subview: View, NodeView {
  package func makeNode(_ context: NodeContext) -> SubviewNode { SubviewNode(self, context) }
  package func update(_ node: SubviewNode) { node.receive(self) }
}

/// The transparent node in which an element is shown.
package final class SubviewNode: DynamicNode {
  private var placeholder: SubviewPlaceholder
  private let extras: ContextExtras?

  init(_ view: Subview, _ context: NodeContext) {
    placeholder = view.placeholder
    extras = context.extras
    super.init(context)
    elements.append(makeElement())
  }

  func receive(_ view: Subview) {
    if view.placeholder === placeholder { return }
    placeholder = view.placeholder
    let old = elements
    elements = NodeList()
    elements.append(makeElement())
    replaceElements(old, of: ObjectIdentifier(self), entering: elements)
  }

  private func makeElement() -> ViewNode {
    let place = NodeContext(below: self, extras: extras).changing { $0.wrappers = nil }.element(at: 0)
    // A subview that a client has kept for longer than it is there shows nothing.
    if placeholder.marks.contains(.removed) { return EmptyView._makeNode(EmptyView(), place) }
    return placeholder.provider.makeNode(place)
  }
}

/// The elements of a view.
///
/// - Source: Apple, `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }
}

extension SubviewsCollection: View, BuiltInView {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the elements of a view.
///
/// - Source: Apple, `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }
}

extension SubviewsCollectionSlice: View, BuiltInView {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A section among the elements of a view.
///
/// - Source: Apple, `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// Tells sections from each other.
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier?
  }

  public let id: ID
  /// What is said to the container for the section as a whole.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public let actions: SubviewsCollection
}

/// The sections among the elements of a view. Elements outside of sections are sections without a header, as many as there
/// are gaps between the others.
///
/// - Source: Apple, `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Looks at the elements of a view before it makes anything of them.
public struct _SubviewsView<Source: View, Result: View> {
  let source: Source
  let transform: @MainActor (SubviewsSource) -> Result
}

extension _SubviewsView: View, NodeView {
  public static var _isUnary: Bool { false }

  package func makeNode(_ context: NodeContext) -> SubviewsNode<Source, Result> {
    SubviewsNode(self, context)
  }
  package func update(_ node: SubviewsNode<Source, Result>) { node.receive(self) }
}

extension Group where Content: View {
  /// Makes a view of the elements of another one.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(source: view) { transform($0.all) } }
  }

  /// Makes a view of the sections of another one.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(source: view) { transform($0.sections) } }
  }
}

extension ForEach where Data == [Int], ID == Int, Content: View {
  /// Makes a view for each element of another view.
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == _SubviewsView<V, ForEach<[Subview], Subview.ID, Result>> {
    // Unsafe: called on the main actor, as every content of a list.
    nonisolated(unsafe) let content = content
    self.init([0], id: \.self) { _ in
      _SubviewsView(source: view) {
        ForEach<[Subview], Subview.ID, Result>($0.all.subviews, content: content)
      }
    }
  }

  /// Makes a view for each section of another view.
  public init<V: View, Result: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  ) where Content == _SubviewsView<V, ForEach<[SectionConfiguration], SectionConfiguration.ID, Result>> {
    // Unsafe: called on the main actor, as every content of a list.
    nonisolated(unsafe) let content = content
    self.init([0], id: \.self) { _ in
      _SubviewsView(source: view) {
        ForEach<[SectionConfiguration], SectionConfiguration.ID, Result>(
          $0.sections.sections, content: content)
      }
    }
  }
}

/// The elements of a view, as they were found.
@MainActor
struct SubviewsSource {
  let placeholders: [SubviewPlaceholder]

  var all: SubviewsCollection { SubviewsCollection(subviews: placeholders.map { Subview($0) }) }

  var sections: SectionCollection {
    var found: [SectionConfiguration] = []
    var (current, parts): (ViewNode?, [SectionPart: [Subview]]) = (nil, [:])
    func end() {
      if parts.isEmpty { return }
      func part(_ part: SectionPart) -> SubviewsCollection { SubviewsCollection(subviews: parts[part] ?? []) }
      var first: Subview?
      for part in [SectionPart.content, .header, .footer] where first == nil { first = parts[part]?.first }
      var id = current.map { ObjectIdentifier($0) }
      if id == nil, let first { id = first.placeholder.identity }
      found.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(place: id),
          containerValues: current.map { ViewNode.containerValues(saidBy: Array($0.ancestors)) }
            ?? ContainerValues(),
          header: part(.header), content: part(.content), footer: part(.footer), actions: part(.actions)))
      parts = [:]
    }
    for placeholder in placeholders {
      let part = placeholder.ancestors.prefix { !($0 is any SubviewOwner) }.first { $0 is SectionPartNode }
      // Actions stand beside the section that they belong to.
      let section = (part as? SectionPartNode)?.part == .actions ? current : part?.parent
      if section !== current { end() }
      current = section
      parts[(part as? SectionPartNode)?.part ?? .content, default: []].append(Subview(placeholder))
    }
    end()
    return SectionCollection(sections: found)
  }
}

/// The transparent node of a view that is made of another one's elements. Its first element holds their placeholders.
package final class SubviewsNode<Source: View, Result: View>: InnerNode, StructureWatcher, SubviewOwner {
  private var view: _SubviewsView<Source, Result>
  private let collector: SubviewCollector
  /// The elements of which the result was made.
  private var placeholders: [SubviewPlaceholder] = []

  init(_ view: _SubviewsView<Source, Result>, _ context: NodeContext) {
    self.view = view
    collector = SubviewCollector(scope: context.scope)
    super.init(context)
    roles.insert(.watchesStructure)
    let inside = context.below(self).element(at: 0).changing { $0.wrappers = collector }
    elements.append(ListNode(view.source, inside))
    Result._appendElements(makeResult(), to: &elements, context.below(self))
  }

  private func makeResult() -> Result {
    placeholders = found
    let source = SubviewsSource(placeholders: placeholders)
    return evaluating { view.transform(source) }
  }

  private var found: [SubviewPlaceholder] {
    var list: [SubviewPlaceholder] = []
    elements[0].collectPlaceholders(into: &list)
    return list
  }

  func receive(_ new: _SubviewsView<Source, Result>) {
    view = new
    elements[0].updateElements(to: new.source)
    updateResult()
  }

  package override func update() {
    changedSlots = 0
    updateResult()
  }

  private func updateResult() {
    graph.queue.markUpdated(self)
    var index = 1
    updateElements(to: makeResult(), from: &index)
  }

  package func structureBelowDidChange() {
    let now = found
    if now.count == placeholders.count, zip(now, placeholders).allSatisfy({ $0 === $1 }) { return }
    subviewDidChange()
  }

  package func subviewDidChange() {
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }
}

extension ViewNode {
  /// The placeholders at and below this node, in order.
  fileprivate func collectPlaceholders(into list: inout [SubviewPlaceholder]) {
    if let placeholder = self as? SubviewPlaceholder { return list.append(placeholder) }
    forEachElement { $0.collectPlaceholders(into: &list) }
  }
}
