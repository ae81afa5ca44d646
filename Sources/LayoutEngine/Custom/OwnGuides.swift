// SPDX-License-Identifier: Apache-2.0

/// Which types of layouts have an `explicitAlignment` of their own, and on which axes.
///
/// A stack around a layout without one need not ask it for guides, and sizes up to the root stay ranges. A protocol does
/// not say whether one of its requirements is met by its own extension, so that extension says when it is called.
struct OwnGuides {
  private var known: [ObjectIdentifier: SlotFacts] = [:]
  /// The type whose method was the protocol's, last.
  private var lastDefault: ObjectIdentifier?

  subscript(_ type: ObjectIdentifier) -> SlotFacts? {
    get { known[type] }
    set { known[type] = newValue }
  }

  /// The protocol's method was called for a type. A layout around another one may pass it on: that is another type.
  mutating func noteDefault<L: Layout>(of type: L.Type) { lastDefault = ObjectIdentifier(type) }

  mutating func beginAsking() { lastDefault = nil }

  /// Whether the protocol's method was not reached since ``beginAsking()``.
  func answered(_ type: ObjectIdentifier) -> Bool { lastDefault != type }
}
