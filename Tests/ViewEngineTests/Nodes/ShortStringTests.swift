// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@testable import ViewEngine

@MainActor
struct ShortStringTests {
  @Test("this toolchain stores short strings as is made use of, which the first host finds out")
  func layout() {
    _ = ViewHost { EmptyView() }
    #expect(ShortString.isLayoutKnown)
    #expect(ShortString("fifteen letters")?.letters.1 == 0x0073_7265_7474_656C)
    #expect(ShortString("sixteen letters!") == nil)
    #expect(ShortString("é") == nil)
  }

  @Test("L-28: digits are added in groups where there is room for them, and say where they stand")
  func adding() {
    _ = ViewHost { EmptyView() }
    var text = "row "
    #expect(ShortString.append(1_207, to: &text) == 4..<9)
    #expect(ShortString.append(0, to: &text) == 9..<10)
    #expect(ShortString.append(1_234_567, to: &text) == nil)
    #expect(text == "row 1,2070")
  }
}
