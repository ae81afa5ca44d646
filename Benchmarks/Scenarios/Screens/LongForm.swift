// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A form of N text fields on one model.
struct LongForm: @MainActor WholeScreen {
  static let name = "screens.long-form"
  static let analysis = """
    A form of N fields in sections of ten, and a line that counts the filled ones. A round types three letters into one \
    field and two into another, and clears the form. `usual`: one ObservableObject with an array of all answers and one \
    body, so each letter makes the form again, with a row and a binding for every field on screen (I-60). `least`: an \
    @Observable object for each field and a view that shows it, so that a letter runs one field (I-63). `bodies`: the \
    bodies of `usual` and the closures that make its rows, run by hand; nothing is typed, compared or laid out, and the \
    engine's own text fields do not run.
    """
  static let sizes = [60]
  static let optionalSizes = [600]

  let variant: ScreenStyle
  let size: Int
  private var fields: [Element] = []
  private var clear: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualLongForm(fields: size)
    case .least: LeastLongForm(fields: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    fields = try ["Answer 1", "Answer 8"].map { try host.textFields[$0].resolved() }
    clear = try host.buttons["Clear"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for (field, letters) in zip(fields, [["o", "n", "e"], ["n", "o"]]) {
      for letter in letters {
        try field.typeText(letter)
        try host.render()
      }
    }
    try clear?.tap()
    try host.render()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.texts.prefix(2), ["Summary", "0 of \(size) filled"], "the first texts")
    try requireEqual(host.texts.count { $0 == "required" }, fieldsSeen(host), "fields that are empty")
    if variant == .least {
      // Each letter runs its field; clearing runs two.
      try requireEqual(frame.bodies("LeastField"), 5 + 2, "bodies of the fields")
      // The first letter of each field, and clearing both.
      try requireEqual(frame.bodies("FilledCount"), 3, "bodies of the count")
      try requireEqual(frame.bodies("LeastLongForm"), 0, "bodies of the form")
    } else {
      try requireEqual(frame.bodyEvaluations.total, 6, "bodies")
    }
  }

  private func fieldsSeen(_ host: ViewHost) -> Int {
    host.texts.count { $0.hasPrefix("Answer") }
  }
}
