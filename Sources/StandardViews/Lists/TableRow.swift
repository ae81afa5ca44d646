// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

/// One row of a table, or several: `TableRow`, a `ForEach` of them, and sections and conditions around them.
///
/// Rows are views here, so that what arranges views arranges them as well. Outside of a table a row is empty.
///
/// - Source: Apple, `TableRowContent`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol TableRowContent<TableRowValue>: View {
  associatedtype TableRowValue: Identifiable
}

/// Rows of a table that come from data.
///
/// - Source: Apple, `DynamicTableRowContent`.
@MainActor
@preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  var data: Data { get }
}

/// A row of a table, by whose value's id it is selected.
///
/// - Source: Apple, `TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent, BuiltInView {
  public typealias TableRowValue = Value

  private let value: Value
  @Environment(\.tableCells) private var cells

  /// - Parameter value: What the columns make the row's cells from.
  public init(_ value: Value) {
    self.value = value
  }

  public var body: some View {
    HStack(spacing: 0) { cells.make(value) }.tag(value.id)
  }
}

/// The rows of a table that is made from data, in the table's type: one for each element. There are no values of it.
///
/// - Source: Apple, `TableForEachContent`.
public enum TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  public var body: some View { EmptyView() }
}

/// No rows.
///
/// - Source: Apple, `EmptyTableRowContent`.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent, BuiltInView {
  public typealias TableRowValue = Value

  public init() {}

  public var body: some View { EmptyView() }
}

// MARK: - Views that are rows if what they hold is

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Section: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  FalseContent.TableRowValue == TrueContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
}

// MARK: - Several rows

/// Views that are rows of a table for values of a type.
public struct _TableRowGroup<Value: Identifiable, Content: View>: TableRowContent, BuiltInView {
  public typealias TableRowValue = Value
  let content: Content

  public var body: some View { content }
}

/// Makes the rows of a table from the statements of a closure.
///
/// - Source: Apple, `TableRowBuilder`.
@MainActor
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<R: TableRowContent<Value>>(_ rows: R) -> R { rows }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildBlock<R: TableRowContent<Value>>(_ rows: R) -> R { rows }

  /// That all of them are rows for the same values, each expression has been asked for.
  public static func buildBlock<each R: TableRowContent>(
    _ rows: repeat each R
  ) -> _TableRowGroup<Value, TupleView<(repeat each R)>> {
    _TableRowGroup(content: TupleView((repeat each rows)))
  }

  public static func buildIf<R: TableRowContent<Value>>(_ rows: R?) -> R? { rows }

  public static func buildEither<First: TableRowContent<Value>, Second: TableRowContent<Value>>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  public static func buildEither<First: TableRowContent<Value>, Second: TableRowContent<Value>>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }
}

// The builder of views takes a section with one statement; several rows are rows only by the builder of rows.
extension Section where Content: TableRowContent, Footer == EmptyView {
  /// A section of rows of a table.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent)
  where Content.TableRowValue == Value {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section of rows of a table.
  @_disfavoredOverload
  public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Content.TableRowValue == Value, Parent == Text {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension TableRowContent {
  /// Gives the row a menu, as `View.contextMenu(menuItems:)` does.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    _TableRowGroup<TableRowValue, _>(content: modifier(_ContextMenuModifier(items: menuItems())))
  }

  /// Accepted: a host has no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    self
  }
}

// MARK: - Cells

/// Rows with the columns that make their cells: what a table shows of them.
public struct _TableRows<Content: TableRowContent, Columns: TableColumnContent>: View, BuiltInView
where Columns.TableRowValue == Content.TableRowValue {
  let content: Content
  let columns: Columns

  public var body: some View {
    content.environment(\.tableCells, TableCells(of: columns))
  }
}

/// What makes the cells of a row. Rows are made where the columns' types are not known.
struct TableCells {
  private let cells: @MainActor (Any) -> AnyView

  /// No cells, for a row that is in no table.
  init() {
    cells = { _ in AnyView(EmptyView()) }
  }

  @MainActor
  init<Columns: TableColumnContent>(of columns: Columns) {
    cells = { value in
      // The row builder lets no row for another value in.
      guard let value = value as? Columns.TableRowValue else { return AnyView(EmptyView()) }
      return AnyView(columns._cells(value))
    }
  }

  @MainActor
  func make(_ value: Any) -> AnyView { cells(value) }
}

private struct TableCellsKey: EnvironmentKey {
  static var defaultValue: TableCells { TableCells() }
}

extension EnvironmentValues {
  var tableCells: TableCells {
    get { self[TableCellsKey.self] }
    set { self[TableCellsKey.self] = newValue }
  }
}
