// SPDX-License-Identifier: Apache-2.0

/// Which types of layouts have an `explicitAlignment` of their own, and on which axes.
///
/// A stack around a layout that has none need not ask the layout for guides, and sizes up to the root stay ranges.
/// The language does not tell whether a type has a method of its own or the protocol's. So the protocol's method says
/// when it is called.
struct OwnGuides {
  private var known: [ObjectIdentifier: SlotFacts] = [:]
  /// Records that were summed up before their type was known, as if it had guides of its own.
  private var waiting: [LayoutID] = []
  /// Records that waited are being summed up anew. No client's layout has changed by that.
  private(set) var isSettling = false
  /// The layout type for which the protocol's method was called last.
  private var lastDefault: ObjectIdentifier?

  subscript(_ type: ObjectIdentifier) -> SlotFacts? {
    get { known[type] }
    set { known[type] = newValue }
  }

  /// Notes that the protocol's method was called for a type. A layout that wraps another one may pass the question
  /// on; then the type is the wrapped one's.
  mutating func noteDefault<L: Layout>(of type: L.Type) { lastDefault = ObjectIdentifier(type) }

  /// The axes on which a layout's guides count: both as long as nothing is known of its type.
  mutating func expected(of type: ObjectIdentifier, at id: LayoutID) -> SlotFacts {
    if let known = known[type] { return known }
    waiting.append(id)
    return [.guidesX, .guidesY]
  }

  var hasWaiting: Bool { !waiting.isEmpty }

  mutating func beginSettling() -> [LayoutID] {
    isSettling = true
    defer { waiting = [] }
    return waiting
  }

  mutating func endSettling() { isSettling = false }

  mutating func beginAsking() { lastDefault = nil }

  /// Whether the protocol's method was not reached since ``beginAsking()``.
  func answered(_ type: ObjectIdentifier) -> Bool { lastDefault != type }
}
