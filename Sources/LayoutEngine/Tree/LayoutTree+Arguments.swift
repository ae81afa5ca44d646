// SPDX-License-Identifier: Apache-2.0

/// Where the arguments of a record stand: two beside the record, four in a list of their own, rarer ones in another.
extension LayoutTree {
  /// The arguments of any record, NaN for those that its role does not have.
  @inline(__always)
  func allArguments(_ id: LayoutID) -> FourArguments {
    if records[id].kind.hasFourArguments { return store.fourArguments(id) }
    return FourArguments(arguments[id].first, arguments[id].second, .nan, .nan)
  }

  /// Where a record's rarer arguments stand; -1 for a record that has none.
  @inline(__always)
  func extraIndex(_ id: LayoutID) -> Int32 {
    let kind = records[id].kind
    if kind == .text { return -1 }
    return kind.hasFourArguments ? store.extraOfFour(id) : records[id].extra
  }

  /// A record's rarer arguments.
  @inline(__always)
  func extra(_ id: LayoutID) -> RecordExtra? {
    let index = extraIndex(id)
    return index < 0 ? nil : store.extra(at: index)
  }

  func setExtra(_ id: LayoutID, _ extra: RecordExtra) {
    if extra.guideValue != nil || extra.box != nil { asksForBaselines = true }
    store.setExtra(id, extra)
  }

  func setFourArguments(_ id: LayoutID, _ arguments: FourArguments) { store.setFourArguments(id, arguments) }
}
