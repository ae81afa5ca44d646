// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// What a `List` makes of each row before the row is visible, to know the number and the identities of rows.
///
/// - Source: recorded, R-65 and R-66.
@usableFromInline
package enum RowPreparation: Comparable {
  /// Nothing: the type of a row's view is enough.
  case none
  /// The row's view, because the view has an id of its own.
  case views
  /// The row with its bodies, because what they make is erased to `AnyView`.
  case nodes

  @MainActor
  package static func of<Row: View>(_ row: Row.Type) -> RowPreparation {
    if let telling = row as? any RowPreparing.Type { return telling.rowPreparation }
    if Row.Body.self == Never.self || row is any BuiltInView.Type { return .none }
    // The list ignores an id inside a body.
    return of(Row.Body.self) == .nodes ? .nodes : .none
  }
}

/// A view whose type tells what a list must make of it.
@MainActor
package protocol RowPreparing {
  static var rowPreparation: RowPreparation { get }
}

extension AnyView: RowPreparing {
  package static var rowPreparation: RowPreparation { .nodes }
}

extension ModifiedContent: RowPreparing where Content: View {
  package static var rowPreparation: RowPreparation { .of(Content.self) }
}

extension Group: RowPreparing where Content: View {
  package static var rowPreparation: RowPreparation { .of(Content.self) }
}

/// The transparent node of a row that exists before it is visible: until then it is neither laid out nor drawn, and has
/// not appeared.
final class PreparedRowNode: ScreenNode {
  convenience init(isShown: Bool, _ context: NodeContext, makingItem makeItem: (NodeContext) -> ViewNode) {
    self.init(isShown: isShown, context)
    elements.append(makeItem(context.below(self).element(at: 0)))
  }
}
