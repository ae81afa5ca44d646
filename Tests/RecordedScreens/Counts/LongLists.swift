// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// A list of 6,500 rows, written in six ways. Built for debugging, where what a body makes is erased to `AnyView`.
  static let listReload = Recording(
    "list-reload", source: "babbage/List-Reload/blob/HEAD/README.md", system: "iOS 18",
    arms: [
      rows("ContentViewA", 6_500) { number, counts in LinkedRow(number: number, counts: counts) },
      rows("ContentViewB", 6_500) { _, counts in PlainRow(counts: counts) },
      rows(
        "ContentViewC", 38,
        differs: "this engine makes a row once, when it becomes visible; UIKit's list makes it twice (R-67)"
      ) {
        number, counts in
        let _ = counts("Row")
        NavigationLink {
          Text("Item \(number), opened")
        } label: {
          Text("Item \(number)")
        }
      },
      rows("ContentViewD", 18) { number, counts in
        TitleRow(number: number, counts: counts).compared
      },
      rows("ContentViewE", 18) { number, counts in
        TitleRow(number: number, counts: counts).compared
      },
      rows("ContentViewF", 18) { number, counts in
        TitleRow(number: number, counts: counts).compared
      },
    ])

  private static func rows<Row: View>(
    _ name: String, _ count: Int, differs: String? = nil,
    @ViewBuilder row: @escaping @MainActor @Sendable (Int, BodyCounts) -> Row
  ) -> Arm {
    Arm(name, recorded: ["Row \(count)"], differs: differs) { driver, log in
      let counts = BodyCounts()
      // As high as seventeen rows and a part of one, which is what the phone showed.
      try driver.show(
        NavigationStack { List { ForEach(0..<6_500, id: \.self) { row($0, counts) } } },
        in: CGSize(width: 430, height: 780))
      try await driver.settle()
      log(counts.take())
    }
  }

  /// A list of 40,000 rows with and without an id on each row.
  static let fatbobman = Recording(
    "optimize-list", source: "https://fatbobman.com/en/posts/optimize_the_response_efficiency_of_list",
    system: "iOS 15",
    arms: [
      Arm("with id", recorded: ["40000 rows are made"]) { driver, log in
        let counts = BodyCounts()
        try driver.show(
          List { ForEach(0..<40_000) { MadeRow(number: $0, counts: counts).id($0) } },
          in: CGSize(width: 390, height: 600))
        try await driver.settle()
        log("\(counts["Made"]) rows are made")
      },
      Arm("without id", recorded: ["10 to 20 rows are made"]) { driver, log in
        let counts = BodyCounts()
        try driver.show(
          List { ForEach(0..<40_000) { MadeRow(number: $0, counts: counts) } },
          in: CGSize(width: 390, height: 600))
        try await driver.settle()
        let made = counts["Made"]
        log((10...20).contains(made) ? "10 to 20 rows are made" : "\(made) rows are made")
      },
    ])

  /// Favourites among landmarks: every row reads the array of all, or each has a model of its own.
  static let favourites = Recording(
    "wwdc25-306", source: "https://developer.apple.com/videos/play/wwdc2025/306", system: "iOS 26",
    arms: [
      .counted("one array", ["Mark 1": "Row 3"]) { FavouritesByArray(counts: $0) },
      .counted("one array, unmarked again", after: ["Mark 1"], ["Mark 1": "Row 3"]) {
        FavouritesByArray(counts: $0)
      },
      .counted("a model for each", ["Mark 1": "Row 1"]) { FavouritesByModel(counts: $0) },
      .counted("a model for each, unmarked again", after: ["Mark 1"], ["Mark 1": "Row 1"]) {
        FavouritesByModel(counts: $0)
      },
    ])

  /// A grid whose element is another one with each tick, kept by `==` or not.
  static let anyViewVersusGroup = Recording(
    "anyview-vs-group", source: "nalexn/anyview-vs-group/blob/HEAD/README.md", system: "iOS 13", arms: [],
    notReplayed: [
      NotReplayed("all six screens", count: 6, reason: "frames a second were published, and no counts")
    ])
}

struct LinkedRow: View {
  let number: Int
  let counts: BodyCounts

  var body: AnyView {
    counts("Row")
    return AnyView(
      NavigationLink {
        Text("Item \(number), opened")
      } label: {
        Text("Item \(number)")
      })
  }
}

struct PlainRow: View {
  let counts: BodyCounts

  var body: AnyView {
    counts("Row")
    return AnyView(Text("B"))
  }
}

struct TitleRow: View, @MainActor Equatable {
  let number: Int
  let counts: BodyCounts

  static func == (a: TitleRow, b: TitleRow) -> Bool { a.number == b.number }

  /// `equatable()` with its type hidden: a recording is no main actor's, and the type names the conformance that is.
  var compared: some View { equatable() }

  var body: AnyView {
    counts("Row")
    return AnyView(Text("Item \(number)"))
  }
}

struct MadeRow: View {
  let number: Int

  init(number: Int, counts: BodyCounts) {
    self.number = number
    counts("Made")
  }

  var body: some View {
    Text("Item \(number)")
  }
}

@MainActor @Observable final class FavouritesModel {
  var favourites: [Int] = []

  func toggle(_ number: Int) {
    if let place = favourites.firstIndex(of: number) {
      favourites.remove(at: place)
    } else {
      favourites.append(number)
    }
  }
}

struct FavouritesByArray: View {
  @State private var model = FavouritesModel()
  let counts: BodyCounts

  var body: some View {
    ForEach(0..<3) { FavouriteByArray(number: $0, model: model, counts: counts) }
  }
}

struct FavouriteByArray: View {
  let number: Int
  let model: FavouritesModel
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Row")
    Button("Mark \(number)") { model.toggle(number) }
    Text(model.favourites.contains(number) ? "favourite" : "")
  }
}

@MainActor @Observable final class FavouriteModel {
  var isFavourite = false
}

struct FavouritesByModel: View {
  @State private var models = (0..<3).map { _ in FavouriteModel() }
  let counts: BodyCounts

  var body: some View {
    ForEach(0..<3) { FavouriteByModel(number: $0, model: models[$0], counts: counts) }
  }
}

struct FavouriteByModel: View {
  let number: Int
  let model: FavouriteModel
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Row")
    Button("Mark \(number)") { model.isFavourite.toggle() }
    Text(model.isFavourite ? "favourite" : "")
  }
}
