// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Survey

// Which views are the same ones.
extension SurveyPair {
  static let all = values + objects + dependencies + identity + content

  static let identity: [SurveyPair] = [
    SurveyPair(
      "an id that is made anew", Due(rule: .unstableID, view: "IDScreen", property: "Panel"),
      before: { IDScreen(isStable: false) }, after: { IDScreen(isStable: true) }),
    SurveyPair(
      "rows with new ids", Due(rule: .unstableRowIDs, view: "EntryScreen", property: "Panel"),
      before: { EntryScreen(isStable: false) }, after: { EntryScreen(isStable: true) }),
    SurveyPair(
      "rows by their position", Due(rule: .positionalRowIDs, view: "QueueScreen", property: "Panel"),
      before: { QueueScreen(byPosition: true) }, after: { QueueScreen(byPosition: false) }),
    SurveyPair(
      "rows of a List by their offset", Due(rule: .positionalRowIDs, view: "TrackScreen", property: "Panel"),
      before: { TrackScreen(byPosition: true) }, after: { TrackScreen(byPosition: false) }),
    SurveyPair(
      "rows of a lazy stack with new ids", Due(rule: .unstableRowIDs, view: "FeedScreen", property: "Panel"),
      before: { FeedScreen(isStable: false) }, after: { FeedScreen(isStable: true) }),
    SurveyPair(
      "two branches with the same view",
      Due(rule: .replacedByCondition, view: "BranchScreen", property: "Panel"),
      before: { BranchScreen(isSplit: true) }, after: { BranchScreen(isSplit: false) }),
    SurveyPair(
      "two branches with the same view and other arguments",
      Due(rule: .replacedByCondition, view: "KeyScreen", property: "Key"),
      before: { KeyScreen(isSplit: true) }, after: { KeyScreen(isSplit: false) }),
    SurveyPair(
      "two types around the same view in an AnyView",
      Due(rule: .replacedByType, view: "ErasedScreen", property: "Key"),
      before: { ErasedScreen(isErased: true) }, after: { ErasedScreen(isErased: false) }),
    SurveyPair(
      "different views with one in common in an AnyView", nil, before: { ModeScreen() },
      after: { EmptyView() }),
    SurveyPair("an id that says what is shown", nil, before: { PageScreen() }, after: { EmptyView() }),
  ]
}

private struct Panel: View {
  let title: String
  var body: some View { Text(title) }
}

private struct IDScreen: View {
  let isStable: Bool
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Panel(title: "Still").id(isStable ? 0 : count)
      Button("Add") { count += 1 }
    }
  }
}

private struct Entry: Identifiable {
  let id: AnyHashable
  let title: String
}

private struct EntryScreen: View {
  let isStable: Bool
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Section("Entries") { ForEach(entries) { Panel(title: $0.title) } }
      Button("Add") { count += 1 }
    }
  }

  private var entries: [Entry] {
    ["A", "B", "C"].map { Entry(id: isStable ? AnyHashable($0) : AnyHashable(UUID()), title: $0) }
  }
}

private struct QueueScreen: View {
  let byPosition: Bool
  @State private var names = ["A", "B", "C", "D", "E"]
  var body: some View {
    VStack {
      if byPosition {
        ForEach(names.indices, id: \.self) { Panel(title: names[$0]) }
      } else {
        ForEach(names, id: \.self) { Panel(title: $0) }
      }
      Button("Next") { if !names.isEmpty { names.removeFirst() } }
    }
  }
}

private struct TrackScreen: View {
  let byPosition: Bool
  @State private var tracks = ["A", "B", "C", "D"]
  var body: some View {
    List {
      if byPosition {
        ForEach(Array(tracks.enumerated()), id: \.offset) { Panel(title: $0.element) }
      } else {
        ForEach(tracks, id: \.self) { Panel(title: $0) }
      }
      Button("Play next") { tracks.insert("Z\(tracks.count)", at: 0) }
    }
  }
}

private struct FeedScreen: View {
  let isStable: Bool
  @State private var count = 0
  var body: some View {
    ScrollView {
      Button("Add \(count)") { count += 1 }
      LazyVStack { ForEach(entries) { Panel(title: $0.title) } }
    }
  }

  private var entries: [Entry] {
    ["A", "B", "C"].map { Entry(id: isStable ? AnyHashable($0) : AnyHashable(UUID()), title: $0) }
  }
}

private struct BranchScreen: View {
  let isSplit: Bool
  @State private var isFaded = false
  var body: some View {
    VStack {
      if isSplit {
        if isFaded { Panel(title: "Same").opacity(0.5) } else { Panel(title: "Same").opacity(1) }
      } else {
        Panel(title: "Same").opacity(isFaded ? 0.5 : 1)
      }
      Button("Fade") { isFaded.toggle() }
    }
  }
}

private struct ErasedScreen: View {
  let isErased: Bool
  @State private var isFaded = false
  var body: some View {
    VStack {
      if isErased {
        erased
      } else {
        Key(title: "Same").padding(isFaded ? 8 : 0)
      }
      Button("Fade") { isFaded.toggle() }
    }
  }

  private var erased: AnyView {
    isFaded ? AnyView(Key(title: "Same").padding(8)) : AnyView(Key(title: "Same"))
  }
}

private struct ModeScreen: View {
  @State private var isEditing = false
  var body: some View {
    VStack {
      if isEditing { AnyView(Editor()) } else { AnyView(Reader()) }
      isEditing ? AnyView(Editor()) : AnyView(Reader())
      Button("Edit") { isEditing.toggle() }
    }
  }

  private struct Editor: View {
    var body: some View {
      Panel(title: "Same")
      Text("edit")
    }
  }

  private struct Reader: View {
    var body: some View { Panel(title: "Same") }
  }
}

private struct Key: View {
  let title: String
  var body: some View {
    Text(title)
    Panel(title: "Key")
  }
}

private struct KeyScreen: View {
  let isSplit: Bool
  @State private var isClear = false
  var body: some View {
    VStack {
      if isSplit {
        if isClear { Key(title: "AC") } else { Key(title: "Back") }
      } else {
        Key(title: isClear ? "AC" : "Back")
      }
      Button("Clear") { isClear.toggle() }
    }
  }
}

private struct PageScreen: View {
  @State private var page = 0
  var body: some View {
    VStack {
      Panel(title: "Page \(page)").id(page)
      Button("Turn") { page += 1 }
    }
  }
}
