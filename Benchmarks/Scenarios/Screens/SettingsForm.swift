// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A form with a profile, some preferences, and a switch for each of N apps.
struct SettingsForm: @MainActor WholeScreen {
  static let name = "screens.settings-form"
  static let analysis = """
    A settings form. A round types two letters of a name, clears it, switches the theme and an app's notifications, and \
    makes the text larger and smaller. `usual`: one ObservableObject with everything published, one body: each key makes \
    the whole form again (I-60). `least`: an @Observable model and a view for each section, so that an act runs the \
    section that shows it (I-63).
    """
  static let sizes = [40]
  static let optionalSizes = [10, 400]

  let variant: ScreenStyle
  let size: Int
  private var name: Element?
  private var acts: [Element] = []

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualSettings(apps: size)
    case .least: LeastSettings(apps: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    name = try host.textFields["Name"].resolved()
    acts = [
      try host.buttons["Clear"].resolved(), try host.switches["Dark theme"].resolved(),
      try host.buttons["Increment"].resolved(), try host.buttons["Decrement"].resolved(),
      try host.switches["App 1"].resolved(),
    ]
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for letter in ["A", "n"] {
      try name?.typeText(letter)
      try host.render()
    }
    for act in acts {
      try act.tap()
      try host.render()
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try require(host.texts.contains("Hello, stranger"), "the name was not cleared")
    try require(host.texts.contains("Text size 14"), "the size is another one")
    try requireEqual(try acts[1].value, try acts[4].value, "both switches")
    if variant == .least {
      // Twice for the letters, once for what clears them; the switches run nothing but themselves.
      try requireEqual(frame.bodies("ProfileSection"), 3, "bodies of the profile")
      try requireEqual(frame.bodies("LeastSettings", "AppsSection"), 0, "bodies of the form and of the apps")
    } else {
      try requireEqual(frame.bodies("UsualSettings"), 7, "bodies of the form")
    }
  }
}
