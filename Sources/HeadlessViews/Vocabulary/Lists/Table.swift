// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Rows of a list with a cell in each of several columns, below a row of the columns' labels.
///
/// A column without a width of its own takes an equal share of the width that the others leave. Tapping a row selects
/// it by its id, if the table has a selection. Tapping a label sorts, if the table has an order: the column's
/// comparator becomes the first of the order, or is reversed if it was the first. Sorting the data is up to the
/// client, as in SwiftUI. Every column is shown, whatever the width.
///
/// - Source: Apple, `Table`.
public struct Table<Data: RandomAccessCollection, Columns: TableColumnContent>: View, BuiltInView
where Data.Element: Identifiable, Columns.TableRowValue == Data.Element {
  private let data: Data
  private let columns: Columns
  private let selection: ListSelection<Data.Element.ID>?
  private let order: Binding<[Columns.TableColumnSortComparator]>?

  private init(
    data: Data, columns: Columns, selection: ListSelection<Data.Element.ID>?,
    order: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    self.data = data
    self.columns = columns
    self.selection = selection
    self.order = order
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) { columns._labels(sorting: order) }
        .padding(.horizontal, 20)
        .frame(minHeight: 44)
      List(ForEach(data) { row in HStack(spacing: 0) { columns._cells(row) } }, selection: selection)
    }
  }
}

extension Table {
  /// A table without a selection.
  public init(_ data: Data, @TableColumnBuilder<Data.Element, Never> columns: () -> Columns)
  where Columns.TableColumnSortComparator == Never {
    self.init(data: data, columns: columns(), selection: nil)
  }

  /// A table with one selected row at most, by its id.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never {
    self.init(data: data, columns: columns(), selection: .one(selection.projectedValue))
  }

  /// A table with any number of selected rows, by their ids.
  public init(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Never {
    self.init(data: data, columns: columns(), selection: .many(selection.projectedValue))
  }

  /// A table whose labels change an order.
  public init<Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Sort: SortComparator {
    self.init(data: data, columns: columns(), selection: nil, order: sortOrder.projectedValue)
  }

  /// A table with one selected row at most, whose labels change an order.
  public init<Sort>(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Sort: SortComparator {
    self.init(
      data: data, columns: columns(), selection: .one(selection.projectedValue),
      order: sortOrder.projectedValue)
  }

  /// A table with any number of selected rows, whose labels change an order.
  public init<Sort>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  ) where Columns.TableColumnSortComparator == Sort, Sort: SortComparator {
    self.init(
      data: data, columns: columns(), selection: .many(selection.projectedValue),
      order: sortOrder.projectedValue)
  }
}
