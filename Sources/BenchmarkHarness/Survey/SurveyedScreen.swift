// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import CMeasurement
import Foundation
import HeadlessViews

/// A screen that is measured without a scenario: a preview, or a view that needs no arguments.
struct SurveyedScreen {
  /// In result files: `preview.card-dark`.
  let name: String
  /// For people: `Card.swift "Dark"`.
  let title: String
  private let preview: RegisteredPreview
  /// Whether the process has nothing else to do.
  var isAlone = false

  /// Every preview of every module that is linked into this program, by module, file and line.
  ///
  /// - Throws: what making a preview throws.
  static func all() throws -> [SurveyedScreen] {
    var names: [String: Int] = [:]
    let previews = try Preview.all()
    let unnamed = Dictionary(grouping: previews.filter { $0.name == nil }, by: \.file).mapValues(\.count)
    return previews.map { preview in
      let base = caseName(of: preview)
      let number = names[base, default: 0] + 1
      names[base] = number
      let suffix = number == 1 ? "" : "-\(number)"
      return SurveyedScreen(
        name: "preview." + CaseWord.shortened(base, to: 32 - suffix.count) + suffix,
        title: title(of: preview, isOnlyOne: unnamed[preview.file] == 1), preview: preview)
    }
  }

  /// What it is called, and where it was written.
  var described: SurveyScreen {
    SurveyScreen(
      name: name, title: title, module: preview.module, file: preview.file.map { "\(preview.module)/\($0)" },
      line: preview.line)
  }

  init(name: String, title: String, preview: RegisteredPreview) {
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
    guard let file = preview.file else { return preview.name ?? preview.module }
    let base = baseName(file)
    if let name = preview.name { return name == base ? name : "\(base) \"\(name)\"" }
    return isOnlyOne ? base : preview.line.map { "\(base):\($0)" } ?? base
  }

  private static func baseName(_ file: String) -> String {
    file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// A host with the screen, after its first frame.
  func mount(
    recordsEvents: Bool = false, assuming assumptions: [Assumption]? = nil,
    textMeasuring: any TextMeasuring = GridTextMeasuring()
  ) -> ViewHost {
    // Whoever makes the screen again sees the same one.
    cm_repeat_random_numbers()
    let host = ViewHost.measuring {
      ViewHost(
        size: preview.fixedSize ?? CGSize(width: 390, height: 844), textMeasuring: textMeasuring,
        recordsEvents: recordsEvents, bodyClock: { Clock.monotonic }, assumptions: assumptions
      ) { preview.makeView() }
    }
    host.waitsForThreads = isAlone
    return host
  }
}

/// Words for the names of cases, made of whatever people call things.
enum CaseWord {
  /// Lowercase letters and digits, joined by hyphens: `Wi-Fi on` and `WiFiOn` become `wi-fi-on`.
  static func word(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isWord {
        let begins = ("A"..."Z").contains(scalar) && last.map { ("a"..."z").contains($0) } ?? false
        if begins || last == nil && !result.isEmpty { result += "-" }
        result += String(scalar).lowercased()
        last = scalar
      } else {
        last = nil
      }
    }
    return result
  }

  /// A word of at most so many characters; a longer one ends in a number that stands for what was cut off.
  static func shortened(_ word: String, to length: Int) -> String {
    guard word.count > length else { return word }
    let mark = String(digest(of: word) % 46_656, radix: 36)
    return "\(word.prefix(length - mark.count - 1))-\(mark)"
  }
}

extension Catalog {
  /// Every `#Preview` and `PreviewProvider` of every module that is linked into the program, as cases: what mounting
  /// them costs, held against a screen made from scratch. `survey` operates their controls as well.
  ///
  ///     BenchmarkCommand.main(catalog: .previews)
  public static var previews: Catalog {
    do {
      return try Catalog([]).withPreviews()
    } catch {
      // Names are made so that they are legal, and each there once; what `#Preview` makes does not throw.
      preconditionFailure("The previews cannot be listed: \(error)")
    }
  }

  /// The scenarios of this catalogue, then the previews of every linked module.
  ///
  /// - Throws: `CatalogError` when a scenario has the name of a preview.
  public func withPreviews() throws -> Catalog {
    AppResources.use(.beside(program: Bundle.main.bundleURL))
    return try Catalog(scenarios + SurveyedScreen.all().map(AnyScenario.init(mounting:)))
  }
}

extension AppResources {
  /// Those that `scripts/survey` writes beside the program; `nil` where there are none.
  fileprivate static func beside(program folder: URL) -> AppResources? {
    guard let data = try? Data(contentsOf: folder.appending(path: "app-resources.json")) else { return nil }
    return try? JSONDecoder().decode(AppResources.self, from: data)
  }
}

extension AnyScenario {
  /// The case of a screen that is mounted.
  init(mounting screen: SurveyedScreen) {
    self.init(
      name: screen.name, analysis: "Mounts the preview \(screen.title).", variant: SurveyPlan.mount,
      measures: .mount
    ) { MountedScreen(screen) }
  }
}

/// A preview as the one case of a scenario.
private final class MountedScreen: ScenarioInstance {
  private let screen: SurveyedScreen
  let mayWait = false
  var textMeasuring: any TextMeasuring = GridTextMeasuring()

  init(_ screen: SurveyedScreen) {
    self.screen = screen
  }

  func mount() -> ViewHost { screen.mount(textMeasuring: textMeasuring) }
  func mountRecording() -> ViewHost { screen.mount(recordsEvents: true, textMeasuring: textMeasuring) }
  func prepare(_ host: ViewHost) {}
  func steps(_ indices: Range<Int>, on host: ViewHost, frame: (ViewHost) throws -> Void) async throws {
    for _ in indices { try frame(host) }
  }
  func check(_ frame: FrameReport, _ host: ViewHost) {}
  func byHand() -> ((_ index: Int) -> Void)? { nil }
}
