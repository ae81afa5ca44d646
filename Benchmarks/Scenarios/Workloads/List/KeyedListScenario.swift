// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews

/// A list of identified rows whose items are written as a whole, from one array to another and back.
///
/// The scenarios of the family differ in the two arrays; this is what they share. The arrays are made beforehand.
protocol KeyedListScenario: Scenario where Variant == ListStyle {
  /// How many rows' bodies may run in a frame.
  static func changedRows(_ size: Int) -> Int
  var variant: Variant { get }
  var size: Int { get }
  var lists: KeyedLists { get }
}

extension KeyedListScenario {
  static var sizes: [Int] { [1_000] }
  static var optionalSizes: [Int] { [100, 10_000] }
  static var equivalent: [[ListStyle]] { [] }
  static var growth: [Metric: GrowthOrder] {
    [
      .bodyEvaluations: .linear, .viewComparisons: .linear, .sizeCalls: .linear, .placements: .linear,
      .displayEdits: .linear, .allocations: .linear,
    ]
  }

  static func changedRows(_ size: Int) -> Int { 0 }

  @ViewBuilder var content: some View {
    if variant == .stateful {
      StatefulKeyedList(lists.home, lists.handle)
    } else {
      KeyedList(lists.home, lists.handle)
    }
  }

  func prepare(_ host: ViewHost) throws {
    guard variant == .stateful else { return }
    lists.handle.note.write(KeyedLists.note)
    lists.isNoted = true
    try host.render()
  }

  func step(_ host: ViewHost, _ index: Int) {
    lists.handle.items.write(lists.items(at: index))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let rows = frame.bodyEvaluations["KeyedRow"] + frame.bodyEvaluations["StatefulKeyedRow"]
    try require(rows <= Self.changedRows(size), "bodies of the rows: \(rows)")
    try requireEqual(frame.bodyEvaluations.total - rows, 1, "bodies of the list")
    try requireEqual(host.texts, lists.texts(variant), "texts, in order")
  }

  func byHand() -> ((_ index: Int) -> Void)? {
    guard variant == .byHand else { return nil }
    let list = HandList(lists.home)
    return { list.show(lists.items(at: $0)) }
  }
}

/// The two arrays that a list shows in turn, and what has been shown.
final class KeyedLists {
  static let note = "kept"

  let home: [KeyedItem]
  let away: [KeyedItem]
  let handle: ListHandle
  /// Whether the row in the middle has its note; it loses it with its place in the list.
  var isNoted = false
  private var shown: [KeyedItem]
  /// Whether the row that may have a note is in each of the arrays.
  private let notedIsIn: (home: Bool, away: Bool)

  init(_ size: Int, selected: Int? = nil, _ change: (inout [KeyedItem]) -> Void) {
    var changed = KeyedItem.numbered(size)
    if let selected { changed[selected].isOn = true }
    home = changed
    change(&changed)
    away = changed
    shown = home
    let notedID = size / 2 + 1
    handle = ListHandle(notedID: notedID)
    notedIsIn = (home.contains { $0.id == notedID }, away.contains { $0.id == notedID })
  }

  /// The items of a frame.
  func items(at index: Int) -> [KeyedItem] {
    let isAway = index & 1 == 0
    shown = isAway ? away : home
    if !(isAway ? notedIsIn.away : notedIsIn.home) { isNoted = false }
    return shown
  }

  /// What is on screen, row by row.
  func texts(_ variant: ListStyle) -> [String] {
    shown.flatMap { item in
      let note = isNoted && item.id == handle.notedID ? Self.note : "off"
      return [item.title, item.isOn ? "on" : note]
    }
  }
}
