// SPDX-License-Identifier: Apache-2.0

/// How the report looks, and its one script.
enum ReportStyle {
  /// The style sheet: light and dark, and cards instead of tables where a window is narrow.
  static var css: String {
    """
    :root { color-scheme: light dark; --ink: #1c1c1e; --page: #fff; --line: #d8d8dd; --faint: #636368;
      --best: #0a7a3b; --bad: #b3261e; --track: #f0f0f3; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8e8ed; --page: #161618; --line: #3a3a3e;
      --faint: #a1a1a6; --best: #5bd08a; --bad: #ff8a80; --track: #242428; } }
    * { box-sizing: border-box; }
    body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 1.5rem auto;
      max-width: 78rem; padding: 0 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.3rem; margin: 2.5rem 0 0; }
    h3 { font-size: 1.05rem; margin: 1.8rem 0 .2rem; } p { margin: .3rem 0; max-width: 60rem; }
    a { color: inherit; } .note, summary { color: var(--faint); } summary { cursor: pointer; margin: .3rem 0; }
    code { font: .92em ui-monospace, monospace; background: var(--track); padding: 0 .2em; border-radius: 3px; }
    input { font: inherit; color: inherit; background: var(--track); border: 1px solid var(--line);
      border-radius: 6px; padding: .4rem .6rem; width: 100%; max-width: 26rem; margin: .8rem 0; }
    .answers { padding: 0; margin: .5rem 0; list-style: none; } .answers li { padding: .08rem 0; }
    .answers .more { padding-left: 1.5rem; }
    nav ul { columns: 16rem; padding-left: 1.1rem; margin: .3rem 0; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .88rem; width: 100%;
      margin: .5rem 0; overflow-wrap: normal; }
    th, td { padding: .18rem .45rem; text-align: right; vertical-align: middle; }
    th { color: var(--faint); font-weight: 500; vertical-align: bottom; } td { white-space: nowrap; }
    tr.first td { border-top: 1px solid var(--line); } .name { text-align: left; } .wide { width: 22%; min-width: 6rem; }
    .best { color: var(--best); font-weight: 600; } .bad { color: var(--bad); } .mr, .me { color: var(--faint); }
    .key { display: inline-block; width: .7em; height: .7em; border-radius: 2px; margin-right: .4em; }
    .bar { display: block; position: relative; height: .75rem; background: var(--track); border-radius: 2px; }
    .bar i { position: absolute; left: 0; top: 0; bottom: 0; border-radius: 2px; opacity: .85; }
    .bar b { position: absolute; top: 30%; bottom: 30%; border: solid var(--ink); border-width: 0 1.5px;
      background: linear-gradient(var(--ink), var(--ink)) center / 100% 1.5px no-repeat; }
    .stack { display: flex; overflow: hidden; } .stack i { position: static; border-radius: 0; }
    .legend span { margin-right: .8rem; white-space: nowrap; }
    .bars { display: grid; grid-template-columns: max-content 1fr; gap: .3rem .8rem; align-items: center;
      margin: .4rem 0; max-width: 60rem; } .bars dt { font-size: .88rem; } .bars dd { margin: 0; font-size: .88rem; }
    .columns { display: inline-flex; align-items: flex-end; gap: 2px; height: 2rem; margin-right: .6rem; }
    .columns i { width: .6rem; min-height: 1px; } .worse { box-shadow: 0 -3px var(--bad); }
    .better { box-shadow: 0 -3px var(--best); }
    section { overflow: hidden; } section > :not(table) { overflow-wrap: anywhere; } figure { float: right; width: 8rem; margin: 0 0 .5rem 1rem; }
    figure svg { display: block; width: 100%; background: #fff; border: 1px solid var(--line); border-radius: 4px;
      font-family: ui-monospace, monospace; }
    figcaption { color: var(--faint); font-size: .75rem; text-align: center; }
    .p0 { background: #c2a878 } .p1 { background: #3d6b99 } .p2 { background: #7fa3c4 } .p3 { background: #6d7f5b }
    .p4 { background: #a9b88a } .p5 { background: #9a9aa0 }
    \(VariantColors.style)
    @media (max-width: 760px) {
      thead { display: none; } table, tbody, tr { display: block; }
      tr { padding: .35rem 0; border-top: 1px solid var(--line); } tr.first td { border: 0; }
      td { display: flex; justify-content: space-between; padding: .05rem 0; } td:empty { display: none; }
      td.name { justify-content: flex-start; align-items: center; font-weight: 600; } td.wide { width: 100%; }
      .wide .bar { width: 100%; margin: .2rem 0; } td::before { color: var(--faint); font-weight: 400; }
      .size::before { content: "size"; } .mr::before { content: "ratio"; }
      .me::before { content: "each"; }
    \(headings)
      .bars { grid-template-columns: 1fr; gap: .1rem; } .bars dd { margin-bottom: .4rem; }
    }
    """
  }

  /// The headings of columns, for cards.
  private static var headings: String {
    ReportTable.metrics.enumerated().map { "  .m\($0.offset)::before { content: \"\($0.element)\"; }" }
      .joined(separator: "\n")
  }

  /// Hides what does not have the words in the box; without it everything is shown.
  static let script = """
    document.getElementById("search").addEventListener("input", (event) => {
      const words = event.target.value.toLowerCase().split(/\\s+/);
      const fits = (element) => words.every((word) => element.textContent.toLowerCase().includes(word));
      for (const family of document.querySelectorAll(".family")) {
        for (const section of family.querySelectorAll("section")) section.hidden = !fits(section);
        family.hidden = !family.querySelector("section:not([hidden])");
      }
    });
    """
}
