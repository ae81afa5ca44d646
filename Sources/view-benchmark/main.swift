// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkHarness
import Scenarios
import ScreenScenarios

BenchmarkCommand.main(catalog: try Catalog(scenarios + screenScenarios))
