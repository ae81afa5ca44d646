// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import HeadlessViews

/// A feed of N cards with a picture, a text and two buttons.
struct Feed: @MainActor WholeScreen {
  static let name = "screens.feed"
  static let analysis = """
    A lazy feed of cards. A round likes the first post, saves the second, scrolls down by a screen, likes a post there, \
    and scrolls up again. `usual`: an array of posts in a state; each card gets its post, two closures and a geometry \
    reader for its picture, so every card that was made runs for every tap (I-44). `least`: an @Observable post for each \
    card and an infinity frame: one card runs (I-63, L-72).
    """
  static let sizes = [50]
  static let optionalSizes = [500, 5_000]

  let variant: ScreenStyle
  let size: Int
  private var taps: [Element] = []
  private var title: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualFeed(posts: size)
    case .least: LeastFeed(posts: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    title = try host.staticTexts["Author 0"].resolved()
    // Down and up once, so that the cards of both screens are there.
    for height in [-800.0, 800] {
      try title?.drag(by: CGSize(width: 0, height: height))
      try host.render()
    }
    taps = try ["like-0", "save-1", "like-4"].map { try host[$0].resolved() }
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for tap in taps.prefix(2) {
      try tap.tap()
      try host.render()
    }
    try title?.drag(by: CGSize(width: 0, height: -800))
    try host.render()
    try taps[2].tap()
    try host.render()
    try title?.drag(by: CGSize(width: 0, height: 800))
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    let likes = host.texts.filter { $0.hasSuffix("likes") }
    let isLiked = likes.first == "1 likes"
    try requireEqual(likes.count { $0 == "1 likes" }, isLiked ? 2 : 0, "liked posts")
    try requireEqual(host.texts.contains("Saved"), isLiked, "whether the second post is saved")
    let made = host.bodyEvaluations.typeNames.contains("LeastCard") ? 3 : 3 * likes.count
    try requireEqual(frame.bodies("UsualCard", "LeastCard"), made, "bodies of the cards")
  }
}
