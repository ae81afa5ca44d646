// SPDX-License-Identifier: Apache-2.0
import Foundation

// What views say to the grid around them. Each is a layout value, so it stands on a record of its own.

/// How many columns a cell takes. Several on one view add up, as far as they are more than one.
package enum GridColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// Which point of a cell is put at the same point of its slot. Of several the inner one counts.
package enum GridAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// Where the cells of a column meet. Of several on one view the inner one counts, of several in one column that of the
/// first row.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes on which a cell is offered what its column and row have, and no share of what is left. Several on one
/// view are taken together.
package enum GridUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}

/// The row that a cell is in; nil for a view that spans all columns. Of several rows in each other the outer one counts.
package enum GridRowKey: LayoutValueKey {
  package struct Row: Equatable {
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?

    package init(id: ObjectIdentifier, alignment: VerticalAlignment?) {
      self.id = id
      self.alignment = alignment
    }
  }

  package static var defaultValue: Row? { nil }
}

/// What a child of a grid says to it, taken together from the record and those that it wraps.
struct GridMarks {
  private(set) var row: GridRowKey.Row?
  /// Nil where nothing is said.
  private(set) var columns: Int?
  private(set) var anchor: UnitPoint?
  private(set) var columnAlignment: HorizontalAlignment?
  private(set) var unsized: Axis.Set = []

  /// Adds what stands on a record further in.
  fileprivate mutating func add(_ values: [ObjectIdentifier: Any]) {
    if row == nil { row = values[ObjectIdentifier(GridRowKey.self)] as? GridRowKey.Row }
    if let count = values[ObjectIdentifier(GridColumnsKey.self)] as? Int {
      // A cell can take no column at all (recorded: grid GX14).
      if count > 1 { columns = (columns ?? 0) + count } else if count == 0, columns == nil { columns = 0 }
    }
    if let inner = values[ObjectIdentifier(GridAnchorKey.self)] as? UnitPoint { anchor = inner }
    if let inner = values[ObjectIdentifier(GridColumnAlignmentKey.self)] as? HorizontalAlignment {
      columnAlignment = inner
    }
    if let axes = values[ObjectIdentifier(GridUnsizedAxesKey.self)] as? Axis.Set { unsized.formUnion(axes) }
  }
}

extension LayoutTree {
  /// What a child of a grid says to it. It is seen through modifiers and what lies behind or above a view, and ends at a
  /// container.
  func gridMarks(_ child: LayoutID) -> GridMarks {
    var marks = GridMarks()
    if !store.hasLayoutValues { return marks }
    var id = child
    while true {
      if let values = store.layoutValues(id) { marks.add(values) }
      guard records[id].kind.isUnary || records[id].kind == .layered, childCount(id) > 0 else { return marks }
      id = self.child(id, at: 0)
    }
  }
}
