// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import HeadlessViews
import Survey
import Testing

@Suite(.serialized) @MainActor
struct SurveySizesTests {
  /// Every step of a screen, at 1, 4 and 16 times its rows.
  private func growth(_ make: @escaping @MainActor () -> AnyView) async throws -> [SurveyGrowth] {
    let preview = RegisteredPreview(
      name: "rows", module: "Tests", file: nil, line: nil, fixedSize: nil, make: make)
    let survey = try await ScreenSurvey(PreviewScreen(name: "preview.rows", title: "Rows", preview: preview))
    var steps: [SurveyStep] = []
    for planned in survey.plan.steps {
      var step = SurveyStep(
        screen: "preview.rows", screenTitle: "Rows", name: planned.name, title: planned.title)
      for copies in [1, 4, 16] {
        if let size = try? await survey.size(planned, copies: copies) { step.sizes.append(size) }
      }
      steps.append(step)
    }
    return SurveyGrowth.all(in: steps)
  }

  @Test(arguments: GrowingScreen.all.map(\.name)) func whatGrowsIsFoundAndItsMendedFormIsSilent(name: String)
    async throws
  {
    let screen = try #require(GrowingScreen.all.first { $0.name == name })
    let found = try await growth(screen.growing)
    let growing = try #require(found.first { $0.view == screen.view && $0.name == screen.step })
    #expect(growing.kind == .bodies && growing.order == .linear)
    #expect(growing.points.map(\.rows) == [6, 24, 96])
    #expect(growing.perRow == 1)
    let mended = try await growth(screen.mended)
    #expect(mended.filter { $0.name == screen.step }.map(\.text) == [])
  }

  private struct LazyFeed: View {
    @State private var isStarred = false
    var body: some View {
      ScrollView {
        LazyVStack {
          Button("Star") { isStarred.toggle() }
          ForEach(0..<50) { LazyRow(number: $0, isStarred: isStarred) {} }
        }
      }
    }
  }

  private struct LazyRow: View {
    let number: Int
    let isStarred: Bool
    let onOpen: () -> Void
    var body: some View { Text("row \(number)").frame(height: 80) }
  }

  /// Each row that is there runs, and there are no more of them.
  @Test func aLazyListStaysFlat() async throws {
    #expect(try await growth { AnyView(LazyFeed()) }.map(\.text) == [])
  }
}
