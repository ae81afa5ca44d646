// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness

/// Every scenario of this package, in the order in which they are listed and run.
let scenarios: [AnyScenario] = [
  AnyScenario(BuyOneScenario.self)
]
