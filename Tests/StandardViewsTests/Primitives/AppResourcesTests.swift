// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Testing

@MainActor
struct AppResourcesTests {
  private static let json = """
    {"texts": {"test.title": {"parts": ["A **title**"], "order": []},
               "test %@ of %@": {"parts": ["", " / ", "!"], "order": [1, 0]},
               "test %@ broken": {"parts": ["a", "b"], "order": [3]}},
     "pictures": {"test-photo": [40, 20], "test-line": [7]}, "data": {"test-feed": "data-set-0"}}
    """

  /// What a screen shows with these resources; there are none before and afterwards.
  private static func shown(@ViewBuilder _ content: () -> some View) throws -> DisplayList {
    AppResources.use(try JSONDecoder().decode(AppResources.self, from: Data(json.utf8)))
    defer { AppResources.use(nil) }
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { content() }
    return host.displayList
  }

  @Test func aKeyIsShownByItsText() throws {
    let list = try Self.shown {
      Text("test.title")
      Text("test.none")
      Text(verbatim: "test.title")
      Text("test \(1) of \("two")")
      Text("test \(1) broken")
      Button("test.title") {}
    }
    #expect(
      list.map(\.text) == ["A title", "test.none", "test.title", "two / 1!", "test 1 broken", "A title"])
    #expect(Text("test.title") == Text("test.title"))
  }

  @Test func aPictureHasItsSize() throws {
    let list = try Self.shown {
      Image("test-photo")
      Image("test-line")
      Image(systemName: "test-photo")
    }
    let sizes = [(40, 20), (10, 10), (17, 17)].map { CGSize(width: $0.0, height: $0.1) }
    #expect(list.map(\.frame.size) == sizes)
  }

  @Test func withoutResourcesAKeyIsItsText() {
    let host = ViewHost { Text("test.title") }
    #expect(host.displayList.map(\.text) == ["test.title"])
  }
}
