// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Combine
import Foundation
import HeadlessViews
import Survey
import Testing

@Suite(.serialized) @MainActor
struct ScreenSurveyTests {
  /// The bodies of each step, by the step's title; also of those that undo what a step led to.
  private func bodies(_ make: @escaping @MainActor () -> AnyView) async throws -> [String: Int] {
    let steps = try await SurveyedView(make).steps
    #expect(steps.compactMap(\.error).isEmpty)
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.title, Int($0.figure(.bodyEvaluations))) })
  }

  @MainActor
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var results: [Int] = []
    private var subscription: AnyCancellable?

    init(_ values: (Published<String>.Publisher) -> AnyPublisher<String, Never>) {
      subscription = values($query).sink { [unowned self] query in results = Array(0..<query.count * 5) }
    }
  }

  private struct SearchScreen: View {
    @StateObject var search: Search
    var body: some View {
      VStack {
        TextField("Search", text: $search.query)
        ForEach(search.results, id: \.self) { Row(number: $0) }
      }
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  @Test func aStepPaysForWhatAPublisherHandsOnInTheNextTurn() async throws {
    let atOnce = try await bodies {
      AnyView(SearchScreen(search: Search { AnyPublisher($0.dropFirst()) }))
    }
    let nextTurn = try await bodies {
      AnyView(SearchScreen(search: Search { $0.dropFirst().receive(on: RunLoop.main) }))
    }
    #expect(atOnce["Type into \"Search\""] == 6)
    #expect(nextTurn == atOnce)
  }

  @Test func aStepDoesNotPayForWhatComesLaterButANoteSaysHowMuchThatIs() async throws {
    let later = try await SurveyedView {
      AnyView(SearchScreen(search: Search { $0.dropFirst().debounce(for: 0.3, scheduler: RunLoop.main) }))
    }
    let typing = try #require(later.steps.first { $0.title == "Type into \"Search\"" })
    #expect(typing.figure(.bodyEvaluations) == 1)
    #expect(typing.notes.map { $0.prefix(24) } == ["the bill lacks 6 bodies "])
    #expect(later.steps.flatMap(\.notes).count == 1)
  }

  private struct TickingScreen: View {
    @State private var date = Date.now
    @State private var isOn = false
    var body: some View {
      Toggle("\(date.timeIntervalSince1970)", isOn: $isOn)
        .onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { date = $0 }
    }
  }

  @Test func whatRunsByItselfIsInNoNote() async throws {
    let ticking = try await SurveyedView { AnyView(TickingScreen()) }
    #expect(ticking.steps.flatMap(\.notes) == [])
  }

  private struct QueueScreen: View {
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("\(count)").onAppear { DispatchQueue.main.async { count += 1 } }
        Button("Count") { DispatchQueue.main.async { DispatchQueue.main.async { count += 1 } } }
        Button("Show") { DispatchQueue.main.async { isShown = true } }
      }
      .sheet(isPresented: $isShown) { Row(number: count) }
    }
  }

  /// Counted by hand: `body` at first and for `onAppear`; for the count; of the sheet its row alone, because `body` does
  /// not read whether it is shown.
  @Test func aStepPaysForWhatItQueues() async throws {
    let found = try await bodies { AnyView(QueueScreen()) }
    #expect(found["Mount"] == 2)
    #expect(found["Tap \"Count\""] == 1)
    #expect(found["Tap \"Show\""] == 1)
    #expect(found["Close the sheet of Tap \"Show\""] == 0)
    #expect(found["Idle frame"] == 0)
  }

  private struct Listed_Previews: PreviewProvider {
    static var previews: some View {
      QueueScreen()
      ForEach(0..<3) { number in Row(number: number) }
    }
  }

  /// A view that an app writes its previews in.
  private struct InBothSizes<Content: View>: View {
    let content: () -> Content
    var body: some View { ForEach([100, 200], id: \.self) { content().frame(width: $0) } }
  }
  private struct Pair: View {
    @State private var title = "one of two"
    var body: some View {
      Text(title)
      Text("the other")
    }
  }
  private struct Wrapped_Previews: PreviewProvider {
    static var previews: some View {
      InBothSizes { Row(number: 1) }.padding()
      Pair()
    }
  }

  @Test func aViewThatMakesSeveralIsSeveralPreviewsWhereItsBodyNeedsNoTree() async throws {
    let screens = try PreviewScreen.all().filter { $0.title.hasPrefix("Wrapped_Previews") }
    #expect(screens.map(\.name) == ["preview.wrapped", "preview.wrapped-2"])
    #expect(screens[0].mount().texts.count == 1)
    #expect(screens[0].preview.makePart().more == 1)
    #expect(screens[1].mount().texts == ["one of two", "the other"])
  }

  @Test func eachViewOfAProviderIsAScreenAndOfThoseThatAForEachMakesTheFirst() async throws {
    let screens = try PreviewScreen.all().filter { $0.title.hasPrefix("Listed_Previews") }
    #expect(screens.map(\.name) == ["preview.listed", "preview.listed-2"])
    #expect(screens.map(\.title) == ["Listed_Previews", "Listed_Previews (2)"])
    let mounts = try await (SurveyedView(screens[0]).steps[0], SurveyedView(screens[1]).steps[0])
    #expect(mounts.0.figure(.bodyEvaluations) == 2)
    #expect(mounts.0.notes == [])
    #expect(mounts.1.figure(.bodyEvaluations) == 1)
    #expect(mounts.1.notes == ["the first of 3 previews that a ForEach makes"])
  }

  @MainActor private final class Leaving {
    var rows = 0
  }

  private struct WaitingScreen: View {
    let leaving: Leaving
    @State private var isLoaded = false
    var body: some View {
      VStack {
        if isLoaded { Row(number: 1).onDisappear { leaving.rows += 1 } }
      }
      .task {
        try? await Task.sleep(for: .milliseconds(100))
        isLoaded = true
      }
    }
  }

  @Test func aScreenIsDroppedOnceItHasComeToRest() async throws {
    let leaving = Leaving()
    let preview = RegisteredPreview(name: "waiting", module: "Tests", file: nil, line: nil, fixedSize: nil) {
      AnyView(WaitingScreen(leaving: leaving))
    }
    let survey = try await ScreenSurvey(
      PreviewScreen(name: "preview.waiting", title: "Waiting", preview: preview))
    let drop = try #require(survey.plan.steps.first { $0.title == "Drop" })
    leaving.rows = 0
    var looks = SurveyLooks(
      at: drop, screen: "preview.waiting", title: "Waiting", isRecount: true, isTimed: false)
    _ = await survey.finish(&looks)
    // Once when it is rehearsed, once when it is counted.
    #expect(leaving.rows == 2)
  }

  private struct SlowWelcome: View {
    @State private var lines = 0
    let first: Duration
    var body: some View {
      Button("Go on") {}
        .allowsHitTesting(lines == 3)
        .task {
          try? await Task.sleep(for: first)
          while lines < 3 {
            lines += 1
            try? await Task.sleep(for: .milliseconds(700))
          }
        }
    }
  }

  @Test func aScreenThatArrivesSlowlyIsOperatedOnceItIsThere() async throws {
    func titles(_ first: Duration) async throws -> [String] {
      try await SurveyedView { AnyView(SlowWelcome(first: first)) }.steps.map(\.title)
    }
    #expect(try await titles(.milliseconds(500)).last == "Tap \"Go on\"")
    // Nobody knows that it will begin to move.
    #expect(try await titles(.seconds(10)).last == "Change the color scheme")
  }

  private struct Shop: App {
    @State private var isOpen = false
    var body: some Scene {
      WindowGroup {
        if isOpen { ShopTabs() } else { Button("Enter") { isOpen = true } }
      }
    }
  }

  private struct ShopTabs: View {
    var body: some View {
      TabView {
        Tab("Goods", systemImage: "cart") { Text("goods") }
        Tab("Settings", systemImage: "gear") { ShopSettings() }
      }
    }
  }

  private struct ShopSettings: View {
    @State private var isDark = false
    @State private var isAsked = false
    var body: some View {
      Toggle("Dark", isOn: $isDark)
      Text(isDark ? "dark" : "light")
      ForEach(0..<3) { number in Button("Reset \(number)") { isAsked = true } }
        .alert("Sure?", isPresented: $isAsked) { Button("Yes") { isDark = false } }
    }
  }

  @Test func theControlsOfAProgramAreFollowedToWhatTheyLeadTo() async throws {
    let preview = RegisteredPreview(
      name: "Shop", module: "Tests", file: nil, line: nil, fixedSize: nil, isProgram: true
    ) { AnyView(AppWindow(Shop())) }
    let screen = PreviewScreen(name: "preview.shop", title: "Shop", preview: preview)
    let steps = try await SurveyedView(screen).steps
    #expect(steps.compactMap(\.error).isEmpty)
    #expect(
      steps.map(\.title).dropFirst(6) == [
        "Tap \"Enter\"",
        "Tap \"Enter\", Tab \"Goods\"", "Tap \"Enter\", Tab \"Settings\"",
        "Tap \"Enter\", Tab \"Settings\", Toggle \"Dark\"",
        "Tap \"Enter\", Tab \"Settings\", Tap \"Reset 0\"",
        "Close the alert of Tap \"Enter\", Tab \"Settings\", Tap \"Reset 0\"",
        "Tap \"Enter\", Tab \"Settings\", Tap \"Reset 2\"",
        "Close the alert of Tap \"Enter\", Tab \"Settings\", Tap \"Reset 2\"",
        "Tap \"Enter\", Tab \"Settings\", Tap \"Reset 0\", Tap \"Yes\"",
      ])
    #expect(Set(steps.map(\.name)).count == steps.count)
    #expect(steps.first { $0.title.hasSuffix("Toggle \"Dark\"") }?.figure(.bodyEvaluations) == 1)
  }

  private struct Welcome: App {
    @State private var welcomes = true
    var body: some Scene {
      WindowGroup {
        ShopTabs().fullScreenCover(isPresented: $welcomes) {
          TabView {
            Text("Swipe")
            Button("Begin") { welcomes = false }
          }
          .tabViewStyle(.page)
        }
      }
    }
  }

  @Test func pagesThatWelcomeAreTurnedAndWhatIsBehindThemIsFollowed() async throws {
    let preview = RegisteredPreview(
      name: "Welcome", module: "Tests", file: nil, line: nil, fixedSize: nil, isProgram: true
    ) { AnyView(AppWindow(Welcome())) }
    let steps = try await SurveyedView(PreviewScreen(name: "preview.w", title: "W", preview: preview)).steps
    #expect(steps.compactMap(\.error).isEmpty)
    let titles = steps.map(\.title).dropFirst(6)
    #expect(titles.first == "Scroll to its end")
    #expect(titles.contains("Scroll to its end, Tap \"Begin\", Tab \"Settings\", Toggle \"Dark\""))
  }

  private struct SlowlyWelcoming: App {
    @State private var welcomes = true
    var body: some Scene {
      WindowGroup {
        if welcomes {
          Button("Begin") { welcomes = false }
        } else {
          SlowWelcome(first: .milliseconds(300))
        }
      }
    }
  }

  @Test func whatAControlLeadsToIsLookedAtOnceItHasComeToRest() async throws {
    let preview = RegisteredPreview(
      name: "Slow", module: "Tests", file: nil, line: nil, fixedSize: nil, isProgram: true
    ) { AnyView(AppWindow(SlowlyWelcoming())) }
    let steps = try await SurveyedView(PreviewScreen(name: "preview.s", title: "S", preview: preview)).steps
    #expect(steps.compactMap(\.error).isEmpty)
    #expect(steps.map(\.title).suffix(2) == ["Tap \"Begin\"", "Tap \"Begin\", Tap \"Go on\""])
  }

  private struct Theme<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content.padding() }
  }

  private struct Rows<Content: View>: View {
    let content: (Int) -> Content
    var body: some View { ForEach(0..<2, content: content) }
  }

  @Test func aScreenIsTheViewInsideOfItsThemeAndAListIsNoTheme() async throws {
    func view(_ make: @escaping @MainActor () -> AnyView) async throws -> String {
      try await SurveyedView(make).steps[0].view ?? ""
    }
    #expect(try await view { AnyView(Theme { Theme { ShopTabs().tint(.red) } }) } == "ShopTabs")
    #expect(try await view { AnyView(Rows { Row(number: $0) }) } == "Rows<Row>")
  }

  @Test func aPreviewOfAnAppsWindowIsAProgram() {
    #expect(Preview { AppWindow(Shop()) }.isProgram)
    #expect(!Preview { ShopTabs() }.isProgram)
  }
}
