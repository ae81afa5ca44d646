// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import ViewEngine

@MainActor extension AnyScenario {
  /// The case of a screen that is mounted.
  package init(mounting screen: PreviewScreen) {
    self.init(
      name: screen.name, analysis: "Mounts the preview \(screen.title).", variant: PreviewScreen.mount,
      measures: .mount
    ) { MountedScreen(screen) }
  }
}

/// A preview as the one case of a scenario.
@MainActor private final class MountedScreen: ScenarioInstance {
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
