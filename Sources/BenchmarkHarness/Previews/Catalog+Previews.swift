// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

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
    return try Catalog(scenarios + PreviewScreen.all().map(AnyScenario.init(mounting:)))
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
  init(mounting screen: PreviewScreen) {
    self.init(
      name: screen.name, analysis: "Mounts the preview \(screen.title).", variant: PreviewScreen.mount,
      measures: .mount
    ) { MountedScreen(screen) }
  }
}

/// A preview as the one case of a scenario.
private final class MountedScreen: ScenarioInstance {
  private let screen: PreviewScreen
  let mayWait = false
  var textMeasuring: any TextMeasuring = GridTextMeasuring()

  init(_ screen: PreviewScreen) {
    self.screen = screen
  }

  func mount() -> ViewHost { screen.mount(textMeasuring: textMeasuring) }
  func mountRecording() -> ViewHost { screen.mount(recordsEvents: true, textMeasuring: textMeasuring) }
  func prepare(_ host: ViewHost) {}
  func steps(_ indices: Range<Int>, on host: ViewHost, frame: (ViewHost) throws -> Void) async throws {
    for _ in indices { try frame(host) }
  }
  func check(_ frame: FrameReport, _ host: ViewHost) {}
  let isScreen = true
  func byHand() -> ((_ index: Int) -> Void)? { nil }
}
