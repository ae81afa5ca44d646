// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import CMeasurement
import EngineBase
import ViewEngine

/// A screen that is measured without a scenario: a preview, or a view that needs no arguments.
@MainActor package struct PreviewScreen {
  /// What its one case is called, as a variant.
  package static let mount = "mount"

  /// In result files: `preview.card-dark`.
  package let name: String
  /// For people: `Card.swift "Dark"`.
  package let title: String
  package let preview: RegisteredPreview

  /// Every preview of every module that is linked into this program, by module, file and line.
  ///
  /// - Throws: what making a preview throws.
  package static func all() throws -> [PreviewScreen] { screens(of: try Preview.all()) }

  /// A screen for each preview. Where several modules call one the same, the module's name comes first.
  package static func screens(of previews: [RegisteredPreview]) -> [PreviewScreen] {
    let unnamed = Dictionary(grouping: previews.filter { $0.name == nil }) { [$0.module, $0.file] }
    let modules = Dictionary(grouping: previews, by: caseName).mapValues { Set($0.map(\.module)).count }
    var numbers: [String: Int] = [:]
    return previews.map { preview in
      var word = caseName(of: preview)
      var title = title(of: preview, isOnlyOne: unnamed[[preview.module, preview.file]]?.count == 1)
      if modules[word] != 1 {
        word = CaseWord.word(preview.module) + "-" + word
        title = "\(preview.module).\(title)"
      }
      let number = numbers[word, default: 0] + 1
      numbers[word] = number
      let suffix = number == 1 ? "" : "-\(number)"
      return PreviewScreen(
        name: "preview." + CaseWord.shortened(word, to: 32 - suffix.count) + suffix, title: title,
        preview: preview)
    }
  }

  package init(name: String, title: String, preview: RegisteredPreview) {
    (self.name, self.title, self.preview) = (name, title, preview)
  }

  /// The file's name and the preview's, the second left out where it says the same.
  private static func caseName(of preview: RegisteredPreview) -> String {
    let file = CaseWord.word(baseName(preview.file ?? ""))
    var own = CaseWord.word(preview.name ?? "")
    if preview.file == nil, own.hasSuffix("-previews") { own.removeLast("-previews".count) }
    let parts = [file, own == file ? "" : own].filter { !$0.isEmpty }
    return parts.isEmpty ? "unnamed" : parts.joined(separator: "-")
  }

  /// The file's name, and the preview's where it says more; the line of one of several without a name.
  private static func title(of preview: RegisteredPreview, isOnlyOne: Bool) -> String {
    guard let file = preview.file else {
      let name = preview.name ?? preview.module
      return preview.part == 0 ? name : "\(name) (\(preview.part + 1))"
    }
    let base = baseName(file)
    if let name = preview.name { return name == base ? name : "\(base) \"\(name)\"" }
    return isOnlyOne ? base : preview.line.map { "\(base):\($0)" } ?? base
  }

  private static func baseName(_ file: String) -> String {
    file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// A host with the screen, after its first frame.
  package func mount(
    recordsEvents: Bool = false, assuming assumptions: [Assumption]? = nil,
    textMeasuring: any TextMeasuring = GridTextMeasuring()
  ) -> ViewHost {
    // Whoever makes the screen again sees the same one, on whatever day.
    cm_repeat_random_numbers()
    cm_repeat_dates(Self.date)
    VirtualClock.onMove = { cm_move_date(Int64(($0.inSeconds * 1e9).rounded())) }
    return ViewHost.measuring {
      ViewHost(
        size: preview.fixedSize ?? CGSize(width: 390, height: 844), textMeasuring: textMeasuring,
        recordsEvents: recordsEvents, bodyClock: { Clock.monotonic }, assumptions: assumptions
      ) { preview.makeView() }
    }
  }

  /// When each screen is made, in seconds since 1970: on Wednesday, 15 April 2026, at 9:41 UTC.
  private static let date: Int64 = 1_776_246_060
}
