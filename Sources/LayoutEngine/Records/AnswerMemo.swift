// SPDX-License-Identifier: Apache-2.0

/// Answers remembered per proposal for the records that are not exact.
///
/// A list per record, searched from the newest; it grows as far as the record is asked, because forgetting
/// answers makes nested stacks ask exponentially often.
struct MemoStorage {
  struct Answer {
    var proposal: SIMD2<Double>
    var size: SIMD2<Double>
  }
  private struct List {
    var answers: UnsafeMutablePointer<Answer>
    var count: Int32
    var capacity: Int32
  }

  private var lists: ContiguousArray<List> = []
  private var freed: [Int32] = []

  /// The answer to `proposal` in list `index`, if it is remembered.
  func find(_ index: Int32, _ proposal: SIMD2<Double>) -> SIMD2<Double>? {
    if index < 0 { return nil }
    let list = lists[Int(index)]
    var i = Int(list.count) - 1
    while i >= 0 {
      if sameProposal(list.answers[i].proposal, proposal) { return list.answers[i].size }
      i -= 1
    }
    return nil
  }

  /// The answers to two proposals in list `index`, if both are remembered.
  func find(
    _ index: Int32, _ first: SIMD2<Double>, _ second: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    if index < 0 { return nil }
    let list = lists[Int(index)]
    var found: (first: SIMD2<Double>?, second: SIMD2<Double>?)
    // These are asked for before any other as a rule.
    for i in 0..<Int(list.count) {
      let answer = list.answers[i]
      if sameProposal(answer.proposal, first) { found.first = answer.size }
      if sameProposal(answer.proposal, second) { found.second = answer.size }
      if let first = found.first, let second = found.second { return (first, second) }
    }
    return nil
  }

  mutating func remember(_ index: inout Int32, _ proposal: SIMD2<Double>, _ size: SIMD2<Double>) {
    if index < 0 {
      if let reused = freed.popLast() {
        index = reused
      } else {
        index = Int32(lists.count)
        lists.append(List(answers: .allocate(capacity: 8), count: 0, capacity: 8))
      }
    }
    var list = lists[Int(index)]
    if list.count == list.capacity {
      let larger = UnsafeMutablePointer<Answer>.allocate(capacity: Int(list.capacity) * 2)
      larger.moveInitialize(from: list.answers, count: Int(list.count))
      list.answers.deallocate()
      list.answers = larger
      list.capacity *= 2
    }
    (list.answers + Int(list.count)).initialize(to: Answer(proposal: proposal, size: size))
    list.count += 1
    lists[Int(index)] = list
  }

  /// The answers in a list, oldest first.
  func answers(_ index: Int32) -> [Answer] {
    if index < 0 { return [] }
    let list = lists[Int(index)]
    return Array(UnsafeBufferPointer(start: list.answers, count: Int(list.count)))
  }

  mutating func drop(_ index: inout Int32) {
    if index < 0 { return }
    lists[Int(index)].count = 0
    freed.append(index)
    index = -1
  }

  func deallocate() {
    for list in lists { list.answers.deallocate() }
  }
}
