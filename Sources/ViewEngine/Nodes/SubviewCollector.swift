// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

/// Collects the elements of a content without making them, so that a container of a client's can put each where it likes.
///
/// It is outside of all modifiers of a list. Instead of an element, it makes a placeholder that stores how to make the
/// element. Bodies and modifiers of a client run at the place of the content.
@usableFromInline
package final class SubviewCollector: ElementWrapper {
  /// The environment where the content stands. An element in it gets the environment of the place where it is put.
  unowned(unsafe) let scope: EnvironmentScope

  package init(scope: EnvironmentScope) {
    self.scope = scope
    super.init(outer: nil)
  }

  override var collector: SubviewCollector? { self }

  override func wrap(_ content: any ContentProvider, _ context: NodeContext) -> ViewNode {
    SubviewPlaceholder(content, context)
  }
}

/// A placeholder for an element that is shown elsewhere; it is neither laid out nor drawn.
@usableFromInline
package final class SubviewPlaceholder: InnerNode {
  package let provider: any ContentProvider
  /// Identifies this element among others, also in a tree that is made for a check.
  package let identity: ObjectIdentifier

  init(_ provider: any ContentProvider, _ context: NodeContext) {
    self.provider = provider
    let original = context.original(SubviewPlaceholder.self)
    identity = original?.identity ?? ObjectIdentifier(provider)
    super.init(context)
  }
}

/// A node whose content is collected, and not shown where it stands.
@MainActor
package protocol SubviewOwner: ViewNode {
  /// A value that a subview sets for its container has changed.
  func subviewDidChange()
}

/// A modifier that stays with a content whose elements are collected, so that the container can ask it.
@MainActor
package protocol ContentModifier: ViewModifier {}

extension ElementWrapper {
  /// The environment that elements in a scope keep; nil if they get the environment of the place where they are put.
  func kept(_ own: EnvironmentScope) -> EnvironmentScope? { collector?.scope === own ? nil : own }
}

extension NodeContext {
  /// Whether the elements that are made here are collected.
  @inlinable var collects: Bool { extras == nil ? false : hasCollector }

  @usableFromInline var hasCollector: Bool { extras?.values.wrappers?.collector != nil }
}

extension View {
  /// Whether the elements of a view are looked for in it, although it is one element for any other container.
  @usableFromInline static var _isLookedThrough: Bool {
    Body.self != Never.self || Self.self is any ModifiedContentType.Type
  }
}

/// A view with a modifier.
protocol ModifiedContentType {}
extension ModifiedContent: ModifiedContentType where Content: View, Modifier: ViewModifier {}

extension ViewModifier {
  /// Whether the modifier's node stands where a collected content stands; any other one goes with the elements.
  @usableFromInline static var _staysWithContent: Bool {
    Body.self != Never.self || Self.self is any ContentModifier.Type
  }
}
