// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import ViewEngine

/// What tapping a row of a list changes.
@usableFromInline
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  /// Selects a value; one of many is selected no more if it was.
  func toggle(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

/// Watches a list's selection, so that neither the list nor the view that has the binding runs for it (I-50).
public struct _ListSelectionModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  private let selection: ListSelection<Value>?

  @usableFromInline
  init(_ selection: ListSelection<Value>?) { self.selection = selection }

  // A list without a selection has no node for it.

  public static func _makeNode<Modified: View>(
    _ modifier: Self, around content: Modified, _ context: NodeContext
  ) -> ViewNode {
    guard let selection = modifier.selection else { return Modified._makeNode(content, context) }
    return ListSelectionNode(selection, content, context)
  }

  public static func _updateNode(_ node: ViewNode, _ modifier: Self) {
    if let selection = modifier.selection { own(node)?.receive(selection) }
  }

  public static func _updateContent<Modified: View>(of node: ViewNode, at content: UnsafePointer<Modified>) {
    if own(node) != nil { node.updateElements(at: content) } else { Modified._updateNode(node, at: content) }
  }

  private static func own(_ node: ViewNode) -> ListSelectionNode<Value>? {
    Value.self == Never.self ? nil : node as? ListSelectionNode<Value>
  }
}

/// The node that watches a list's selection and tells the rows.
final class ListSelectionNode<Value: Hashable>: PassthroughNode {
  private var selection: ListSelection<Value>
  private var one: BindingLocation<Value?>?
  private var many: BindingLocation<Set<Value>>?
  /// What is selected.
  private(set) var values: Set<Value> = []
  /// A row takes itself out when it is removed.
  private var rows: ContiguousArray<SelectableRowNode<Value>> = []

  init<Content: View>(_ selection: ListSelection<Value>, _ content: Content, _ context: NodeContext) {
    self.selection = selection
    super.init(content, context)
    look()
  }

  /// Takes the binding that a new value of the list brings.
  func receive(_ new: ListSelection<Value>) {
    selection = new
    graph.queue.invalidate(self, slots: ViewNode.parentValueBit)
  }

  override func update() {
    changedSlots = 0
    look()
  }

  private func look() {
    let old = values
    // A binding's getter may read observable properties (I-37).
    switch selection {
    case .one(let binding):
      let held = watched(one, through: binding)
      one = held
      values = evaluating { held.fetch().map { [$0] } ?? [] }
    case .many(let binding):
      let held = watched(many, through: binding)
      many = held
      values = evaluating { held.fetch() }
    }
    if values == old { return }
    for row in rows { row.selectionDidChange(from: old, to: values) }
  }

  func toggle(_ value: Value) { selection.toggle(value) }

  // MARK: Rows

  /// Takes a row in.
  ///
  /// - Returns: its place, to take it out by.
  func add(_ row: SelectableRowNode<Value>) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  func remove(at place: Int) {
    rows.swapAt(place, rows.count - 1)
    rows.removeLast()
    if place < rows.count { rows[place].place = place }
  }

  override func willRemove() {
    one?.detach()
    many?.detach()
  }
}

/// A row whose tap selects it. It, and not the list around, depends on the selection.
final class SelectableRowNode<Value: Hashable>: ListRowNode, Tappable {
  private unowned let list: ListSelectionNode<Value>
  /// Where the list has it.
  fileprivate var place = 0

  override var isSelected: Bool { value.map(list.values.contains) ?? false }

  init<Content: View>(in list: ListSelectionNode<Value>, _ content: Content, _ context: NodeContext) {
    self.list = list
    super.init(content, context)
    place = list.add(self)
  }

  fileprivate func selectionDidChange(from old: Set<Value>, to new: Set<Value>) {
    guard let value, new.contains(value) != old.contains(value) else { return }
    graph.noteChange()
    firstLeaf?.markRedrawn()
  }

  /// What stands for the row in the selection.
  private var value: Value? { linkedValue ?? selectionTag(as: Value.self) }

  override func select(_ value: AnyHashable) -> Bool {
    guard let value = value.base as? Value else { return false }
    list.toggle(value)
    return true
  }

  package override var actsAsLink: Bool { linkedValue != nil }

  private var linkedValue: Value? { firstBelow(LinkedValueNode.self)?.value?.base as? Value }

  func tap() {
    if let value { list.toggle(value) }
  }

  package override func willRemove() {
    super.willRemove()
    list.remove(at: place)
  }
}
