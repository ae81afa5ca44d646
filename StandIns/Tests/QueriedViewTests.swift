// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import SwiftData
import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
    Text("counted \(count)")
    Queried(title: "all:")
  }
}

@MainActor
struct QueriedViewTests {
  @Test func whoMakesAViewInAnotherFileGivesNothingForItsPrivateQueries() throws {
    let container = try ModelContainer(
      for: Entry.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for title in ["a", "c", "b"] { container.mainContext.insert(Entry(title: title)) }
    let host = ViewHost { Queried(title: "all:").modelContainer(container) }
    #expect(host.texts == ["all: 3 3 cba"])
  }

  @Test func aViewWhoseQueriesAskForTheSameRunsNoBodyWhenTheOneAboveDoes() throws {
    let container = try ModelContainer(
      for: Entry.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let host = ViewHost { Counter().modelContainer(container) }
    let report = try host.tapAndRender("Count")
    #expect(report.bodyEvaluations["Counter"] == 1)
    #expect(report.bodyEvaluations["Queried"] == 0)
    container.mainContext.insert(Entry(title: "a"))
    #expect(try host.render().bodyEvaluations["Queried"] == 1)
    #expect(host.texts == ["Count", "counted 1", "all: 1 1 a"])
  }
}
