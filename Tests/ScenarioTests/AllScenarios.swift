// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Scenarios
import ScreenScenarios
import WorkloadScenarios

/// What `view-benchmark` runs.
let allScenarios: [AnyScenario] = scenarios + workloadScenarios + screenScenarios
