// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Scenarios
import ScreenScenarios

/// What `view-benchmark` runs.
let allScenarios: [AnyScenario] = scenarios + screenScenarios
