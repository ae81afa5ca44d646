// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// A product with its options, N reviews, and a sheet for sizes.
struct ProductDetail: @MainActor WholeScreen {
  static let name = "screens.product-detail"
  static let analysis = """
    A product page with N reviews. A round chooses another colour, orders one more and one less, opens a review, and looks \
    into the sheet with sizes. `usual`: every choice is a state of the page and each review gets a closure, so every \
    review runs for every choice (I-44). `least`: choices belong to the parts that show them and a review opens itself: \
    the page never runs. The sheet costs both the same.
    """
  static let sizes = [30]
  static let optionalSizes = [300]

  let variant: ScreenStyle
  let size: Int
  private var acts: [Element] = []
  private var sizes: Element?

  init(variant: ScreenStyle, size: Int) {
    self.variant = variant
    self.size = size
  }

  var content: some View {
    switch variant {
    case .usual, .bodies: UsualProduct(reviews: size)
    case .least: LeastProduct(reviews: size)
    }
  }

  mutating func prepare(_ host: ViewHost) throws {
    acts = try ["colour", "more", "less", "review-0"].map { try host[$0].resolved() }
    sizes = try host.buttons["Sizes"].resolved()
  }

  func step(_ host: ViewHost, _ index: Int) throws {
    for act in acts {
      try act.tap()
      try host.render()
    }
    try sizes?.tap()
    try host.render()
    try host.presentations.last?.dismissInteractively()
  }

  func check(_ frame: FrameReport, _ host: ViewHost) throws {
    try requireEqual(host.presentations.count, 0, "sheets")
    try require(host.texts.contains("1 ordered"), "the number is another one")
    let isOpen = host.texts.contains("All of review 0")
    try requireEqual(host.texts.contains("Red"), isOpen, "colour and review are on the same side")
    try requireEqual(frame.bodies("SizeTable"), 1, "bodies of the sheet")
    try requireEqual(frame.bodies("UsualReview", "LeastReview"), variant == .usual ? 4 * size : 1, "reviews")
    try requireEqual(frame.bodies("LeastProduct"), 0, "bodies of the page")
  }
}
