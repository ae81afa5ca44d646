// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// Rows of a list with a cell in each of several columns, below a row of the columns' labels.
///
/// A column without a width of its own takes an equal share of the width that the others leave. Tapping a row selects
/// it by its id, if the table has a selection. Tapping a label sorts, if the table has an order: the column's
/// comparator becomes the first of the order, or is reversed if it was the first. Sorting the data is up to the
/// client, as in SwiftUI. Every column is shown, whatever the width.
///
/// - Source: Apple, `Table`.
public struct Table<
  Value, Rows: TableRowContent, Columns: TableColumnContent, _Cells: View
>: View, BuiltInView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  /// The rows with their cells. `Rows` only says what they are rows of, for the compiler to know before it has read the
  /// columns.
  private let cells: _Cells
  private let columns: Columns
  private let selection: ListSelection<Value.ID>?
  private let order: Binding<[Columns.TableColumnSortComparator]>?

  private init(
    cells: _Cells, columns: Columns, selection: ListSelection<Value.ID>?,
    order: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    self.cells = cells
    self.columns = columns
    self.selection = selection
    self.order = order
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) { columns._labels(sorting: order) }
        .padding(.horizontal, 20)
        .frame(minHeight: 44)
      List(cells, selection: selection)
    }
  }
}

// MARK: - Rows from data

extension Table {
  private static func cells<Data>(
    _ data: Data, _ columns: Columns
  ) -> ForEach<Data, Value.ID, HStack<Columns._Cells>> where Data.Element == Value {
    ForEach(data) { row in HStack(spacing: 0) { columns._cells(row) } }
  }

  /// A table without a selection.
  public init<Data>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data>,
    _Cells == ForEach<Data, Value.ID, HStack<Columns._Cells>>
  {
    let columns = columns()
    self.init(cells: Self.cells(data, columns), columns: columns, selection: nil)
  }

  /// A table with one selected row at most, by its id.
  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data>,
    _Cells == ForEach<Data, Value.ID, HStack<Columns._Cells>>
  {
    let columns = columns()
    self.init(
      cells: Self.cells(data, columns), columns: columns, selection: .one(selection.projectedValue))
  }

  /// A table with any number of selected rows, by their ids.
  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Columns.TableColumnSortComparator == Never, Rows == TableForEachContent<Data>,
    _Cells == ForEach<Data, Value.ID, HStack<Columns._Cells>>
  {
    let columns = columns()
    self.init(
      cells: Self.cells(data, columns), columns: columns, selection: .many(selection.projectedValue))
  }

  /// A table whose labels change an order.
  public init<Data, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>,
    _Cells == ForEach<Data, Value.ID, HStack<Columns._Cells>>
  {
    let columns = columns()
    self.init(
      cells: Self.cells(data, columns), columns: columns, selection: nil, order: sortOrder.projectedValue)
  }

  /// A table with one selected row at most, whose labels change an order.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>,
    _Cells == ForEach<Data, Value.ID, HStack<Columns._Cells>>
  {
    let columns = columns()
    self.init(
      cells: Self.cells(data, columns), columns: columns, selection: .one(selection.projectedValue),
      order: sortOrder.projectedValue)
  }

  /// A table with any number of selected rows, whose labels change an order.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>,
    _Cells == ForEach<Data, Value.ID, HStack<Columns._Cells>>
  {
    let columns = columns()
    self.init(
      cells: Self.cells(data, columns), columns: columns, selection: .many(selection.projectedValue),
      order: sortOrder.projectedValue)
  }
}

// MARK: - Rows one by one

extension Table {
  /// A table without a selection.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never, _Cells == _TableRows<Rows, Columns> {
    let columns = columns()
    self.init(cells: _TableRows(content: rows(), columns: columns), columns: columns, selection: nil)
  }

  /// A table with one selected row at most, by its id.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never, _Cells == _TableRows<Rows, Columns> {
    let columns = columns()
    self.init(
      cells: _TableRows(content: rows(), columns: columns), columns: columns,
      selection: .one(selection.projectedValue))
  }

  /// A table with any number of selected rows, by their ids.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never, _Cells == _TableRows<Rows, Columns> {
    let columns = columns()
    self.init(
      cells: _TableRows(content: rows(), columns: columns), columns: columns,
      selection: .many(selection.projectedValue))
  }

  /// A table whose labels change an order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, _Cells == _TableRows<Rows, Columns> {
    let columns = columns()
    self.init(
      cells: _TableRows(content: rows(), columns: columns), columns: columns, selection: nil,
      order: sortOrder.projectedValue)
  }

  /// A table with one selected row at most, whose labels change an order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, _Cells == _TableRows<Rows, Columns> {
    let columns = columns()
    self.init(
      cells: _TableRows(content: rows(), columns: columns), columns: columns,
      selection: .one(selection.projectedValue), order: sortOrder.projectedValue)
  }

  /// A table with any number of selected rows, whose labels change an order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, _Cells == _TableRows<Rows, Columns> {
    let columns = columns()
    self.init(
      cells: _TableRows(content: rows(), columns: columns), columns: columns,
      selection: .many(selection.projectedValue), order: sortOrder.projectedValue)
  }
}
