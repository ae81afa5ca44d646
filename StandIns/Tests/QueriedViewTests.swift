// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import SwiftData
import SwiftUI
import Testing

@MainActor
struct QueriedViewTests {
  @Test func whoMakesAViewInAnotherFileGivesNothingForItsPrivateQueries() throws {
    let container = try ModelContainer(
      for: Entry.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for title in ["a", "c", "b"] { container.mainContext.insert(Entry(title: title)) }
    let host = ViewHost { Queried(title: "all:").modelContainer(container) }
    #expect(host.texts == ["all: 3 3 cba"])
  }
}
