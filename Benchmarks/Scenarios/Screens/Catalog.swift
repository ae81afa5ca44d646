// SPDX-License-Identifier: Apache-2.0
public import BenchmarkHarness

/// The scenarios of whole screens, in the order in which they are listed and run: after the others.
public let screenScenarios: [AnyScenario] = [
  AnyScenario(SettingsForm.self),
  AnyScenario(Feed.self),
  AnyScenario(Chat.self),
  AnyScenario(CalendarMonth.self),
  AnyScenario(Dashboard.self),
  AnyScenario(ProductDetail.self),
  AnyScenario(SearchList.self),
  AnyScenario(Onboarding.self),
  AnyScenario(GrowingChat.self),
  AnyScenario(SortedTable.self),
  AnyScenario(MovingMap.self),
  AnyScenario(LongForm.self),
]
