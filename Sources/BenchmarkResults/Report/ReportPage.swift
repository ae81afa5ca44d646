// SPDX-License-Identifier: Apache-2.0

/// The report as one HTML file: the answers on one axis, then tables and bars by family; nothing from the network.
public struct ReportPage: Sendable {
  /// Oldest first; the last one is shown, the others are its history.
  public let runs: [ResultFile]
  /// What the scenarios are about, and the order of their variants.
  public let notes: ScenarioNotes
  /// A screen of each scenario, as far as the run has one.
  public let screens: [PictureStrip]

  /// Joins runs and what is known of the scenarios.
  public init(runs: [ResultFile], notes: ScenarioNotes = ScenarioNotes(), screens: [PictureStrip] = []) {
    self.screens = screens
    self.runs = runs
    self.notes = notes
  }

  /// The page.
  public var html: String {
    guard let current = runs.last else { return Self.page(title: Self.title, body: "") }
    var names: [String] = []
    var cases: [[CaseKey]] = []
    for key in current.table.cases {
      if names.last != key.scenario {
        names.append(key.scenario)
        cases.append([])
      }
      cases[cases.count - 1].append(key)
    }
    let variants = zip(names, cases).map { notes.ordered($1.map(\.variant), in: $0) }
    let colors = VariantColors(variants)
    let figures = ReportScreen.figures(of: screens)
    var families: [(name: String, sections: [String])] = []
    for (name, variants) in zip(names, variants) {
      let family = String(name.prefix { $0 != "." })
      if families.last?.name != family { families.append((family, [])) }
      families[families.count - 1].sections.append(
        section(name, variants, current, colors, figures[name] ?? ""))
    }
    let body = families.map { family in
      "<div class=\"family\"><h2>\(HTMLText.escaped(family.name))</h2>\n\(family.sections.joined(separator: "\n"))</div>"
    }
    return Self.page(
      title: Self.title,
      body: [head(current), forest(current, colors), remarks(current), explanation].joined(separator: "\n")
        + "\n"
        + body.joined(separator: "\n") + "\n<script>\(ReportStyle.script)</script>")
  }

  private static let title = "View benchmark report"

  /// A page with the report's style, readable in light and dark.
  ///
  /// - Parameter style: Rules of a page of its own kind.
  package static func page(title: String, style: String = "", body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(ReportStyle.css)
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

  /// Which run it is, in one line; the rest is folded.
  private func head(_ current: ResultFile) -> String {
    guard let record = current.record else {
      return "<p class=\"note\">\(HTMLText.escaped(current.name)), which has no run.json.</p>"
    }
    let machine = record.machine
    let older =
      runs.count > 1 ? " \(runs.count - 1) older \(runs.count == 2 ? "run is" : "runs are") its history." : ""
    let line =
      "Commit \(record.shortCommit), \(record.startText), \(machine.cpu), \(machine.cores) cores.\(older)"
    let details = [
      "Kernel \(machine.kernel), \(machine.architecture).", record.toolchain,
      "jemalloc \(record.jemalloc), \(record.buildOptions.joined(separator: " ")).",
      "Commit \(record.commit).",
      record.commandLine.joined(separator: " "),
    ]
    return "<p class=\"note\">\(HTMLText.escaped(line))</p><details><summary>Machine and build</summary>"
      + details.map { "<p class=\"note\">\(HTMLText.escaped($0))</p>" }.joined() + "</details>"
  }

  /// What the variants cost against each other, on one axis.
  private func forest(_ current: ResultFile, _ colors: VariantColors) -> String {
    let forest = ReportForest(of: current.table, notes, colors)
    guard !forest.groups.isEmpty else { return Self.searchField() }
    return Self.searchField()
      + """
      <p class="note">A row is a scenario at its largest size, a point the time of one of its variants, against the first \
      one (the ring), with its 95 % interval. What lies in the shaded part is within 5 %.</p>
      <div class="forest">\(forest.html)</div>
      """
  }

  /// Cases that failed, and what is to be known of the times.
  private func remarks(_ current: ResultFile) -> String {
    let lines = AnswerLines.failures(in: current.table, width: 400) + (current.record?.timing?.remarks ?? [])
    guard !lines.isEmpty else { return "" }
    return "<ul class=\"note\">\(lines.map { "<li>\(HTMLText.escaped($0))</li>" }.joined())</ul>"
  }

  /// Where a reader looks for something; ``ReportStyle/script`` hides what does not have the words.
  ///
  /// - Parameter things: What can be looked for.
  package static func searchField(_ things: String = "a scenario, a variant, a question") -> String {
    "<input type=\"search\" id=\"search\" placeholder=\"Filter: \(things)\" "
      + "aria-label=\"Filter\"><p class=\"note\" id=\"none\" hidden>Nothing has these words.</p>"
  }

  private var explanation: String {
    """
    <p class="note">In the tables bars are <code>frame_time</code>, the median; the mark is the 95 % interval of the \
    ratio to the first variant, where one was measured, else the spread of the samples. Green is faster than every other \
    variant, as far as the intervals tell.</p>
    <details><summary>What the columns say</summary><dl class="bars">\(definitions)</dl></details>
    """
  }

  /// For windows that have no tips.
  private var definitions: String {
    ReportTable.metrics.compactMap { Metric.named($0) }.map { metric in
      "<dt><code>\(metric.id)</code></dt><dd>\(HTMLText.escaped(metric.tip))</dd>"
    }
    .joined()
  }

  private func section(
    _ scenario: String, _ variants: [String], _ current: ResultFile, _ colors: VariantColors,
    _ figure: String
  ) -> String {
    let table = current.table.rows(of: scenario)
    let rows = table.rows.filter(\.key.view.isEmpty)
    return """
      <section id="\(Self.anchor(scenario))">
      <h3>\(HTMLText.escaped(scenario))</h3>
      <div class="pair"><div>
      \(notes.analysis[scenario].map { "<p>\(Self.prose($0))</p>" } ?? "")
      \(ReportTable(notes: notes, colors: colors).html(of: table))
      \(ReportTable.failures(of: table))
      \(growth(rows, variants))
      \(ReportPhases.html(rows, variants))
      \(history(scenario, colors))
      </div>\(figure)</div>
      </section>
      """
  }

  /// How variants grow with the size, those of one order together.
  private func growth(_ rows: [ResultRow], _ variants: [String]) -> String {
    let byVariant = Dictionary(grouping: rows, by: \.key.variant)
    var order: [String] = []
    var groups: [String: [String]] = [:]
    for variant in variants {
      guard let text = VariantGrowth(byVariant[variant] ?? []).text else { continue }
      if groups[text] == nil { order.append(text) }
      groups[text, default: []].append(variant)
    }
    guard !order.isEmpty else { return "" }
    let texts = order.map { "\($0): \((groups[$0] ?? []).joined(separator: ", "))" }
    return "<p class=\"note\">Growth: \(HTMLText.escaped(texts.joined(separator: "; "))).</p>"
  }

  private func history(_ scenario: String, _ colors: VariantColors) -> String {
    let commits = ReportHistory.commits(runs)
    guard commits.count > 1 else { return "" }
    let own = commits.map { $0.table.rows(of: scenario) }
    guard let size = own.last?.rows.map(\.key.size).max() else { return "" }
    let histories = History.histories(of: own.map { $0.filter { $0.key.size == size } }) {
      $0 == Metric.frameTime.id
    }
    return ReportHistory.html(
      histories, commits.map(ReportHistory.label), title: "frame_time at size \(size), by commit", colors)
  }

  /// The id of a scenario's section.
  package static func anchor(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// Prose with its code between backticks.
  package static func prose(_ text: String) -> String {
    let parts = HTMLText.escaped(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return HTMLText.escaped(text) }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element) }
      .joined()
  }
}
