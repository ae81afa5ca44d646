// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// Whatever a client's closure or method reads while the engine updates or lays out is a dependency (I-37): a write
/// brings the screen to what a host shows that starts with the new value.
@MainActor
@Suite struct ClosureReadsTests {
  /// Where the number comes from that only the closure reads.
  enum Source: CaseIterable {
    case state, binding, object, observable, environment
  }

  @Test(
    "I-37: a number that only a closure reads is up to date", arguments: Source.allCases,
    ReadingPlace.allCases)
  func upToDate(_ source: Source, _ place: ReadingPlace) throws {
    let writer = NumberWriter()
    let host = ViewHost { NumberScreen(source: source, place: place, writer: writer, number: 1) }
    for number in 2...4 {
      writer.write()
      try host.render()
      let fresh = ViewHost {
        NumberScreen(source: source, place: place, writer: NumberWriter(), number: number)
      }
      #expect(host.displayList == fresh.displayList, "\(number)")
      #expect(host.displayList == host.recomputedDisplayList(), "\(number)")
    }
    let first = ViewHost {
      NumberScreen(source: source, place: place, writer: NumberWriter(), number: 1)
    }
    // A place that shows nothing of the number would prove nothing.
    #expect(first.displayList != host.displayList)
    #expect(host.diagnostics == [])
  }

  @Test("I-32, I-37: a write in such a closure is refused, and said", arguments: ReadingPlace.allCases)
  func writesAreRefused(_ place: ReadingPlace) throws {
    struct Screen: View {
      let place: ReadingPlace
      @State private var n = 1
      var body: some View {
        place.view {
          n += 1
          return 1
        }
      }
    }
    let host = ViewHost { Screen(place: place) }
    #expect(
      host.diagnostics.contains("Modifying state during view update, this will cause undefined behavior."))
    #expect(try host.render().frames == 0)
  }

  @Test(
    "I-33, I-37: what a closure reports reaches its host, also where no body runs",
    arguments: ReadingPlace.allCases)
  func issuesReachTheHost(_ place: ReadingPlace) throws {
    let model = NumberModel(1)
    let host = ViewHost {
      place.view {
        if model.number > 1 { _ = State(initialValue: 1).projectedValue }
        return model.number
      }
    }
    #expect(host.diagnostics == [])
    model.number = 2
    let report = try host.render()
    #expect(host.diagnostics.contains { $0.hasPrefix("Accessing State's value outside of being installed") })
    // Elsewhere than in bodies, nobody's body had to run for it.
    if !place.isBody { #expect(report.bodyEvaluations.total == 0) }
  }

  @Test("I-37: a closure that no longer reads a number is not run for it")
  func dependenciesFollowTheReads() throws {
    let (flag, model) = (NumberModel(0), NumberModel(1))
    let log = EventLog()
    let host = ViewHost {
      VStack(alignment: .leading) {
        Text("a")
        Text("b").alignmentGuide(.leading) { _ in
          log.add("guide")
          return flag.number == 0 ? Double(model.number) : 0
        }
      }
    }
    model.number = 2
    try host.render()
    flag.number = 1
    try host.render()
    _ = log.take()
    model.number = 3
    try host.render()
    // The registration of the earlier run is used up by this change.
    _ = log.take()
    model.number = 4
    #expect(try host.render().frames == 0)
    #expect(log.take() == [])
  }

  @Test("I-32: a client's == runs in the update, so it cannot write, and it makes no dependency")
  func comparisons() throws {
    struct Child: View, Equatable {
      let number: Binding<Int>
      let name: String
      nonisolated static func == (a: Self, b: Self) -> Bool {
        if b.number.wrappedValue > 1 { b.number.wrappedValue = 100 }
        return a.name == b.name
      }
      var body: some View { Text(name) }
    }
    struct Screen: View {
      @State private var n = 1
      @State private var tick = 0
      var body: some View {
        Text("\(tick)")
        Child(number: $n, name: "child")
        Button("tick") { tick += 1 }
        Button("add") { n += 1 }
      }
    }
    let host = ViewHost { Screen() }
    try host.tapAndRender("tick")
    #expect(try host.tapAndRender("add").bodyEvaluations.total == 0)
    try host.tapAndRender("tick")
    #expect(
      host.diagnostics == ["Modifying state during view update, this will cause undefined behavior."])
  }
}

@Observable
final class NumberModel {
  var number: Int
  init(_ number: Int) { self.number = number }
}

private final class NumberObject: ObservableObject {
  @Published var number: Int
  init(_ number: Int) { self.number = number }
}

private struct AmountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var amount: Int {
    get { self[AmountKey.self] }
    set { self[AmountKey.self] = newValue }
  }
}

/// Adds to the number of a screen, whatever is presented over it.
@MainActor
private final class NumberWriter {
  var write: () -> Void = {}
}

/// A place with a closure that reads a number of a source.
private struct NumberScreen: View {
  let source: ClosureReadsTests.Source
  let place: ReadingPlace
  let writer: NumberWriter
  let number: Int
  var body: some View {
    switch source {
    case .state: OfState(place: place, writer: writer, number: number)
    case .binding: OfOwner(place: place, writer: writer, number: number)
    case .object: OfObject(place: place, writer: writer, object: NumberObject(number))
    case .observable: OfObservable(place: place, writer: writer, model: NumberModel(number))
    case .environment: OfEnvironment(place: place, writer: writer, number: number)
    }
  }

  private struct OfState: View {
    let place: ReadingPlace
    let writer: NumberWriter
    @State var number: Int
    var body: some View {
      let _ = writer.write = { number += 1 }
      place.view { number }
    }
  }

  private struct OfOwner: View {
    let place: ReadingPlace
    let writer: NumberWriter
    @State var number: Int
    var body: some View {
      let _ = writer.write = { number += 1 }
      OfBinding(place: place, number: $number)
    }
  }

  private struct OfBinding: View {
    let place: ReadingPlace
    @Binding var number: Int
    var body: some View { place.view { number } }
  }

  private struct OfObject: View {
    let place: ReadingPlace
    let writer: NumberWriter
    @StateObject var object: NumberObject
    init(
      place: ReadingPlace, writer: NumberWriter, object: @autoclosure @escaping () -> NumberObject
    ) {
      self.place = place
      self.writer = writer
      _object = StateObject(wrappedValue: object())
    }
    var body: some View {
      let _ = writer.write = { object.number += 1 }
      place.view { object.number }
    }
  }

  private struct OfObservable: View {
    let place: ReadingPlace
    let writer: NumberWriter
    @State var model: NumberModel
    var body: some View {
      let _ = writer.write = { model.number += 1 }
      place.view { [model] in model.number }
    }
  }

  private struct OfEnvironment: View {
    let place: ReadingPlace
    let writer: NumberWriter
    @State var number: Int
    var body: some View {
      let _ = writer.write = { number += 1 }
      Reader(place: place).environment(\.amount, number)
    }

    struct Reader: View {
      let place: ReadingPlace
      @Environment(\.amount) private var amount
      var body: some View { place.view { amount } }
    }
  }
}
