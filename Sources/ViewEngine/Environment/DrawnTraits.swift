// SPDX-License-Identifier: Apache-2.0

/// How letters and symbols look besides their size and colour.
package enum DrawnTrait: UInt8, Hashable, Sendable {
  case face, weight, design, width, italic, monospaced, digits, smallCaps, leading
  case underline, strikethrough, kerning, tracking, baseline, scale
  case letterCase, alignment, lineSpacing, truncation, smallestScale, tightening
  case symbolScale, rendering, variant
  case redacted

  fileprivate var name: String {
    switch self {
    case .letterCase: "case"
    case .lineSpacing: "line spacing"
    case .smallCaps: "small caps"
    case .smallestScale: "smallest scale"
    case .symbolScale: "symbol scale"
    default: "\(self)"
    }
  }

  /// Whether it is one of letters, and one of symbols.
  fileprivate var isOfLetters: Bool {
    !(DrawnTrait.symbolScale.rawValue...DrawnTrait.variant.rawValue).contains(rawValue)
  }
  fileprivate var isOfSymbols: Bool { self == .weight || self == .redacted || !isOfLetters }
}

/// Traits and their values; without an allocation if there are none.
package struct DrawnTraits: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let trait: DrawnTrait
    let value: String
  }

  /// Each trait once, in the order in which they are declared.
  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The value of a trait; nil if it is not set, and empty if it is set to the default.
  package subscript(trait: DrawnTrait) -> String? {
    get { entries.first { $0.trait == trait }?.value }
    set {
      let index = entries.firstIndex { $0.trait.rawValue >= trait.rawValue } ?? entries.count
      if index < entries.count, entries[index].trait == trait { entries.remove(at: index) }
      if let newValue { entries.insert(Entry(trait: trait, value: newValue), at: index) }
    }
  }

  /// These, where others say nothing.
  package func overlaid(by others: DrawnTraits) -> DrawnTraits {
    if others.isEmpty { return self }
    if isEmpty { return others }
    var result = self
    for entry in others.entries { result[entry.trait] = entry.value }
    return result
  }

  /// What an item of letters, or of a symbol, shows.
  package func attributes(ofSymbol isSymbol: Bool) -> [DisplayAttribute] {
    if entries.isEmpty { return [] }
    return entries.compactMap { entry in
      if entry.value.isEmpty || !(isSymbol ? entry.trait.isOfSymbols : entry.trait.isOfLetters) { return nil }
      return DisplayAttribute(entry.trait.name, entry.value == "true" ? "" : entry.value)
    }
  }
}

private struct DrawnTraitsKey: EnvironmentKey {
  static var defaultValue: DrawnTraits { DrawnTraits() }
}

extension EnvironmentValues {
  /// The traits of texts and symbols that modifiers around them have set.
  package var drawnTraits: DrawnTraits {
    get { self[DrawnTraitsKey.self] }
    set { self[DrawnTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets a trait of the texts and symbols in this view that have none of their own.
  package consuming func drawnTrait(_ trait: DrawnTrait, _ value: String?) -> some View {
    environment(\.drawnTraits[trait], value)
  }
}
