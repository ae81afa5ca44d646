// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StandardViews

struct TimeDistanceTests {
  private let now = Date(timeIntervalSinceReferenceDate: 797_938_860.4)

  @Test("A date that was asked for a moment before is as far as the code says", arguments: [0, 1e-6, 4e-4])
  func aMomentBefore(_ moment: Double) {
    let future = TimeDistance(to: now.addingTimeInterval(600 - moment), from: now)
    #expect((future.inUnits(2), future.clock, future.signed) == ("10 minutes", "10:00", "+10 minutes"))
    let past = TimeDistance(to: now.addingTimeInterval(-65 - moment), from: now)
    #expect((past.inUnits(2), past.clock, past.signed) == ("1 minute, 5 seconds", "1:05", "-1 minute"))
    #expect(TimeDistance(to: now.addingTimeInterval(-moment), from: now).clock == "0:00")
  }

  @Test("Parts of a second that has begun do not count")
  func parts() {
    #expect(TimeDistance(to: now.addingTimeInterval(599.99), from: now).clock == "9:59")
    #expect(TimeDistance(to: now.addingTimeInterval(599.7), from: now).inUnits(2) == "9 minutes, 59 seconds")
    #expect(TimeDistance(to: now.addingTimeInterval(-65.9), from: now).inUnits(2) == "1 minute, 5 seconds")
  }
}
