// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkHarness

// A benchmark executable whose scenarios do what real ones must not: the tests run it as a child.
BenchmarkCommand.main(
  catalog: try Catalog([
    AnyScenario(CountTaps.self), AnyScenario(Allocate.self), AnyScenario(Mount.self), AnyScenario(Drop.self),
    AnyScenario(Relayout.self), AnyScenario(Suspend.self), AnyScenario(Trap.self), AnyScenario(Hang.self),
    AnyScenario(FailCheck.self), AnyScenario(DifferentScreens.self), AnyScenario(CountDifferently.self),
    AnyScenario(PrintALot.self), AnyScenario(Outgrow.self), AnyScenario(LeaveBehind.self),
    AnyScenario(Hold.self), AnyScenario(Idle.self), AnyScenario(Pictures.self),
    AnyScenario(FromTemplateScenario.self),
  ]))
