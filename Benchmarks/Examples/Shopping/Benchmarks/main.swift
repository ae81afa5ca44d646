// SPDX-License-Identifier: Apache-2.0
import BenchmarkCommands
import BenchmarkHarness

BenchmarkCommand.main(catalog: try Catalog(scenarios))
