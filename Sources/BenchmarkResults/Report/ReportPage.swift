// SPDX-License-Identifier: Apache-2.0

/// The report as one HTML file: tables, pictures, nothing from the network.
public struct ReportPage: Sendable {
  /// Oldest first.
  public let runs: [ResultFile]
  /// SVG by scenario, in order; empty when there is no gnuplot.
  public let pictures: [String: [String]]
  /// Said at the top, such as why there are no pictures.
  public let notice: String?
  /// What the scenarios are about, and the order of their variants.
  public let notes: ScenarioNotes

  /// Joins runs and pictures.
  public init(
    runs: [ResultFile], pictures: [String: [String]] = [:], notice: String? = nil,
    notes: ScenarioNotes = ScenarioNotes()
  ) {
    self.notes = notes
    self.runs = runs
    self.pictures = pictures
    self.notice = notice
  }

  /// The scenarios of the newest run, in file order.
  public static func scenarios(of runs: [ResultFile]) -> [String] {
    var names: [String] = []
    for key in runs.last?.table.cases ?? [] where names.last != key.scenario { names.append(key.scenario) }
    return names
  }

  /// The page.
  public var html: String {
    let names = Self.scenarios(of: runs)
    let links = names.map { "<li><a href=\"#\(Self.anchor($0))\">\(HTMLText.escaped($0))</a></li>" }
    let sections = names.map(section).joined(separator: "\n")
    return Self.page(
      title: "View benchmark report", body: "\(head)\n<nav><ul>\(links.joined())</ul></nav>\n\(sections)")
  }

  /// A page with the report's style, readable in light and dark.
  public static func page(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <h1>\(HTMLText.escaped(title))</h1>
    \(body)
    </body>
    </html>

    """
  }

  private var head: String {
    var lines: [String] = []
    if let record = runs.last?.record {
      let machine = record.machine
      lines.append(
        "Commit \(record.shortCommit), \(record.startText). \(machine.cpu), \(machine.cores) cores, "
          + "\(machine.kernel), \(machine.architecture). \(record.toolchain), jemalloc \(record.jemalloc), "
          + record.buildOptions.joined(separator: " ") + ".")
    }
    if runs.count > 1 { lines.append("\(runs.count) runs; the newest is shown, the others are its history.") }
    if let notice { lines.append(notice) }
    return lines.map { "<p class=\"note\">\(HTMLText.escaped($0))</p>" }.joined(separator: "\n")
  }

  private func section(_ scenario: String) -> String {
    guard let current = runs.last else { return "" }
    let table = current.table.rows(of: scenario)
    let drawn = (pictures[scenario] ?? []).map { "<figure>\($0)</figure>" }.joined(separator: "\n")
    return """
      <section id="\(Self.anchor(scenario))">
      <h2>\(HTMLText.escaped(scenario))</h2>
      \(notes.analysis[scenario].map { "<p>\(HTMLText.escaped($0))</p>" } ?? "")
      <div class="scroll">\(ReportTable.html(of: table, notes))</div>
      \(ReportTable.failures(of: table))
      \(drawn)
      </section>
      """
  }

  private static func anchor(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --page: #fff; --line: #d1d1d6; --faint: #6e6e73;
      --best: #0a7a3b; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8e8ed; --page: #161618; --line: #3a3a3e;
      --faint: #a1a1a6; --best: #5bd08a; --bad: #ff8a80; } }
    body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 2rem auto;
      max-width: 62rem; padding: 0 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
    a { color: inherit; } .note { color: var(--faint); margin: .3rem 0; }
    nav ul { columns: 14rem; padding-left: 1.1rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
    th, td { padding: .22rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
    th { color: var(--faint); font-weight: 500; } .name { text-align: left; }
    td.best { color: var(--best); font-weight: 600; } .bad { color: var(--bad); }
    td.ratio { color: var(--faint); }
    figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
    """
}
