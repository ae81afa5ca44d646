// SPDX-License-Identifier: Apache-2.0

extension Sequence {
  /// The elements, those with the largest value first, and of equal ones the earlier.
  package func mostFirst(by value: (Element) -> some Comparable) -> [Element] {
    map { (value: value($0), element: $0) }.enumerated().sorted { left, right in
      left.element.value == right.element.value
        ? left.offset < right.offset : left.element.value > right.element.value
    }.map(\.element.element)
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, where it stands first.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
