// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import Survey

/// The page as a browser lays it out: nothing wider than the window, every link leads somewhere, light and dark.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "chromium is not installed: apt-get install chromium"))
struct SurveyPageLayoutTests {
  @Test(arguments: [390, 800, 1_280]) func nothingIsWiderThanTheWindow(width: Int) throws {
    let html = try SurveyPageTests.page().html
    let looks = try [false, true].map {
      try Chromium.look(at: html, width: width, isDark: $0, filter: "Cart")
    }
    for look in looks {
      #expect(look.wide.isEmpty, "\(look.wide)")
      #expect(look.broken.isEmpty, "\(look.broken)")
      #expect(look.filtered > 0)
    }
    #expect(looks[0].page != looks[1].page && looks[0].ink != looks[1].ink)
  }
}
