// SPDX-License-Identifier: Apache-2.0
import ViewEngine

extension View {
  /// Animates what changes in the modifiers that a closure adds, and leaves the view itself as it is.
  ///
  /// - Parameter body: Adds the modifiers to the view that it gets.
  public consuming func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of the changes in the modifiers that a closure adds, and leaves the view itself as it is
  ///
  ///
  /// - Parameter body: Adds the modifiers to the view that it gets.
  public consuming func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView<Self>(view: AnyView(modifier(OuterTransactionModifier()))))
      .modifier(AddedTransactionModifier(transform: transform))
  }
}

/// The view to which a closure adds modifiers, with the transaction that it would have without them.
struct OuterTransactionModifier: ViewModifier, NodeModifier {
  static var _keepsListsWhole: Bool { true }

  func makeNode(around content: some View, _ context: NodeContext) -> OuterTransactionNode {
    OuterTransactionNode(content, context)
  }

  func update(_ node: OuterTransactionNode) {}
}

/// A transaction for what a closure adds to a view, and not for the view.
struct AddedTransactionModifier: ViewModifier, NodeModifier {
  let transform: (inout Transaction) -> Void

  static var _keepsListsWhole: Bool { true }

  func makeNode(around content: some View, _ context: NodeContext) -> AddedTransactionNode {
    let node = AddedTransactionNode(content, context)
    node.transform = transform
    node.graph.animations.noteTransactionModifier()
    return node
  }

  func update(_ node: AddedTransactionNode) {
    node.transform = transform
  }
}

/// The node around what a closure adds.
final class AddedTransactionNode: TransactionScopeNode {
  var transform: ((inout Transaction) -> Void)?
  /// The transaction as it comes from outside.
  fileprivate var outer = Transaction()

  override func change(_ transaction: inout Transaction) {
    outer = transaction
    transform?(&transaction)
  }
}

/// The node around the view itself: inside of it the transaction is again the one from outside.
final class OuterTransactionNode: TransactionScopeNode {
  override func change(_ transaction: inout Transaction) {
    // Each such view on the way belongs to a closure of its own.
    var open = 1
    for node in ancestors {
      if node is OuterTransactionNode {
        open += 1
      } else if let added = node as? AddedTransactionNode {
        open -= 1
        if open == 0 {
          transaction = added.outer
          return
        }
      }
    }
  }
}
