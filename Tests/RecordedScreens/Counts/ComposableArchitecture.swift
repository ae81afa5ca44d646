// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Recording {
  /// The integration screens of the Composable Architecture, whose tests log every body. Their stores are observable
  /// objects here, one for each feature, that are written as the reducers write. What depends on stores that are made and
  /// let go is not replayed.
  static let composableArchitecture = Recording(
    "composable-architecture",
    source: "pointfreeco/swift-composable-architecture/blob/HEAD/Examples/Integration/IntegrationUITests",
    system: "iOS 17",
    arms: [
      .counted("ObservableBasics testBasics", ["Increment": "Basics 1", "Decrement": "Basics 1"]) {
        BasicsScreen(model: BasicsModel(), counts: $0)
      },
      .counted(
        "ObservableIdentifiedList testBasics", ["Add": "Basics 1, List 1, Row 2"],
        differs: "UIKit's list runs the closure of a new row twice (R-67)"
      ) { RowsScreen(counts: $0) },
      .counted(
        "ObservableIdentifiedList testAddTwoIncrementFirst", after: ["Add", "Add"],
        ["Increment 0": "Basics 1, List 1, Row 2"]
      ) { RowsScreen(counts: $0) },
      .counted(
        "ObservableIdentifiedList testAddTwoIncrementSecond", after: ["Add", "Add"],
        ["Increment 1": "Basics 1"]
      ) { RowsScreen(counts: $0) },
      .counted("ObservableOptional testBasics", ["Toggle": "Basics 1, Optional 1", "Increment": "Basics 1"]) {
        OptionalScreen(counts: $0)
      },
      .counted(
        "ObservableOptional testParentObserveChild", after: ["Toggle", "Increment"],
        ["Observe count": "Optional 1", "Increment": "Basics 1, Optional 1"]
      ) { OptionalScreen(counts: $0) },
      .counted(
        "ObservableEnum testBasics", ["Toggle feature 1": "Basics 1, Enum 1", "Increment": "Basics 1"]
      ) { EnumScreen(counts: $0) },
      .counted(
        "ObservableEnum testToggle1On_Toggle1Off", after: ["Toggle feature 1"], ["Toggle feature 1": "Enum 1"]
      ) {
        EnumScreen(counts: $0)
      },
      .counted(
        "ObservableEnum testToggle1On_Toggle2On", after: ["Toggle feature 1"],
        ["Toggle feature 2": "Basics 1, Enum 1"]
      ) { EnumScreen(counts: $0) },
      .counted("ObservableEnum testDismiss", after: ["Toggle feature 1"], ["Dismiss": "Enum 1"]) {
        EnumScreen(counts: $0)
      },
      .counted("ObservableSiblings testBasics", ["Increment 0": "Basics 1"]) { SiblingsScreen(counts: $0) },
      .counted("ObservableSiblings testResetAll", after: ["Increment 0"], ["Reset all": "Basics 2"]) {
        SiblingsScreen(counts: $0)
      },
      .counted("ObservableSiblings testResetSelf", after: ["Increment 0"], ["Reset self": "Basics 2"]) {
        SiblingsScreen(counts: $0)
      },
      .counted("ObservableSiblings testResetSwap", after: ["Increment 0"], ["Swap": "Basics 2"]) {
        SiblingsScreen(counts: $0)
      },
      .counted(
        "ObservablePresentation testOptional",
        ["Present sheet": "Basics 1, Presentation 1", "Increment": "Basics 1", "Dismiss": "Presentation 1"]
      ) { PresentationScreen(counts: $0) },
      .counted(
        "ObservablePresentation testOptional_ObserveChildCount", after: ["Present sheet"],
        [
          "Observe child count": "Presentation 1", "Increment": "Basics 1, Presentation 1",
          "Dismiss": "Presentation 1",
        ]
      ) { PresentationScreen(counts: $0) },
      .counted("ObservableNavigation testBasics", ["Push feature 0": "Basics 1", "Increment 1": "Basics 1"]) {
        StackScreen(counts: $0)
      },
      .counted(
        "ObservableNavigation testDeepStack", after: (0..<5).map { "Push feature \($0)" },
        ["Increment 5": "Basics 1"]
      ) { StackScreen(counts: $0) },
      .counted("ObservableSharedState testUserDefaults", ["Toggle 1": "Shared 1", "Toggle 2": "Shared 1"]) {
        StoredScreen(counts: $0)
      },
      .counted("ObservableSharedState testInMemory", ["Toggle 1": "Shared 1", "Toggle 2": "Shared 1"]) {
        SharedScreen(counts: $0)
      },
      .counted("iOS 16 Basics testBasics", ["Increment": "Basics 1", "Decrement": "Basics 1"]) {
        PublishedBasics(model: PublishedModel(), counts: $0)
      },
      .counted("iOS 16 Siblings testBasics", ["Increment 0": "Basics 1"]) { PublishedSiblings(counts: $0) },
      .counted("iOS 16 Siblings testResetAll", after: ["Increment 0"], ["Reset all": "Basics 2"]) {
        PublishedSiblings(counts: $0)
      },
      .counted("iOS 16 Siblings testResetSelf", after: ["Increment 0"], ["Reset self": "Basics 2"]) {
        PublishedSiblings(counts: $0)
      },
      .counted("iOS 16 Siblings testResetSwap", after: ["Increment 0"], ["Swap": "Basics 2"]) {
        PublishedSiblings(counts: $0)
      },
    ],
    notReplayed: [
      NotReplayed(
        "the same tests since Form has an id that changes", count: 6,
        reason:
          "a child's body runs once more because its store is released, which happens only with that library"
      ),
      NotReplayed("ObservableBindingLocal", count: 10, reason: "they look for warnings of the library"),
    ])
}

// MARK: - With observable models

@MainActor @Observable final class BasicsModel: Identifiable {
  /// Replaced as a whole when a feature is reset, so that it is another one though its count may be the same.
  struct Feature: Equatable {
    let id = UUID()
    var count = 0
  }

  var feature = Feature()
  @ObservationIgnored var dismiss: () -> Void = {}
}

struct BasicsScreen: View {
  var model: BasicsModel
  var number: Int?
  let counts: BodyCounts

  private var suffix: String { number.map { " \($0)" } ?? "" }

  var body: some View {
    let _ = counts("Basics")
    Text("\(model.feature.count)")
    Button("Decrement" + suffix) { model.feature.count -= 1 }
    Button("Increment" + suffix) { model.feature.count += 1 }
    Button("Dismiss" + suffix) { model.dismiss() }
  }
}

@MainActor @Observable final class RowsModel {
  var rows: [BasicsModel] = []
}

struct RowsScreen: View {
  @State private var model = RowsModel()
  let counts: BodyCounts

  var body: some View {
    let _ = counts("List")
    List {
      Section {
        if let first = model.rows.first?.feature.count { Text("Count: \(first)") }
        Button("Add") { model.rows.append(BasicsModel()) }
      }
      ForEach(model.rows) { row in
        let _ = counts("Row")
        Section {
          VStack {
            BasicsScreen(model: row, number: model.rows.firstIndex { $0 === row }, counts: counts)
          }
        }
      }
    }
  }
}

@MainActor @Observable final class OptionalModel {
  var child: BasicsModel?
  var isObserving = false
}

struct OptionalScreen: View {
  @State private var model = OptionalModel()
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Optional")
    Form {
      Section {
        Button("Toggle") { model.child = model.child == nil ? BasicsModel() : nil }
      }
      if model.child != nil {
        Section {
          if model.isObserving {
            Text("Count: \(model.child?.feature.count ?? 0)")
          } else {
            Button("Observe count") { model.isObserving = true }
          }
        }
      }
    }
    if let child = model.child {
      Form { BasicsScreen(model: child, counts: counts) }
    }
  }
}

@MainActor @Observable final class EnumModel {
  enum Destination {
    case first(BasicsModel)
    case second(BasicsModel)
  }

  var destination: Destination?

  func toggle(first: Bool) {
    switch (destination, first) {
    case (.first, true), (.second, false): destination = nil
    default:
      let model = BasicsModel()
      model.dismiss = { [weak self] in self?.destination = nil }
      destination = first ? .first(model) : .second(model)
    }
  }
}

struct EnumScreen: View {
  @State private var model = EnumModel()
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Enum")
    Form {
      Section {
        Button("Toggle feature 1") { model.toggle(first: true) }
        Button("Toggle feature 2") { model.toggle(first: false) }
      }
      switch model.destination {
      case .first(let child)?: Section("Feature 1") { BasicsScreen(model: child, counts: counts) }
      case .second(let child)?: Section("Feature 2") { BasicsScreen(model: child, counts: counts) }
      case nil: EmptyView()
      }
    }
  }
}

struct SiblingsScreen: View {
  @State private var children = [BasicsModel(), BasicsModel()]
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Siblings")
    Form {
      Section("Child 1") { BasicsScreen(model: children[0], number: 0, counts: counts) }
      Section("Child 2") { BasicsScreen(model: children[1], number: 1, counts: counts) }
      Section {
        Button("Reset all") { for child in children { child.feature = BasicsModel.Feature() } }
        Button("Reset self") { for child in children { child.feature = BasicsModel.Feature() } }
        Button("Swap") {
          let first = children[0].feature
          children[0].feature = children[1].feature
          children[1].feature = first
        }
      }
    }
  }
}

@MainActor @Observable final class PresentingModel {
  var sheet: BasicsModel?
  var isObserving = false

  func present() {
    let model = BasicsModel()
    model.dismiss = { [weak self] in self?.sheet = nil }
    sheet = model
  }
}

struct PresentationScreen: View {
  @State private var model = PresentingModel()
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Presentation")
    Form {
      Button("Present sheet") { model.present() }
      if model.isObserving, let count = model.sheet?.feature.count { Text("Count: \(count)") }
    }
    .sheet(item: $model.sheet) { sheet in
      NavigationStack {
        Form { BasicsScreen(model: sheet, counts: counts) }
          .toolbar {
            ToolbarItem { Button("Observe child count") { model.isObserving = true } }
          }
      }
    }
  }
}

@MainActor @Observable final class PathModel {
  var path: [Int] = []
  @ObservationIgnored var features: [BasicsModel] = (0..<6).map { _ in BasicsModel() }
}

struct StackScreen: View {
  @State private var model = PathModel()
  let counts: BodyCounts

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("Push feature 0", value: 1)
        .navigationDestination(for: Int.self) { number in
          Form {
            Section { BasicsScreen(model: model.features[number], number: number, counts: counts) }
            Section { NavigationLink("Push feature \(number)", value: number + 1) }
          }
        }
    }
  }
}

struct StoredScreen: View {
  @AppStorage("isOn of the counted screen") private var isFirstOn = false
  @AppStorage("isOn of the counted screen") private var isSecondOn = false
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Shared")
    Form {
      Button("Toggle 1") { isFirstOn.toggle() }
      Text(isFirstOn ? "1 on" : "1 off")
      Button("Toggle 2") { isSecondOn.toggle() }
      Text(isSecondOn ? "2 on" : "2 off")
    }
  }
}

@MainActor @Observable final class Switch {
  var isOn = false
}

struct SharedScreen: View {
  @State private var first: Switch
  @State private var second: Switch
  let counts: BodyCounts

  init(counts: BodyCounts) {
    let shared = Switch()
    _first = State(initialValue: shared)
    _second = State(initialValue: shared)
    self.counts = counts
  }

  var body: some View {
    let _ = counts("Shared")
    Form {
      Button("Toggle 1") { first.isOn.toggle() }
      Text(first.isOn ? "1 on" : "1 off")
      Button("Toggle 2") { second.isOn.toggle() }
      Text(second.isOn ? "2 on" : "2 off")
    }
  }
}

// MARK: - With published properties

@MainActor final class PublishedModel: ObservableObject {
  @Published var count = 0
}

struct PublishedBasics: View {
  @ObservedObject var model: PublishedModel
  var number: Int?
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Basics")
    Text("\(model.count)")
    Button("Decrement" + (number.map { " \($0)" } ?? "")) { model.count -= 1 }
    Button("Increment" + (number.map { " \($0)" } ?? "")) { model.count += 1 }
  }
}

struct PublishedSiblings: View {
  @State private var children = [PublishedModel(), PublishedModel()]
  let counts: BodyCounts

  var body: some View {
    let _ = counts("Siblings")
    Form {
      Section("Child 1") { PublishedBasics(model: children[0], number: 0, counts: counts) }
      Section("Child 2") { PublishedBasics(model: children[1], number: 1, counts: counts) }
      Button("Reset all") { for child in children { child.count = 0 } }
      Button("Reset self") { for child in children { child.count = 0 } }
      Button("Swap") {
        let first = children[0].count
        children[0].count = children[1].count
        children[1].count = first
      }
    }
  }
}
