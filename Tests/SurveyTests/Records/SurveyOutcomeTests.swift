// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Survey

struct SurveyOutcomeTests {
  @Test("What was not done or not tried is said of each screen")
  func notes() {
    var outcome = SurveyRunner.Outcome()
    outcome.omitted = [("preview.cart", 3, false)]
    outcome.untried = [("preview.app", 1), ("preview.cart", 12)]
    #expect(
      outcome.notes == [
        "preview.cart: 3 more steps were not done",
        "preview.app: there was no time to try 1 more change, which less speaks for; six times what --timeout says is for all",
        "preview.cart: there was no time to try 12 more changes, which less speaks for; six times what --timeout says is for all",
      ])
  }
}
