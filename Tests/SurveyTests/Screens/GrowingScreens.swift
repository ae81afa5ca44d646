// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation

/// A list in which a step runs more the more rows there are, and the same list without that; five that were found in the
/// sidebar of a published app when it had a hundred rows.
///
/// - Source: manaflow-ai/cmux, pull request 7221: each was shipped because a dozen rows do not show it.
struct GrowingScreen: Sendable {
  let name: String
  /// The step that grows, and what of it.
  let step, view: String
  let growing, mended: @MainActor @Sendable () -> AnyView

  static let all: [GrowingScreen] = [
    GrowingScreen(
      name: "each row looks through the whole list", step: "tap-mark", view: "ProjectingRow",
      growing: { AnyView(Projecting(handsOver: false)) }, mended: { AnyView(Projecting(handsOver: true)) }),
    GrowingScreen(
      name: "an == that compares an array", step: "tap-mark", view: "ArrayRow",
      growing: { AnyView(Comparing(comparesAll: true)) }, mended: { AnyView(Comparing(comparesAll: false)) }),
    GrowingScreen(
      name: "a resize that runs every row", step: "resize", view: "SizedRow",
      growing: { AnyView(Resizing(handsSize: true)) }, mended: { AnyView(Resizing(handsSize: false)) }),
    GrowingScreen(
      name: "a toolbar that follows the list", step: "tap-mark", view: "ToolRow",
      growing: { AnyView(Toolbar(isApart: false)) }, mended: { AnyView(Toolbar(isApart: true)) }),
    GrowingScreen(
      name: "a change that nobody shows", step: "tap-mark", view: "UnreadRow",
      growing: { AnyView(Unread(isWhole: true)) }, mended: { AnyView(Unread(isWhole: false)) }),
  ]
}

private struct Entry: Identifiable, Equatable {
  let id: Int
  var isMarked = false
  static let some = (0..<6).map { Entry(id: $0) }
}

@Observable
private final class Entries {
  var all = Entry.some
  var visits = 0
}

// MARK: Each row looks through the whole list

private struct Projecting: View {
  let handsOver: Bool
  @State private var entries = Entries()
  var body: some View {
    VStack {
      Button("Mark") { entries.all[0].isMarked.toggle() }
      if handsOver {
        ProjectedRows(entries: entries)
      } else {
        ForEach(0..<6) { ProjectingRow(id: $0, entries: entries) }
      }
    }
  }
}

private struct ProjectingRow: View {
  let id: Int
  let entries: Entries
  var body: some View {
    Text(entries.all.first { $0.id == id }?.isMarked == true ? "marked \(id)" : "row \(id)")
  }
}

private struct ProjectedRows: View {
  let entries: Entries
  var body: some View { ForEach(entries.all) { HandedRow(entry: $0) } }
}

private struct HandedRow: View {
  let entry: Entry
  var body: some View { Text(entry.isMarked ? "marked \(entry.id)" : "row \(entry.id)") }
}

// MARK: An == that compares an array

private struct Comparing: View {
  let comparesAll: Bool
  @State private var entries = Entry.some
  @State private var marks = [0]
  var body: some View {
    VStack {
      Button("Mark") { marks.append(marks.count) }
      Text("\(marks.count) marks")
      ForEach(entries) { ArrayRow(entry: $0, marks: comparesAll ? marks : []).equatable() }
    }
  }
}

private struct ArrayRow: View, Equatable {
  let entry: Entry
  let marks: [Int]
  var body: some View { Text(marks.contains(entry.id + 1_000) ? "marked \(entry.id)" : "row \(entry.id)") }
}

// MARK: A resize that runs every row

private struct Resizing: View {
  let handsSize: Bool
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("\(Int(proxy.size.width)) wide")
        ForEach(Entry.some) { SizedRow(entry: $0, width: handsSize ? proxy.size.width : nil) }
      }
    }
  }
}

private struct SizedRow: View {
  let entry: Entry
  let width: CGFloat?
  var body: some View {
    Text("row \(entry.id)").frame(minWidth: width.map { $0 / 2 }, maxWidth: width == nil ? .infinity : width)
  }
}

// MARK: A toolbar that follows the list

private struct Toolbar: View {
  let isApart: Bool
  @State private var count = Entries()
  var body: some View {
    NavigationStack {
      VStack {
        Button("Mark") { count.visits += 1 }
        if isApart { ToolRows() } else { ForEach(Entry.some) { ToolRow(entry: $0) { _ = count.visits } } }
      }
      .toolbar { if isApart { Visits(count: count) } else { Text("\(count.visits) visits") } }
    }
  }
}

private struct Visits: View {
  let count: Entries
  var body: some View { Text("\(count.visits) visits") }
}

private struct ToolRows: View {
  var body: some View { ForEach(Entry.some) { ToolRow(entry: $0) {} } }
}

private struct ToolRow: View {
  let entry: Entry
  let onOpen: () -> Void
  var body: some View { Button("row \(entry.id)", action: onOpen) }
}

// MARK: A change that nobody shows

private final class Whole: ObservableObject {
  @Published var entries = Entry.some
  @Published var visits = 0
}

private struct Unread: View {
  let isWhole: Bool
  @StateObject private var whole = Whole()
  @State private var entries = Entries()
  var body: some View {
    VStack {
      Button("Mark") {
        whole.visits += isWhole ? 1 : 0
        entries.visits += 1
      }
      ForEach(Entry.some) { entry in
        if isWhole { UnreadRow(id: entry.id, whole: whole) } else { ReadRow(id: entry.id, entries: entries) }
      }
    }
  }
}

private struct UnreadRow: View {
  let id: Int
  @ObservedObject var whole: Whole
  var body: some View { Text(whole.entries[id].isMarked ? "marked \(id)" : "row \(id)") }
}

private struct ReadRow: View {
  let id: Int
  let entries: Entries
  var body: some View { Text(entries.all[id].isMarked ? "marked \(id)" : "row \(id)") }
}
