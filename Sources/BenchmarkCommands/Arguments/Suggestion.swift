// SPDX-License-Identifier: Apache-2.0

/// "Did you mean": the known word nearest to a mistyped one.
package enum Suggestion {
  /// The nearest word, if it is near enough to be a slip: its beginning, or at most a third of the letters wrong.
  package static func nearest(to word: String, among known: [String]) -> String? {
    guard word.utf8.count <= 80 else { return nil }
    if word.count >= 2, let longer = known.first(where: { $0.hasPrefix(word) }) { return longer }
    let scored = known.map { (word: $0, distance: distance(word, $0)) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    let allowed = max(1, (max(word.count, best.word.count) + 1) / 3)
    return best.distance <= allowed ? best.word : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours from one word to the other.
  ///
  /// - Source: Damerau, "A technique for computer detection and correction of spelling errors", 1964, in the
  ///   restricted form (no letter is edited twice).
  package static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left)
    let b = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
