// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults

/// The plots of `history --plot`: one for each scenario, size and metric, a line a variant, steps circled.
struct HistoryPage {
  let histories: [History]
  /// Oldest first.
  let runs: [ResultFile]

  /// Writes the page.
  ///
  /// - Throws: `InputError` when gnuplot is not there or fails, or the file cannot be written; no file is left then.
  func write(to name: String, _ console: Console) throws {
    guard Gnuplot.isInstalled else {
      throw InputError(
        "--plot needs gnuplot", advice: "install it (Debian: gnuplot-nox), or leave out --plot")
    }
    let labels = ReportPlots.labels(of: runs)
    var groups: [String: [History]] = [:]
    for history in histories {
      groups["\(history.key.scenario) \(history.key.metric) at size \(history.key.size)", default: []]
        .append(history)
    }
    let plots = groups.sorted { $0.key < $1.key }.compactMap { title, group in
      ReportPlots.historyPlot(group, title: title, labels: labels)
    }
    guard let pictures = Gnuplot.draw(plots, complain: { console.note($0) }) else {
      throw InputError("gnuplot failed", advice: "leave out --plot")
    }
    let body = pictures.map { "<figure>\($0)</figure>" }.joined(separator: "\n")
    let page = ReportPage.page(title: "View benchmark history", body: body)
    try AtomicFile.write(page, to: console.path(name), named: name)
    console.note("\(name) written")
  }
}
