// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import HeadlessViews

/// N bars, as wide as a flag says, each change of which takes a second, again and again.
struct AnimatedBars: View {
  let still: Int
  let moving: Int
  let flag: WriteHandle<Bool>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<still) { _ in Color.blue.frame(width: 20, height: 1) }
      MovingBars(count: moving, flag: flag)
    }
  }
}

struct MovingBars: View {
  let count: Int
  let flag: WriteHandle<Bool>
  @State private var isWide = false

  var body: some View {
    let _ = flag.lend($isWide)
    ForEach(0..<count) { _ in Color.red.frame(width: isWide ? 220 : 20, height: 1) }
      .animation(.linear(duration: 1).repeatForever(), value: isWide)
  }
}

/// What a programmer would write for the bars: each one's width between two others.
final class HandBars {
  private var widths: [Double]
  private var time = 0.0

  init(count: Int) {
    widths = Array(repeating: 20, count: count)
  }

  func advance() {
    time += 1.0 / 60
    let turn = time.rounded(.down)
    let fraction = Int(turn) % 2 == 0 ? time - turn : 1 - (time - turn)
    for index in widths.indices { widths[index] = 20 + (220 - 20) * fraction }
  }
}
