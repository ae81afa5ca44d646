// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A chat of N messages or a few more, whose end is followed.
struct GrowingChat: @MainActor WholeScreen {
  static let name = "screens.growing-chat"
  static let analysis = """
    The screen of screens.chat while others write. In a round eight messages arrive, each in a frame of its own that \
    scrolls to the last one; seven times the list is one longer, then the oldest eight make room. `usual`: a bubble has a \
    closure, so all bubbles on screen run for each message (I-44). `least`: bubbles are plain values, so that only the new \
    one runs. `bodies`: the bodies and the closures of rows of `usual` alone, run by hand; nothing is compared, scrolled or \
    laid out.
    """
  static let sizes = [200]
  static let optionalSizes = [2_000]
  private static let batch = 8

  let variant: ScreenStyle
  let size: Int
  private let inbox = PassthroughSubject<String, Never>()
  private var last = ""

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualChat(messages: size, batch: Self.batch, inbox: inbox)
    case .least: LeastChat(messages: size, batch: Self.batch, inbox: inbox)
    }
  }

  mutating func step(_ host: ViewHost, _ index: Int) throws {
    for message in 0..<Self.batch {
      // Four digits, and another number each time.
      last = "news \(1_000 + (index * Self.batch + message) % 9_000)"
      inbox.send(last)
      try host.render()
    }
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(Array(host.texts.suffix(3)), [last, "Message", "Send"], "the last texts")
    let end = try host.staticTexts[last].frame.maxY
    let field = try host.textFields["Message"].frame.minY
    try require(end <= field && end > field - 20, "the last message ends at \(end), above \(field)")
    if variant == .least {
      try requireEqual(frame.bodies("LeastBubble"), Self.batch, "bodies of the bubbles")
      try requireEqual(frame.bodies("LeastChat"), Self.batch, "bodies of the chat")
    } else {
      try requireEqual(frame.bodies("UsualChat"), Self.batch, "bodies of the chat")
      // A window of 844 points shows more than twenty.
      let bubbles = frame.bodies("UsualBubble")
      try require(bubbles >= Self.batch * 20, "bodies of the bubbles: \(bubbles)")
    }
  }
}
