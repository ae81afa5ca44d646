// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// Which of a catalogue's cases are meant.
@MainActor struct CatalogSelection {
  private let globs: [CaseGlob]
  private let sizes: [Int]
  private let isEverySize: Bool

  /// Reads what the user wrote.
  ///
  /// - Parameters:
  ///   - patterns: CASE patterns; a case is meant when any of them matches; none means all.
  ///   - sizes: Only these sizes; none means all.
  ///   - isEverySize: Whether optional sizes are meant where none is named.
  /// - Throws: `InputError` for a pattern that cannot be read.
  init(patterns: [String], sizes: [Int] = [], isEverySize: Bool = false) throws(InputError) {
    var globs: [CaseGlob] = []
    for pattern in patterns { globs.append(try CaseGlob(pattern)) }
    self.globs = globs
    self.sizes = sizes
    self.isEverySize = isEverySize
  }

  /// Reads operands, `--filter`, `--size` and `--all`.
  init(_ arguments: Arguments) throws(InputError) {
    var sizes: [Int] = []
    for text in arguments.values(CommonOptions.size) {
      guard let size = Int(text), size > 0 else {
        throw InputError("--size is '\(text)'", advice: "give a whole number, 1 or more")
      }
      sizes.append(size)
    }
    try self.init(
      patterns: arguments.operands + arguments.values(CommonOptions.filter), sizes: sizes,
      isEverySize: arguments.has(MeasuringOptions.all))
  }

  /// The cases that are meant, in catalogue order; of an optional size only where it is named or every size is meant.
  ///
  /// - Throws: `InputError` naming a pattern or size that fits no case.
  func cases(in catalog: Catalog) throws(InputError) -> [CaseKey] {
    let usual = Set(catalog.cases)
    let all = catalog.allCases.filter { key in
      isEverySize || usual.contains(key) || sizes.contains(key.size)
        || globs.contains { $0.names(size: key.size) && $0.matches(key) }
    }
    for glob in globs where !all.contains(where: { glob.matches($0) }) {
      throw InputError("no case matches '\(glob)'", advice: Self.advice(for: glob.description, catalog))
    }
    let named = all.filter { key in globs.isEmpty || globs.contains { $0.matches(key) } }
    for size in sizes where !named.contains(where: { $0.size == size }) {
      let known = Set(named.map(\.size)).sorted().map(String.init).joined(separator: ", ")
      throw InputError("no case has size \(size)", advice: "choose from \(known)")
    }
    return sizes.isEmpty ? named : named.filter { sizes.contains($0.size) }
  }

  private static func advice(for pattern: String, _ catalog: Catalog) -> String {
    let scenario = pattern.split(separator: "/").first.map(String.init) ?? pattern
    if let known = catalog[scenario] {
      return "its variants are \(known.variants.joined(separator: ", ")), "
        + "its sizes \((known.sizes + known.optionalSizes).map(String.init).joined(separator: ", "))"
    }
    let names = catalog.scenarios.map(\.name)
    let families = names.map { String($0.prefix { $0 != "." }) }
    if let near = Suggestion.nearest(to: scenario, among: families + names) {
      return "did you mean '\(near)'? 'list' shows all"
    }
    return "'list' shows all"
  }
}

extension Catalog {
  /// What tables say of the scenarios.
  @MainActor var notes: ScenarioNotes {
    ScenarioNotes(
      analysis: Dictionary(uniqueKeysWithValues: scenarios.map { ($0.name, $0.analysis) }),
      variants: Dictionary(uniqueKeysWithValues: scenarios.map { ($0.name, $0.variants) }),
      sizeUnits: Dictionary(
        uniqueKeysWithValues: scenarios.compactMap { scenario in scenario.sizeUnit.map { (scenario.name, $0) }
        }),
      equivalents: Dictionary(uniqueKeysWithValues: scenarios.map { ($0.name, $0.equivalent) }))
  }
}
