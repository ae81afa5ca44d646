// SPDX-License-Identifier: Apache-2.0

/// Values that few records have, by number. Numbers that came free are used again, the lowest first.
struct Pool<Element> {
  /// All values. What refers to something is read here, in place: a copy would retain it.
  private(set) var elements: ContiguousArray<Element> = []
  private var freed = FreeNumbers()

  func deallocate() { freed.deallocate() }

  /// How many values are in use.
  var count: Int { elements.count - freed.count }

  mutating func add(_ element: Element) -> Int32 {
    if let reused = freed.take() {
      elements[Int(reused)] = element
      return reused
    }
    elements.append(element)
    return Int32(elements.count - 1)
  }

  /// Lets a number be used again. The value stays in its place until then, so a caller whose values hold references
  /// replaces the value first.
  @inline(__always)
  mutating func remove(_ number: Int32) { freed.add(number) }

  mutating func removeAll() {
    elements = []
    freed.removeAll()
  }

  subscript(number: Int32) -> Element {
    @inline(__always) get { elements[Int(number)] }
    @inline(__always) _modify { yield &elements[Int(number)] }
  }

  /// Takes room for so many more values at once, see `RecordStore.reserve`.
  mutating func reserve(_ more: Int) {
    let needed = count + more
    if needed > 2 * elements.capacity { elements.reserveCapacity(needed) }
  }

  /// Gives back room, if there is much more than needed.
  mutating func trim() { elements.trim() }
}

extension ContiguousArray {
  /// Gives back room, if there is much more than needed. (A copy made by `init` would share all of it.)
  mutating func trim() {
    if !RecordStore.isSpacious(capacity, for: count) { return }
    var fewer = ContiguousArray()
    fewer.reserveCapacity(count)
    fewer.append(contentsOf: self)
    self = fewer
  }
}
