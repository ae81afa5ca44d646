// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews
import Survey
import Testing

/// An object that outlives every screen: what a step does to it is done once and for all.
private final class SharedTheme: ObservableObject {
  @MainActor static let shared = SharedTheme()
  @Published var width = 0
}

private struct WidthModifier: ViewModifier {
  @ObservedObject var theme = SharedTheme.shared
  func body(content: Content) -> some View { content.environment(\.width, theme.width) }
}

private struct WidthText: View {
  @Environment(\.width) private var width
  var body: some View { Text("Width \(width)") }
}

private struct ThemeScreen: View {
  @ObservedObject var theme = SharedTheme.shared
  var body: some View {
    VStack {
      WidthText()
      Button("Widen") { theme.width = 1 }
    }
    .modifier(WidthModifier())
  }
}

extension EnvironmentValues {
  @Entry fileprivate var width = 0
}

private struct DiceScreen: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Text("\(number)")
      Button("Throw") { number = .random(in: 1...1_000_000) }
    }
  }
}

private struct LotteryScreen: View {
  @State private var number = Int.random(in: 1...1_000_000_000)
  var body: some View { Text("\(number)") }
}

private final class Person: ObservableObject {
  @Published var name = "Ann"
  @Published var age = 30
}

private struct PersonName: View {
  @ObservedObject var person: Person
  var body: some View { Text(person.name) }
}

private struct Greeting: View {
  @ObservedObject var person: Person
  var body: some View { Text("Hello") }
}

private struct PersonScreen: View {
  let hasName: Bool
  @State private var person = Person()
  var body: some View {
    VStack {
      Greeting(person: person)
      if hasName { PersonName(person: person) }
      Button("Older") { person.age += 1 }
    }
  }
}

/// A row that shows nothing of what its action does: an old action writes an old number.
private struct AddingRow: View {
  let number: Int
  let add: () -> Void
  var body: some View { Button("add", action: add) }
}

private struct AddingScreen: View {
  let writesItsNumber: Bool
  @State private var number = 0
  @State private var total = 0
  var body: some View {
    let number = number
    VStack {
      Text("total \(total)")
      ForEach(["a", "b", "c", "d"], id: \.self) { _ in
        AddingRow(number: number) { if writesItsNumber { total += number } }
      }
      Button("one") { self.number += 1 }
      Button("two") { self.number += 1 }
      Button("three") { self.number += 1 }
      Button("four") { self.number += 1 }
    }
  }
}

/// Fades a banner in, and takes it away by itself.
private struct BannerScreen: View {
  @State private var opacity = 0.0

  var body: some View {
    Text("saved").opacity(opacity)
    Button("Save") {
      withAnimation(.linear(duration: 0.4)) {
        opacity = 1
      } completion: {
        opacity = 0
      }
    }
  }
}

/// What a trial takes for the merit of a change.
@Suite(.serialized) @MainActor
struct SurveyTrialsTests {
  private func survey<V: View>(_ make: @escaping @MainActor () -> V) async throws -> ScreenSurvey {
    let preview = RegisteredPreview(name: "trial", module: "Tests", file: nil, line: nil, fixedSize: nil) {
      AnyView(make())
    }
    return try await ScreenSurvey(PreviewScreen(name: "preview.trial", title: "Trial", preview: preview))
  }

  @Test("A step that leaves something behind for the next screen proves nothing")
  func lasting() async throws {
    let survey = try await survey { ThemeScreen() }
    // As in a process of its own.
    SharedTheme.shared.width = 0
    let candidate = SurveyCandidate(.objectForAction, "WidthModifier", [SurveyStep.Property("theme", .value)])
    let trial = try await SurveyTrials(survey).trial(candidate)
    #expect(trial.difference == "Tap \"Widen\"")
  }

  @Test("A screen that shows a random number does not prove that nothing is shown of it")
  func random() async throws {
    let survey = try await survey { DiceScreen() }
    let candidate = SurveyCandidate(
      .stateReadForAction, "DiceScreen", [SurveyStep.Property("number", .value)])
    let trial = try await SurveyTrials(survey).trial(candidate)
    #expect(trial.saved > 0)
    #expect(trial.difference == "Tap \"Throw\"")
  }

  /// For a `PersonScreen`.
  private static let candidates = [
    SurveyCandidate(.objectReadWhole, "", object: "Person"),
    SurveyCandidate(.objectUnused, "Greeting", [SurveyStep.Property("person", .value)]),
  ]

  @Test(
    "To delete what no code uses goes before another class, which is told where it saves more",
    arguments: [true, false])
  func unused(hasName: Bool) async throws {
    let survey = try await survey { PersonScreen(hasName: hasName) }
    let trials = try await SurveyTrials(survey).tried(Self.candidates)
    #expect(trials.map(\.saved) == [hasName ? 2 : 1, 1])
    #expect(trials.map(\.isCovered) == [!hasName, false])
  }

  @Test(
    "What the first and the last of steps that are alike tell holds for those between",
    arguments: [true, false])
  func alike(writesItsNumber: Bool) async throws {
    let survey = try await survey { AddingScreen(writesItsNumber: writesItsNumber) }
    let acting = try await SurveyTrials(survey).acting().filter { $0.view == "AddingScreen" }
    #expect(
      Set(acting.map { $0.step }) == (writesItsNumber ? ["tap-one", "tap-two", "tap-three", "tap-four"] : []))
  }

  @Test("What is seen on the way and is gone in the end is seen, too")
  func onTheWay() async throws {
    let survey = try await survey { BannerScreen() }
    let candidate = SurveyCandidate(
      .stateReadForAction, "BannerScreen", [SurveyStep.Property("opacity", .value)])
    #expect(try await SurveyTrials(survey).trial(candidate).difference == "Tap \"Save\"")
  }

  @Test("Without time nothing is claimed: no row is known to run in vain, and what was not tried is no trial")
  func outOfTime() async throws {
    let survey = try await survey { AddingScreen(writesItsNumber: false) }
    var hasTime = true
    let trials = try await SurveyTrials(survey) { if !hasTime { throw SurveyTrials.OutOfTime() } }
    let candidate = SurveyCandidate(.closureInView, "AddingRow", [SurveyStep.Property("add", .closure)])
    #expect(try await trials.trial(candidate).steps.count == 6)
    hasTime = false
    await #expect(throws: SurveyTrials.OutOfTime.self) { try await trials.trial(candidate) }
    let acting = try await trials.acting().filter { $0.view == "AddingScreen" }
    #expect(Set(acting.map { $0.step }) == ["tap-one", "tap-two", "tap-three", "tap-four"])
  }

  @Test("The first change is kept without further time; of the others it is not known whether they save more")
  func justInTime() async throws {
    let survey = try await survey { PersonScreen(hasName: true) }
    var hasTime = true
    let trials = try await SurveyTrials(survey) { if !hasTime { throw SurveyTrials.OutOfTime() } }
    var tried: [SurveyTrial] = []
    for candidate in Self.candidates { tried.append(try await trials.trial(candidate)) }
    let savings = SurveyTrial.savings(in: tried)
    #expect(savings.count == 2)
    hasTime = false
    var kept: [SurveyCandidate] = []
    await #expect(throws: SurveyTrials.OutOfTime.self) { try await trials.keep(savings) { kept.append($0) } }
    #expect(kept == [savings[0]])
  }

  @Test("Only the steps are done that are asked for: others have ended a process")
  func only() async throws {
    let survey = try await survey { AddingScreen(writesItsNumber: false) }
    let candidate = SurveyCandidate(.closureInView, "AddingRow", [SurveyStep.Property("add", .closure)])
    let trial = try await SurveyTrials(survey, only: ["tap-two", "tap-four"]).trial(candidate)
    #expect(trial.steps.map(\.name) == ["tap-two", "tap-four"])
  }

  @Test("Each time that a screen is made it draws the same random numbers")
  func repeatedRandom() {
    let preview = RegisteredPreview(name: "random", module: "Tests", file: nil, line: nil, fixedSize: nil) {
      AnyView(LotteryScreen())
    }
    let screen = PreviewScreen(name: "preview.random", title: "Random", preview: preview)
    let shown = (0..<5).map { _ in screen.mount().displayList.map(\.text) }
    // Tests on other threads may draw in between; a survey's process has none.
    #expect(Set(shown).count < shown.count)
  }
}
