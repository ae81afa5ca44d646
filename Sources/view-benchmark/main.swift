// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkHarness
import Scenarios
import ScreenScenarios
import WorkloadScenarios

BenchmarkCommand.main(catalog: try Catalog(scenarios + workloadScenarios + screenScenarios))
