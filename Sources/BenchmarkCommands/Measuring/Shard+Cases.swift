// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// How a part of a run is named on the command line, and which cases are its.
extension RunRecord.Shard {
  /// Reads `2/8`.
  ///
  /// - Throws: `InputError` for anything else.
  init(option text: String) throws(InputError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      count <= Self.highestCount,
      (1...count).contains(number)
    else {
      throw InputError("--shard is '\(text)'", advice: "give I/N with I from 1 to N, such as 2/8")
    }
    self.init(index: number, count: count)
  }

  /// The cases of this part, in their order. Every case is in exactly one part, whatever the machine.
  ///
  /// - Parameter cost: What a case takes, in any unit; the dearest cases are dealt out first, each to the part
  ///   that has least so far, which keeps the parts within one case of each other.
  /// - Source: Graham, "Bounds on multiprocessing timing anomalies", 1969 (longest processing time first).
  func part(of cases: [CaseKey], cost: (CaseKey) -> Double) -> [CaseKey] {
    let costs = cases.map(cost)
    let order = cases.indices.sorted { costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 < $1 }
    var loads = [Double](repeating: 0, count: count)
    var mine: [Int] = []
    for index in order {
      var lightest = 0
      for part in loads.indices where loads[part] < loads[lightest] { lightest = part }
      loads[lightest] += costs[index]
      if lightest == self.index - 1 { mine.append(index) }
    }
    return mine.sorted().map { cases[$0] }
  }
}
