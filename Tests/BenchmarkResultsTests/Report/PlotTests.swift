// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct PlotTests {
  @Test func growthIsDrawnOnLogarithmicAxes() {
    let plot = Plot("it's growth", unit: "µs", .growth, [Plot.Series("a", [(1, 2), (10, 20)])])
    let script = plot.script(output: "o.svg")
    #expect(script.contains("set logscale xy"))
    #expect(script.contains("|it's growth\n"))
    #expect(script.contains("$data0 << END\n1.0 2.0\n10.0 20.0\nEND\n"))
    #expect(script.contains("plot $data0 with linespoints lc rgb '#0072b2'"))
  }

  @Test func stepsAreMarked() {
    let plot = Plot(
      "h", unit: "µs", .history(labels: ["one", "two"]),
      [Plot.Series("a", [(0, 1), (1, 2)], marks: [(1, 2)])])
    let script = plot.script(output: "o.svg")
    #expect(script.contains("$marks0 << END\n1.0 2.0\nEND\n"))
    #expect(script.contains("$marks0 with points"))
    #expect(script.contains("set xtics ($texts[5][2:*] 0, $texts[6][2:*] 1)"))
  }

  @Test func aNameCannotBecomeACommand() {
    func program(_ text: String) -> String {
      let plot = Plot(text, unit: text, .stack(labels: [text]), [Plot.Series(text, [(0, 1)])])
      let script = plot.script(output: text)
      let lines = script.split(separator: "\n")
      #expect(lines[1] == "$texts << END")
      return lines.filter { !$0.hasPrefix("|") }.joined(separator: "\n")
    }
    for text in [
      "a\nsystem 'ls'", "\u{600}' ; system('ls') #", "END", "`ls`", "\\", "'", "\"", "@x", "\r\nEND\r\n",
    ] {
      // As long, because the height of a picture goes by the length of its labels.
      #expect(program(text) == program(String(repeating: "a", count: text.count)), "\(text)")
    }
  }

  @Test func thePageLendsItsInk() {
    let svg = "<?xml version=\"1.0\"?>\n<svg><path stroke='rgb(  1,   2,   3)' fill=\"#010203\"/></svg>"
    #expect(Plot.adopt(svg: svg) == "<svg><path stroke='currentColor' fill=\"currentColor\"/></svg>")
    #expect(Plot.adopt(svg: "no picture") == "")
  }
}
