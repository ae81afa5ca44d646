// SPDX-License-Identifier: Apache-2.0
import EngineBase

/// One of two views: what `if`/`else` and `switch` make. The branches are different identities (I-3).
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  @usableFromInline
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  package init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, PrimitiveView {
  @inlinable public static var _isUnary: Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    let node = BranchNode(context)
    switch view.storage {
    case .first(let content): node.make(content, branch: 0)
    case .second(let content): node.make(content, branch: 1)
    }
    return node
  }

  // Always inlined into the witness, which has the type's metadata: a function of its own would look it up.
  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.storage {
    case .first(let content): node.update(content, branch: 0)
    case .second(let content): node.update(content, branch: 1)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { clientFault("Optional is a primitive view and has no body.") }
  @inlinable public static var _isUnary: Bool { false }
  @inlinable public static func _isUnary(in context: NodeContext) -> Bool { false }

  @inlinable
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    let node = BranchNode(context)
    if let content = view { node.make(content, branch: 0) }
    return node
  }

  // Always inlined into the witness, which has the type's metadata: a function of its own would look it up.
  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    if let content = view {
      node.update(content, branch: 0)
    } else {
      node.clear()
    }
  }
}

/// The transparent node of an optional view, or of one of two views.
@usableFromInline
final class BranchNode: DynamicNode {
  /// Which branch is shown; -1 for none.
  @exclusivity(unchecked) @usableFromInline var branch = -1
  @usableFromInline let extras: ContextExtras?

  @usableFromInline
  override init(_ context: __shared NodeContext) {
    extras = context.extras
    super.init(context)
  }

  @inlinable
  func make<Content: View>(_ content: Content, branch: Int) {
    self.branch = branch
    Content._appendElements(content, to: &elements, place(for: branch))
  }

  // What knows no type of the branches is not inlined: a `switch` has this function once for each of its cases.
  @inlinable
  func update<Content: View>(_ content: Content, branch: Int) {
    let before = branch == self.branch ? nil : leave(for: branch)
    if before?.isFollowedByNew == true {
      make(content, branch: branch)
    } else {
      updateElements(to: content)
    }
    if let before { showElements(insteadOf: before) }
  }

  /// What was shown before a branch.
  @usableFromInline
  struct Before {
    let elements: NodeList
    let branch: Int
    /// Whether the elements of the branch must be made; otherwise they were leaving, and are there again.
    @usableFromInline let isFollowedByNew: Bool
  }

  @usableFromInline
  func leave(for branch: Int) -> Before {
    let kept = takeLeaving(branch)
    let before = Before(elements: elements, branch: self.branch, isFollowedByNew: kept == nil)
    self.branch = branch
    elements = kept ?? NodeList()
    return before
  }

  @usableFromInline
  func showElements(insteadOf before: Before) {
    replaceElements(before.elements, of: before.branch, entering: elements)
  }

  /// Shows nothing.
  @usableFromInline
  func clear() {
    if branch == -1 { return }
    let (old, before) = (elements, branch)
    branch = -1
    elements = NodeList()
    replaceElements(old, of: before, entering: elements)
  }

  @usableFromInline
  func place(for branch: Int) -> NodeContext {
    NodeContext(below: self, extras: extras).withOriginal { (node: BranchNode) in node.branch == branch }
  }
}
