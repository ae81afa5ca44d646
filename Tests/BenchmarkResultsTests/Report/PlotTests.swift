// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct PlotTests {
  @Test func growthIsDrawnOnLogarithmicAxes() {
    let plot = Plot("it's growth", unit: "µs", .growth, [Plot.Series("a", [(1, 2), (10, 20)])])
    #expect(plot.script.contains("set logscale xy"))
    #expect(plot.script.contains("set title 'it''s growth'"))
    #expect(plot.script.contains("$data0 << END\n1.0 2.0\n10.0 20.0\nEND\n"))
    #expect(plot.script.contains("plot $data0 with linespoints lc rgb '#0072b2'"))
  }

  @Test func stepsAreMarked() {
    let plot = Plot(
      "h", unit: "µs", .history(labels: ["one", "two"]),
      [Plot.Series("a", [(0, 1), (1, 2)], marks: [(1, 2)])])
    #expect(plot.script.contains("$marks0 << END\n1.0 2.0\nEND\n"))
    #expect(plot.script.contains("$marks0 with points"))
    #expect(plot.script.contains("set xtics ('one' 0, 'two' 1)"))
  }

  @Test func aNameCannotBecomeACommand() {
    let plot = Plot("a\nsystem 'ls'", unit: "", .growth, [])
    #expect(plot.script.split(separator: "\n").allSatisfy { !$0.hasPrefix("system") })
  }

  @Test func thePageLendsItsInk() {
    let svg = "<?xml version=\"1.0\"?>\n<svg><path stroke='rgb(  1,   2,   3)' fill=\"#010203\"/></svg>"
    #expect(Plot.adopt(svg: svg) == "<svg><path stroke='currentColor' fill=\"currentColor\"/></svg>")
    #expect(Plot.adopt(svg: "no picture") == "")
  }
}
