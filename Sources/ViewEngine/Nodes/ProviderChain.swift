// SPDX-License-Identifier: Apache-2.0
import EngineBase
import DependencyGraph

/// The contents of the modifiers around a place, innermost first.
@MainActor
@usableFromInline
package final class ProviderChain {
  let type: Any.Type
  /// Makes the content; nil where only its arity is asked for.
  let provider: (any ContentProvider)?
  /// Whether the content always is exactly one element.
  let isUnary: Bool
  let next: ProviderChain?

  package init(_ type: Any.Type, _ provider: (any ContentProvider)?, isUnary: Bool, next: ProviderChain?) {
    self.type = type
    self.provider = provider
    self.isUnary = isUnary
    self.next = next
  }

  func find(_ type: Any.Type) -> ProviderChain? {
    var chain: ProviderChain? = self
    while let current = chain {
      if current.type == type { return current }
      chain = current.next
    }
    return nil
  }
}

extension NodeContext {
  /// The node of the content that a placeholder stands for.
  ///
  /// - Parameter fault: What to say where nothing provides it.
  package func makeProvided(by type: Any.Type, orFault fault: @autoclosure () -> String) -> ViewNode {
    guard let chain = extras?.values.providers?.find(type), let provider = chain.provider else {
      clientFault(fault())
    }
    return provider.makeNode(changing { $0.providers = chain.next })
  }

  /// The same place inside of the body of a modifier, whose content the provider makes.
  @usableFromInline
  package func providing(_ type: Any.Type, _ provider: (any ContentProvider)?, isUnary: Bool) -> NodeContext {
    changing { $0.providers = ProviderChain(type, provider, isUnary: isUnary, next: $0.providers) }
  }
}
