// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults

/// The file that `new` writes.
struct ScenarioTemplate: Equatable {
  /// `group.workload`.
  let name: String

  /// Checks the name.
  ///
  /// - Throws: `InputError` when it breaks the rule for names.
  init(_ name: String) throws(InputError) {
    let isWord = name.wholeMatch(of: /[a-z][a-z-]*\.[a-z][a-z0-9-]*/) != nil
    guard isWord, name.count <= 40, !name.contains("--"), !name.hasSuffix("-") else {
      throw InputError(
        "'\(name)' is no scenario name",
        advice: "write group.workload in lowercase words joined by hyphens, at most 40 characters")
    }
    self.name = name
  }

  /// The type's name: `group.toggle-one-row` is `ToggleOneRowScenario`. The last word keeps a scenario about toggles
  /// from hiding SwiftUI's `Toggle` in its own module.
  var typeName: String { Self.joined(name.split(separator: ".")[1]) + "Scenario" }

  /// The folder's name: the group as a type would be written.
  var folder: String { Self.joined(name.split(separator: ".")[0]) }

  private static func joined(_ words: Substring) -> String {
    words.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The line for the catalogue.
  var catalogLine: String { "AnyScenario(\(typeName).self)," }

  /// The file.
  var text: String {
    """
    // SPDX-License-Identifier: Apache-2.0
    import BenchmarkHarness
    import HeadlessViews

    /// A tap on a button changes one text above a column of rows that do not change.
    struct \(typeName): Scenario {
      static let name = "\(name)"
      static let analysis = "A tap changes one text above rows that do not change; their bodies must not run."
      static let sizes = [10, 100, 1_000]

      enum Variant: String, CaseIterable {
        case rows
        case texts
      }

      let variant: Variant
      let size: Int
      /// Found once: a step that looks for its button would measure the search.
      private var add: Element?

      init(variant: Variant, size: Int) {
        self.variant = variant
        self.size = size
      }

      var content: some View { Screen(variant: variant, size: size) }

      mutating func prepare(_ host: ViewHost) throws {
        add = try host.buttons["add"].resolved()
      }

      func step(_ host: ViewHost, _ index: Int) throws {
        try add?.tap()
      }

      func check(_ frame: FrameReport, _ host: ViewHost) throws {
        try requireEqual(frame.bodyEvaluations["Screen"], 1, "bodies of Screen")
        try requireEqual(frame.bodyEvaluations["Row"], 0, "bodies of Row")
      }
    }

    extension \(typeName) {
      /// The whole screen.
      struct Screen: View {
        let variant: Variant
        let size: Int
        @State private var count = 0

        var body: some View {
          VStack {
            Text("count \\(count)")
            Button("add") { count += 1 }
            ForEach(0..<size, id: \\.self) { index in
              if variant == .rows {
                Row(index: index)
              } else {
                Text("row \\(index)")
              }
            }
          }
        }
      }

      /// One line; its input never changes.
      struct Row: View {
        let index: Int

        var body: some View { Text("row \\(index)") }
      }
    }

    """
  }
}
