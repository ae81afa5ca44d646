// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// One column of a table, or several.
///
/// - Source: Apple, `TableColumnContent`.
@MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  /// What sorts the rows; `Never` in a table without an order.
  associatedtype TableColumnSortComparator
  associatedtype _Labels: View
  associatedtype _Cells: View
  /// What stands above the columns.
  func _labels(sorting order: Binding<[TableColumnSortComparator]>?) -> _Labels
  /// A row's cells.
  func _cells(_ row: TableRowValue) -> _Cells
}

/// A column of a table: its label and what makes a row's cell.
///
/// - Source: Apple, `TableColumn`.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var width = ColumnWidth()

  private init(label: Label, comparator: Sort? = nil, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public func _labels(sorting order: Binding<[Sort]>?) -> some View {
    _TableCell(content: _TableLabel(label: label, sort: sorting(order)), width: width)
  }

  public func _cells(_ row: RowValue) -> some View {
    _TableCell(content: content(row), width: width)
  }

  /// What a tap on the label does; nil where it does nothing.
  private func sorting(_ order: Binding<[Sort]>?) -> (() -> Void)? {
    guard let order, let comparator else { return nil }
    return {
      guard let own = comparator as? any SortComparator else { return }
      order.wrappedValue = own.moved(toFrontOf: order.wrappedValue)
    }
  }

  /// Gives the column a width, in points; without one it takes its share.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Gives the column limits of its width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = ColumnWidth(min: min, ideal: ideal, max: max ?? .infinity)
    return column
  }
}

extension TableColumn where Sort == Never {
  public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content)
  }
}

extension TableColumn where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == Never {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort == Never {
    self.init(label: Text(title), content: content)
  }

  /// A column of a string of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Sort == Never, Content == Text {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// A column of a string of each row, by which rows can be sorted.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
  ) where Sort == KeyPathComparator<RowValue>, Content == Text {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a value of each row by which rows can be sorted.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column with a value of each row, and what compares two of them.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// A column whose rows can be sorted by a comparator of their own.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }
}

/// What a closure of columns makes: their labels and cells side by side.
public struct _TableColumns<RowValue: Identifiable, Sort, Labels: View, Cells: View>: TableColumnContent {
  let labels: (Binding<[Sort]>?) -> Labels
  let cells: (RowValue) -> Cells

  public func _labels(sorting order: Binding<[Sort]>?) -> Labels { labels(order) }
  public func _cells(_ row: RowValue) -> Cells { cells(row) }
}

/// Makes the columns of a table from the statements of a closure.
///
/// - Source: Apple, `TableColumnBuilder`.
@MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue, Sort, C._Labels, C._Cells>
  where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort {
    _TableColumns(labels: column._labels(sorting:), cells: column._cells)
  }

  public static func buildBlock<each Labels: View, each Cells: View>(
    _ columns: repeat _TableColumns<RowValue, Sort, each Labels, each Cells>
  ) -> _TableColumns<RowValue, Sort, TupleView<(repeat each Labels)>, TupleView<(repeat each Cells)>> {
    _TableColumns(
      labels: { order in TupleView((repeat (each columns).labels(order))) },
      cells: { row in TupleView((repeat (each columns).cells(row))) })
  }
}

/// The limits of a column's width, in points.
struct ColumnWidth {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat? = .infinity
}

/// A cell: its content at the leading edge of the column.
struct _TableCell<Content: View>: View, BuiltInView {
  let content: Content
  let width: ColumnWidth

  var body: some View {
    content.frame(minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, alignment: .leading)
  }
}

/// A column's label, which can be tapped where it sorts.
struct _TableLabel<Label: View>: View, BuiltInView {
  let label: Label
  let sort: (() -> Void)?

  var body: some View {
    if let sort {
      Button(action: sort) { label }.buttonStyle(.plain)
    } else {
      label
    }
  }
}

extension SortComparator {
  /// An order in which this comparator comes first; turned round if it was first already.
  fileprivate func moved<Sort>(toFrontOf order: [Sort]) -> [Sort] {
    func isOwn(_ other: Sort) -> Bool {
      guard var other = other as? Self else { return false }
      other.order = self.order
      return other == self
    }
    var front = self
    if let first = order.first as? Self, isOwn(order[0]) {
      front.order = first.order == .forward ? .reverse : .forward
    }
    guard let front = front as? Sort else { return order }
    return [front] + order.filter { !isOwn($0) }
  }
}

// What a user could do with columns: they stay as they are.

/// What a user may do with a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumn {
  public func customizationID(_ id: String) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
}

extension View {
  public consuming func tableColumnHeaders(_ visibility: Visibility) -> some View {
    perceived("column headers", "\(visibility)")
  }
}
