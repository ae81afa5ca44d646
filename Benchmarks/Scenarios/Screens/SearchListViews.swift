// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Observation

// The screen of `screens.search-list`, as it is usually written and as it costs least.

nonisolated struct ListedName: Identifiable, Hashable {
  let id: Int

  var text: String { "Name \(id)" }

  static func matching(_ query: String, among names: [ListedName], isDescending: Bool) -> [ListedName] {
    let matches = query.isEmpty ? names : names.filter { $0.text.contains(query) }
    return isDescending ? matches.reversed() : matches
  }
}

struct UsualSearch: View {
  let names: [ListedName]
  @State private var query = ""
  @State private var isDescending = false
  @State private var chosen: ListedName?

  init(names: Int) {
    self.names = (0..<names).map(ListedName.init(id:))
  }

  private var matches: [ListedName] {
    ListedName.matching(query, among: names, isDescending: isDescending)
  }

  var body: some View {
    VStack {
      HStack {
        TextField("Search", text: $query)
        Button("Clear") { query = "" }
        Button("Sort") { isDescending.toggle() }
      }
      Text("\(matches.count) names")
      List(matches, id: \.self) { name in
        UsualNameRow(name: name) { chosen = name }
      }
    }
  }
}

private struct UsualNameRow: View {
  let name: ListedName
  let choose: () -> Void

  var body: some View {
    HStack {
      Text(name.text)
      Spacer()
      Button("Choose", action: choose)
    }
  }
}

@Observable private final class SearchModel {
  private let names: [ListedName]
  private(set) var matches: [ListedName]
  var chosen: ListedName?
  var query = "" {
    didSet { search() }
  }
  var isDescending = false {
    didSet { search() }
  }

  init(names: Int) {
    self.names = (0..<names).map(ListedName.init(id:))
    matches = self.names
  }

  private func search() {
    matches = ListedName.matching(query, among: names, isDescending: isDescending)
  }
}

struct LeastSearch: View {
  @State private var model: SearchModel

  init(names: Int) {
    _model = State(initialValue: SearchModel(names: names))
  }

  var body: some View {
    VStack {
      SearchBar(model: model)
      MatchCount(model: model)
      MatchList(model: model)
    }
  }
}

private struct SearchBar: View {
  @Bindable var model: SearchModel

  var body: some View {
    HStack {
      TextField("Search", text: $model.query)
      Button("Clear") { model.query = "" }
      Button("Sort") { model.isDescending.toggle() }
    }
  }
}

private struct MatchCount: View {
  let model: SearchModel

  var body: some View { Text("\(model.matches.count) names") }
}

private struct MatchList: View {
  let model: SearchModel

  var body: some View {
    List(model.matches) { LeastNameRow(name: $0, model: model) }
  }
}

private struct LeastNameRow: View {
  let name: ListedName
  let model: SearchModel

  var body: some View {
    HStack {
      Text(name.text)
      Spacer()
      Button("Choose") { model.chosen = name }
    }
  }
}
