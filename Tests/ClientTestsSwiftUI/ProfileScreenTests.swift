// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import SwiftUI
import Testing

@MainActor
@Suite struct ProfileScreenTests {
  private func previews() throws -> [RegisteredPreview] {
    try Preview.all().filter { $0.module == "ClientTestsSwiftUI" }
  }

  @Test("Every preview of a linked module is found, with name, file and line")
  func found() throws {
    let previews = try previews()
    let grouped = Array(repeating: "Grouped_Previews", count: 5)
    #expect(
      previews.map(\.name) == [nil, "Accented", "Read"] + grouped + ["HiddenPreviews", "Profile_Previews"])
    #expect(previews.prefix(4).map(\.file) == Array(repeating: "ProfileScreen.swift", count: 3) + [nil])
    #expect(previews.prefix(4).map(\.line) == [64, 68, 80, nil])
    #expect(previews[1].fixedSize == CGSize(width: 200, height: 100))
  }

  @Test("Each return of a preview may give another type of view")
  func returned() throws {
    let preview = try previews()[2]
    #expect(ViewHost { preview.makeView() }.texts == ["no title"])
  }

  @Test("Each view of a provider is a preview; of those that a ForEach makes, the first")
  func eachOfAProvider() throws {
    let shown = try previews().dropFirst(3).map { preview in ViewHost { preview.makeView() }.texts }
    #expect(
      shown == [
        ["first"], ["second", "over"], ["third a", "over"], ["fourth a", "over"], ["fifth"], ["hidden"],
        ["Ada"],
      ])
  }

  @Test("A preview's own state is kept and written")
  func previewable() throws {
    let preview = try previews()[1]
    let host = ViewHost { preview.makeView() }
    #expect(host.texts.first == "Ada red #0 3")
    try host.tapAndRender("Count 1")
    #expect(host.buttons["Count 2"].exists)
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("Entries have their defaults; publishers and objects work through `import Combine`")
  func entries() throws {
    let host = ViewHost { ProfileScreen() }
    #expect(host.texts.first == "Ada plain #0 0")
    try host.tapAndRender("Save")
    #expect(host.texts.prefix(2) == ["Ada plain #1 0", "saved 1"])
  }

  @Test("Delays run on the host's clock through `import SwiftUI`", arguments: ["Later", "Sleep"])
  func virtualTime(_ button: String) async throws {
    let host = ViewHost { ProfileScreen() }
    try host.tapAndRender(button)
    try await host.advance(by: .seconds(59))
    #expect(host.texts[1] == "")
    try await host.advance(by: .seconds(2))
    #expect(host.texts[1] != "")
  }

  @Test("Data made by the macro animates its view (A-6)")
  func animatable() async throws {
    let host = ViewHost { ProfileScreen() }
    try host.tapAndRender("Grow")
    try await host.advance(by: .milliseconds(500))
    #expect(host.texts[2] == "Badge 50")
    try await host.advance(by: .milliseconds(600))
    #expect(host.texts[2] == "Badge 100")
  }
}
