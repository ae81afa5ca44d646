// SPDX-License-Identifier: Apache-2.0

/// Several views that are the content of a tree, with a modifier around them: a column, which the modifier is put around
/// once. In a container each of them would get the modifier for itself.
struct RootColumn<Content: View>: View, NodeView {
  let content: Content

  func makeNode(_ context: NodeContext) -> ArrangingNode {
    ArrangingNode(.vstack(.center, spacing: nil), content, context)
  }

  func update(_ node: ArrangingNode) {
    node.updateElements(to: content)
  }
}

extension RootColumn where Content == EmptyView {
  /// Whether a view is a modifier around several views, as far as types tell.
  static func isModified<Root: View>(_ type: Root.Type) -> Bool {
    if let modified = type as? any ModifiedView.Type { return modified.isModifiedColumn }
    if let group = type as? any GroupView.Type { return isModifiedAny(group.contentType) }
    return Root.Body.self != Never.self && isModified(Root.Body.self)
  }

  private static func isModifiedAny(_ type: any View.Type) -> Bool { isModified(type) }

  /// Whether a view is several views, with modifiers around them or without.
  fileprivate static func isColumn<Root: View>(_ type: Root.Type) -> Bool {
    if type is any SeveralViews.Type { return true }
    if let modified = type as? any ModifiedView.Type { return modified.isColumn }
    if let group = type as? any GroupView.Type { return isColumnOfAny(group.contentType) }
    return Root.Body.self != Never.self && isColumn(Root.Body.self)
  }

  private static func isColumnOfAny(_ type: any View.Type) -> Bool { isColumn(type) }
}

/// A view with a modifier around it.
@MainActor
private protocol ModifiedView {
  static var isModifiedColumn: Bool { get }
  static var isColumn: Bool { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate static var isModifiedColumn: Bool {
    Modifier._keepsListsWhole ? RootColumn.isModified(Content.self) : isColumn
  }
  fileprivate static var isColumn: Bool { RootColumn.isColumn(Content.self) }
}

@MainActor
private protocol GroupView {
  static var contentType: any View.Type { get }
}

extension Group: GroupView where Content: View {
  fileprivate static var contentType: any View.Type { Content.self }
}

/// A view that stands for several.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}
extension ForEach: SeveralViews where Content: View {}
