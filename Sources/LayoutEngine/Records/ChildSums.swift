// SPDX-License-Identifier: Apache-2.0

/// Whether the division of L-51 makes the stack's length a clamp, judged by the minima of its flexible children.
///
/// Children are served by rising flexibility; of those without a maximum, the one with the larger minimum comes
/// first. Suppose that minima do not rise and maxima do not fall in that order. Then a child that takes more than its
/// share leaves too little for the next only if there is too little for all. A child that takes less leaves the rest
/// to children that can take more. So together they use clamp(available, sum of minima, sum of maxima).
struct FlexibleMinima {
  /// The minimum of the children with a maximum; NaN where there is none.
  private var bounded = Double.nan
  private var boundedDiffer = false
  /// The largest minimum of the children without.
  private var endless = -Double.infinity

  /// Minima do not rise in the order of service.
  @inline(__always)
  var makeClamp: Bool { !boundedDiffer && !(endless > bounded) }

  /// Takes in a child that is flexible along the stack.
  @inline(__always)
  mutating func add(_ range: AxisLimits) {
    if range.maximum == .infinity {
      addEndless(range.minimum)
    } else {
      addBounded(range.minimum)
    }
  }

  /// The same for a child that is known to have no maximum.
  @inline(__always)
  mutating func addEndless(_ minimum: Double) {
    if minimum > endless { endless = minimum }
  }

  /// The same for one that is known to have a maximum.
  @inline(__always)
  mutating func addBounded(_ minimum: Double) {
    if bounded.isNaN {
      bounded = minimum
    } else if bounded != minimum {
      boundedDiffer = true
    }
  }

  mutating func add(_ other: FlexibleMinima) {
    if other.endless > endless { endless = other.endless }
    if !other.bounded.isNaN { addBounded(other.bounded) }
    if other.boundedDiffer { boundedDiffer = true }
  }
}

/// Sums over some of a stack's children, from which the stack's answer follows.
struct ChildSums {
  /// Minimum, ideal and maximum along the stack, added up.
  var main = AxisRange(fixed: 0)
  /// The largest minimum, ideal and maximum across the stack.
  var cross = AxisRange(fixed: 0)
  /// The minima of the children that are flexible along the stack; spacers apart, because they are served in a group
  /// of their own.
  var minima = FlexibleMinima()
  var threshold = 0.0
  var narrowestMax = 0.0
  /// The largest minimum across among the children without text.
  var plainCrossMinimum = 0.0
  /// The facts of any child, and the facts that all children have.
  var any: SlotFacts = []
  var all: SlotFacts = .summary

  /// Takes in a child, but for its ideal lengths.
  @inline(__always)
  mutating func add(
    main m: AxisLimits, cross c: AxisLimits, facts: SlotFacts, bounds: @autoclosure () -> TextBounds
  ) {
    main.minimum += m.minimum
    main.maximum += m.maximum
    let widest = cross.limits.widest(c)
    cross.minimum = widest.minimum
    cross.maximum = widest.maximum
    any.formUnion(facts)
    all.formIntersection(facts)
    if m.isFlexible && !facts.isSuperset(of: [.spacer, .prioritized]) { minima.add(m) }
    if facts.contains(.textual) {
      let b = bounds()
      threshold = max(threshold, b.threshold)
      narrowestMax = max(narrowestMax, b.narrowest)
    } else if c.minimum > plainCrossMinimum {
      plainCrossMinimum = c.minimum
    }
  }

  mutating func add(_ other: ChildSums) {
    main.minimum += other.main.minimum
    main.ideal += other.main.ideal
    main.maximum += other.main.maximum
    cross = cross.widest(other.cross)
    minima.add(other.minima)
    threshold = max(threshold, other.threshold)
    plainCrossMinimum = max(plainCrossMinimum, other.plainCrossMinimum)
    narrowestMax = max(narrowestMax, other.narrowestMax)
    any.formUnion(other.any)
    all.formIntersection(other.all)
  }
}

/// For stacks of many children: sums of sixteen children, of sixteen such sums and so on, so that one
/// changed child costs a logarithmic number of additions.
///
/// A sum depends on the children alone and not on the order in which they changed.
struct SumStorage {
  static let fanOut = 16

  /// The sums of one stack. The pointer stays in this file.
  struct Tree {
    fileprivate var sums: UnsafeMutablePointer<ChildSums>
    fileprivate var capacity: Int
    /// Children summed up.
    fileprivate(set) var leafCount: Int

    /// The sum of all children.
    var total: ChildSums { sums[SumStorage.sumCount(leafCount) - 1] }

    /// Sums up all children.
    func build(_ children: Range<SlotIndex>, _ slots: SummedSlots) {
      let fanOut = SumStorage.fanOut
      var count = (children.count + fanOut - 1) / fanOut
      for block in 0..<count {
        let start = children.lowerBound + block * fanOut
        (sums + block).initialize(to: slots.sum(start..<min(start + fanOut, children.upperBound)))
      }
      var below = 0
      var level = count
      while count > 1 {
        let parents = (count + fanOut - 1) / fanOut
        for block in 0..<parents {
          (sums + level + block).initialize(to: combine(below, block, count))
        }
        below = level
        level += parents
        count = parents
      }
    }

    private func combine(_ below: Int, _ block: Int, _ count: Int) -> ChildSums {
      let fanOut = SumStorage.fanOut
      var result = ChildSums()
      for index in (block * fanOut)..<min((block + 1) * fanOut, count) { result.add(sums[below + index]) }
      return result
    }

    /// Sums up anew what one of the children is in.
    @inline(never)
    func refresh(_ child: SlotIndex, of children: Range<SlotIndex>, _ slots: SummedSlots) {
      let fanOut = SumStorage.fanOut
      var block = (child - children.lowerBound) / fanOut
      let start = children.lowerBound + block * fanOut
      sums[block] = slots.sum(start..<min(start + fanOut, children.upperBound))
      var count = (children.count + fanOut - 1) / fanOut
      var below = 0
      while count > 1 {
        let level = below + count
        block /= fanOut
        sums[level + block] = combine(below, block, count)
        below = level
        count = (count + fanOut - 1) / fanOut
      }
    }
  }

  private(set) var trees: ContiguousArray<Tree> = []
  private var freed: [Int32] = []

  /// Sums a tree of `leafCount` children has on all levels.
  static func sumCount(_ leafCount: Int) -> Int {
    var total = 0
    var level = leafCount
    repeat {
      level = (level + fanOut - 1) / fanOut
      total += level
    } while level > 1
    return total
  }

  /// Makes room for the sums of `leafCount` children; their values are to be written.
  mutating func prepare(_ index: inout Int32, leafCount: Int) {
    if index < 0 {
      if let reused = freed.popLast() {
        index = reused
      } else {
        index = Int32(trees.count)
        trees.append(Tree(sums: .allocate(capacity: 1), capacity: 1, leafCount: 0))
      }
    }
    let needed = Self.sumCount(leafCount)
    if trees[Int(index)].capacity < needed {
      trees[Int(index)].sums.deallocate()
      // A list that has grown grows again.
      let capacity = trees[Int(index)].capacity > 1 ? needed + needed / 2 : needed
      trees[Int(index)].sums = .allocate(capacity: capacity)
      trees[Int(index)].capacity = capacity
    }
    trees[Int(index)].leafCount = leafCount
  }

  mutating func drop(_ index: inout Int32) {
    if index < 0 { return }
    trees[Int(index)].leafCount = 0
    freed.append(index)
    index = -1
  }

  func deallocate() {
    for tree in trees { tree.sums.deallocate() }
  }
}

/// The columns from which children are summed up. Handed on apart from the other slots, which would be copied.
struct SummedSlots {
  let mains: LimitColumn
  let crosses: LimitColumn
  let infos: SlotColumn<SlotInfo>
  let bounds: SlotColumn<TextBounds>
  let ideals: RareColumn<SIMD2<Double>>
  let axis: Axis

  /// The sum of some children.
  func sum(_ range: Range<SlotIndex>) -> ChildSums {
    var result = ChildSums()
    for slot in range {
      result.add(main: mains[slot], cross: crosses[slot], facts: infos[slot].facts, bounds: bounds[slot])
    }
    (result.main.ideal, result.cross.ideal) =
      result.any.contains(.ideals) ? idealSums(range) : (result.main.minimum, result.cross.minimum)
    return result
  }

  /// The children's ideal lengths, added up along the stack, and the largest across.
  @inline(never)
  private func idealSums(_ range: Range<SlotIndex>) -> (main: Double, cross: Double) {
    var sums = (main: 0.0, cross: 0.0)
    for slot in range {
      var (main, cross) = (mains[slot].minimum, crosses[slot].minimum)
      if infos[slot].facts.contains(.ideals), let ideal = ideals[slot] {
        (main, cross) = (ideal[axis], ideal[axis.other])
      }
      sums.main += main
      if cross > sums.cross { sums.cross = cross }
    }
    return sums
  }
}

extension SlotStorage {
  /// What the sums of a stack's children are made of.
  @inline(__always)
  func summed(along axis: Axis) -> SummedSlots {
    SummedSlots(
      mains: limits.lengths(on: axis), crosses: limits.lengths(on: axis.other), infos: infos, bounds: bounds,
      ideals: ideals, axis: axis)
  }
}
