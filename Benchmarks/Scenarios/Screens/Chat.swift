// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A chat with N messages, a field to write in, and answers that arrive.
struct Chat: @MainActor WholeScreen {
  static let name = "screens.chat"
  static let analysis = """
    A chat scrolled to its end. A round types three letters, sends them, and an answer arrives; the oldest two messages \
    make room. `usual`: the draft is a state beside the messages and a bubble has a closure, so each letter makes all \
    bubbles on screen run (I-44). `least`: the draft belongs to the bar that shows it and bubbles are plain values: a \
    letter runs the bar, a message one bubble.
    """
  static let sizes = [100]
  static let optionalSizes = [1_000]

  let variant: ScreenStyle
  let size: Int
  private let inbox = PassthroughSubject<String, Never>()
  private var draft: Element?
  private var send: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualChat(messages: size, inbox: inbox)
    case .least: LeastChat(messages: size, inbox: inbox)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    draft = try host.textFields["Message"].resolved()
    send = try host.buttons["Send"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for letter in ["y", "e", "s"] {
      try draft?.typeText(letter)
      try host.render()
    }
    try send?.tap()
    try host.render()
    inbox.send("I thought so")
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(
      Array(host.texts.suffix(4)), ["yes", "I thought so", "Message", "Send"], "the last texts")
    if variant == .least {
      try requireEqual(frame.bodies("ChatBar"), 4, "bodies of the bar")
      try require(frame.bodies("LeastBubble") <= 4, "bodies of the bubbles: \(frame.bodies("LeastBubble"))")
    } else {
      try requireEqual(frame.bodies("UsualChat"), 5, "bodies of the chat")
    }
  }
}
