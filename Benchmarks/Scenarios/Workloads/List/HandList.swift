// SPDX-License-Identifier: Apache-2.0

/// What a programmer would write for the keyed lists without an engine: rows that know their texts and places, found
/// again by their ids between the first and the last that differ, and stacked anew from there.
final class HandList {
  private struct Frame {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private struct Row {
    let id: Int
    var title: String
    var isOn: Bool
    var state: String
    var frame = Frame(width: 390, height: 25)
    var titleFrame = Frame(x: 4, y: 4, height: 17)
    var stateFrame = Frame(y: 4, height: 17)

    init(_ item: KeyedItem) {
      id = item.id
      title = item.title
      isOn = item.isOn
      state = item.isOn ? "on" : "off"
      titleFrame.width = HandList.width(of: title)
      placeState()
    }

    mutating func receive(_ item: KeyedItem) {
      if title != item.title {
        title = item.title
        titleFrame.width = HandList.width(of: title)
      }
      if isOn != item.isOn {
        isOn = item.isOn
        state = isOn ? "on" : "off"
        placeState()
      }
    }

    private mutating func placeState() {
      stateFrame.width = HandList.width(of: state)
      stateFrame.x = 386 - stateFrame.width
    }
  }

  private var rows: [Row]

  init(_ items: [KeyedItem]) {
    rows = items.map(Row.init)
    stack(from: 0)
  }

  func show(_ items: [KeyedItem]) {
    let common = min(items.count, rows.count)
    var start = 0
    while start < common, rows[start].id == items[start].id {
      rows[start].receive(items[start])
      start += 1
    }
    if start == items.count && start == rows.count { return }
    var kept = 0
    while kept < common - start, rows[rows.count - 1 - kept].id == items[items.count - 1 - kept].id {
      kept += 1
    }
    let (oldEnd, newEnd) = (rows.count - kept, items.count - kept)
    var places: [Int: Int] = [:]
    places.reserveCapacity(oldEnd - start)
    for place in start..<oldEnd { places[rows[place].id] = place }
    var new: [Row] = []
    new.reserveCapacity(items.count)
    new.append(contentsOf: rows[..<start])
    for item in items[start..<newEnd] {
      if let place = places[item.id] {
        new.append(rows[place])
        new[new.count - 1].receive(item)
      } else {
        new.append(Row(item))
      }
    }
    for place in 0..<kept {
      new.append(rows[oldEnd + place])
      new[new.count - 1].receive(items[newEnd + place])
    }
    rows = new
    stack(from: start)
  }

  private func stack(from start: Int) {
    var y = start == 0 ? 0 : rows[start - 1].frame.y + 33
    for place in start..<rows.count {
      if rows[place].frame.y != y { rows[place].frame.y = y }
      y += rows[place].frame.height + 8
    }
  }

  private static func width(of text: String) -> Double { Double(text.utf8.count) * 8.5 }
}
