// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// How a part of a run is named on the command line, and which cases are its.
extension RunRecord.Shard {
  /// Reads `2/8`.
  ///
  /// - Throws: `InputError` for anything else.
  package init(option text: String) throws(InputError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      count <= Self.highestCount,
      (1...count).contains(number)
    else {
      throw InputError("--shard is '\(text)'", advice: "give I/N with I from 1 to N, such as 2/8")
    }
    self.init(index: number, count: count)
  }

  /// The cases of this part, in their order. Every case is in exactly one part, whatever the machine; the variants
  /// of a scenario at one size stay together, because they are timed together.
  ///
  /// - Parameter cost: What a case takes, in any unit; the dearest are dealt out first, each to the part that has
  ///   least so far, which keeps the parts within one scenario at a size of each other.
  /// - Source: Graham, "Bounds on multiprocessing timing anomalies", 1969 (longest processing time first).
  func part(of cases: [CaseKey], cost: (CaseKey) -> Double) -> [CaseKey] {
    struct Group: Hashable {
      let scenario: String
      let size: Int
    }
    let names = cases.map { Group(scenario: $0.scenario, size: $0.size) }
    var costs: [Group: Double] = [:]
    var firsts: [Group: Int] = [:]
    for (index, name) in names.enumerated() {
      costs[name, default: 0] += cost(cases[index])
      if firsts[name] == nil { firsts[name] = index }
    }
    let order = firsts.sorted { left, right in
      let (mine, theirs) = (costs[left.key] ?? 0, costs[right.key] ?? 0)
      return mine != theirs ? mine > theirs : left.value < right.value
    }
    var loads = [Double](repeating: 0, count: count)
    var mine: Set<Group> = []
    for (name, _) in order {
      var lightest = 0
      for part in loads.indices where loads[part] < loads[lightest] { lightest = part }
      loads[lightest] += costs[name] ?? 0
      if lightest == index - 1 { mine.insert(name) }
    }
    return cases.indices.filter { mine.contains(names[$0]) }.map { cases[$0] }
  }
}
