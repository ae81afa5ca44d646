// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import ViewEngine

extension SurveyRunner {
  /// Draws screens, in processes of their own.
  ///
  /// - Parameter orders: What is to be drawn.
  /// - Returns: The pictures that could be made, and the signal that ended it early.
  public func pictures(_ orders: [SurveyPicture.Order]) throws -> (
    pictures: [SurveyPicture], interruption: Int32?
  ) {
    var pictures: [SurveyPicture] = []
    let processes = orders.map(\.screen).uniqued.flatMap { screen -> [SurveyChild.Order] in
      let own = orders.filter { $0.screen == screen }
      // What a step changes for good would be in the pictures after it.
      let (alone, others) = (own.filter(isLasting), own.filter { !isLasting($0) })
      return (alone.map { [$0] } + [others]).filter { !$0.isEmpty }.map { pictures in
        var order = order(for: screen)
        order.pictures = pictures
        return order
      }
    }
    let interruption = try run(processes) { _, process in
      pictures += process.lines.compactMap(\.picture)
      return []
    }
    return (pictures, interruption)
  }

  private func isLasting(_ order: SurveyPicture.Order) -> Bool {
    lasting[order.screen]?.contains(order.step) == true
  }
}

extension ScreenSurvey {
  /// Does a step and draws what is shown then, with what each body did in it.
  func picture(of order: SurveyPicture.Order) async throws -> SurveyPicture {
    guard let step = plan.steps.first(where: { $0.name == order.step }) else {
      throw CheckFailure("there is no step \(order.step)")
    }
    let host = try await host(
      for: step, recordsEvents: true, assuming: order.candidate.map(\.assumptions))
    defer { host.unmount() }
    if let action = try action(of: step, on: host) {
      host.removeEvents()
      try action()
    } else {
      try await host.advance(by: arrival)
    }
    return SurveyPicture(order, Picture(host.drawing, caption: step.title))
  }
}
