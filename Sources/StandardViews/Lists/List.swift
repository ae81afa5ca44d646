// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Rows in a column that scrolls; rows of lists in it are made when they come into view (I-12).
///
/// A row is as wide as the list, at least 44 points high, and has its content at the leading edge (L-4), 20 points
/// from the sides and 11 from top and bottom. Tapping a row selects it where there is a selection.
///
/// - Source: Apple, `List`.
public struct List<SelectionValue: Hashable, Content: View>: View, BuiltInView {
  @usableFromInline let content: Content
  @usableFromInline let selection: ListSelection<SelectionValue>?

  @inlinable
  init(_ content: Content, selection: ListSelection<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }

  @inlinable
  public var body: some View {
    var rows = LazyVStack(alignment: .leading, spacing: 0) {
      content.modifier(_ListRowModifier<SelectionValue>(isSelectable: selection != nil))
    }
    let _ = rows.configuration.isList = true
    var scroll = ScrollView { rows }
    let _ = scroll.isList = true
    scroll.modifier(_ListSelectionModifier(selection))
  }
}

extension List {
  /// A list with one selected row at most.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: selection.map { .one($0.projectedValue) })
  }

  /// A list with any number of selected rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), selection: selection.map { .many($0.projectedValue) })
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: selection.map { .one($0.projectedValue) })
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: selection.map { .many($0.projectedValue) })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0.projectedValue) })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      ForEach(data, id: id, content: rowContent), selection: selection.map { .many($0.projectedValue) })
  }
}

extension List where SelectionValue == Never {
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), selection: nil)
  }

  // A binding to a collection is a collection of bindings, too; its own initialiser comes first.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent), selection: nil)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A list of bindings to the elements of a collection.
  public init<C, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>
  {
    self.init(ForEach(data, content: rowContent), selection: nil)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), selection: nil)
  }
}

extension List where SelectionValue == Never {
  /// A list of the nodes of a tree, those with children as disclosure groups.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  /// A list of the nodes of a tree, which a part of theirs identifies, those with children as disclosure groups.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}
