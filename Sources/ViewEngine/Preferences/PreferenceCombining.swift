// SPDX-License-Identifier: Apache-2.0
import DependencyGraph

// How the values of a key are combined. All of this code is specialised for the key. Without specialisation, the type
// of a thousand values would be looked up a thousand times.
extension PreferenceKey {
  /// Siblings are combined from left to right (E-9). Content that may be added and removed always contributes, with the
  /// default value if no view inside writes (E-10).
  @MainActor
  @inlinable
  public static func _combined(in node: ViewNode, first count: Int) -> Value? {
    let combined: Value?
    if count == node.elementCount, let memo = node.preferenceMemo(of: Self.self) {
      combined = remembered(memo, node)
    } else {
      combined = folded(node, first: count)
    }
    if combined == nil, node.roles.contains(.isDynamic) { return defaultValue }
    return combined
  }

  /// The value of an element. A node that writes the key stands for everything below it (E-11).
  @MainActor
  @inlinable
  static func said(by node: ViewNode) -> Value? {
    if node.roles.contains(.writesPreference),
      unsafeDowncast(node, to: PreferenceWriter.self).preferenceKey == ObjectIdentifier(Self.self)
    {
      return unsafeDowncast(node, to: PreferenceSayingNode<Self>.self).said()
    }
    return _combined(in: node, first: node.elementCount)
  }

  @MainActor
  @inlinable
  static func folded(_ node: ViewNode, first count: Int) -> Value? {
    var result: Value?
    node.forEachElement(in: 0..<count) { element in
      guard let next = said(by: element) else { return }
      if result == nil {
        result = next
      } else {
        reduce(value: &result!, nextValue: { next })
      }
    }
    return result
  }

  /// The same with remembered values: the values of elements in which nothing has changed are not computed again.
  ///
  /// The values are still combined anew, each with the result of those before it. A key's function need not be
  /// associative (sums of floating-point numbers are not), so no other order gives the same result.
  @MainActor
  @inlinable
  static func remembered(_ memo: PreferenceMemo<Value>, _ node: ViewNode) -> Value? {
    if memo.isCurrent { return memo.combined }
    if let changed = replacedStale(in: memo, node) {
      if !changed { return memo.combined }
    } else {
      memo.removeValues(room: node.elementCount)
      node.forEachElement { memo.append(said(by: $0)) }
      memo.isWhollyStale = false
    }
    memo.combined = memo.values.withUnsafeBufferPointer { values in
      guard var result = values.first else { return nil }
      for index in 1..<max(values.count, 1) { reduce(value: &result, nextValue: { values[index] }) }
      return result
    }
    return memo.combined
  }

  /// Computes the values of changed elements again.
  ///
  /// - Returns: whether the value of any element differs from before; nil where all elements have to be asked.
  @MainActor
  @inlinable
  static func replacedStale(in memo: PreferenceMemo<Value>, _ node: ViewNode) -> Bool? {
    if memo.isWhollyStale { return nil }
    var changed = false
    for child in memo.takeStale() {
      guard let index = node.asInner.elements.position(of: child) else { continue }
      let new = said(by: node.element(at: index))
      let place = memo.place(of: index)
      guard let new, let place else {
        if new == nil && place == nil { continue }
        return nil
      }
      if ValueComparison.of(Value.self).areEqual(values: memo.values[place], new) { continue }
      memo.values[place] = new
      changed = true
    }
    return changed
  }
}

extension ViewNode {
  /// The combined value of the elements, or nil if none of them can set one.
  final func combinedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K._combined(in: self, first: elementCount)
  }

  /// The remembered values of the elements; few nodes have any.
  @inlinable
  final func preferenceMemo<K: PreferenceKey>(of key: K.Type) -> PreferenceMemo<K.Value>? {
    guard marks.contains(.remembersPreferences), let memo = preferenceMemo(ObjectIdentifier(key)) else {
      return nil
    }
    return unsafeDowncast(memo, to: PreferenceMemo<K.Value>.self)
  }

  @usableFromInline
  final func preferenceMemo(_ key: ObjectIdentifier) -> StaleElements? {
    graph.preferences.memo(key, of: self)
  }
}
