// SPDX-License-Identifier: Apache-2.0

/// How the report looks, and its one script.
package enum ReportStyle {
  /// The style sheet: light and dark, and cards instead of tables where a window is narrow.
  static var css: String {
    """
    :root { color-scheme: light dark; --ink: #1c1c1e; --page: #fff; --line: #d8d8dd; --faint: #636368;
      --best: #0a7a3b; --bad: #b3261e; --track: #f0f0f3; --shade: #e3e8ee; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e8e8ed; --page: #161618; --line: #3a3a3e;
      --faint: #a1a1a6; --best: #5bd08a; --bad: #ff8a80; --track: #242428; --shade: #2b3340; } }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 1.5rem auto;
      max-width: 78rem; padding: 0 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem; } h2 { font-size: 1.3rem; margin: 2.5rem 0 0; }
    h3 { font-size: 1.05rem; margin: 1.8rem 0 .2rem; } p { margin: .3rem 0; max-width: 60rem; }
    a { color: inherit; } .note, summary { color: var(--faint); } summary { cursor: pointer; margin: .3rem 0; }
    code { font: .92em ui-monospace, monospace; background: var(--track); padding: 0 .2em; border-radius: 3px; }
    input { font: inherit; color: inherit; background: var(--track); border: 1px solid var(--line);
      border-radius: 6px; padding: .4rem .6rem; width: 100%; max-width: 26rem; margin: .8rem 0; }
    \(forest)
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .88rem; width: 100%;
      margin: .5rem 0; overflow-wrap: normal; }
    th, td { padding: .18rem .45rem; text-align: right; vertical-align: middle; }
    th { color: var(--faint); font-weight: 500; vertical-align: bottom; } td { white-space: nowrap; }
    tr.first td { border-top: 1px solid var(--line); } .name { text-align: left; white-space: normal; } .wide { width: 22%; min-width: 6rem; }
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
    .pair { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; align-items: start; }
    figure { max-width: 9rem; margin: .5rem 0; }
    figure svg { display: block; max-width: 100%; height: 15rem; margin: 0 auto; background: #fff; border: 1px solid var(--line); border-radius: 4px;
      font-family: ui-monospace, monospace; }
    figcaption { color: var(--faint); font-size: .75rem; text-align: center; }
    .p0 { background: #c2a878 } .p1 { background: #3d6b99 } .p2 { background: #7fa3c4 } .p3 { background: #6d7f5b }
    .p4 { background: #a9b88a } .p5 { background: #9a9aa0 }
    \(VariantColors.style)
    @media (max-width: 1000px) {
      thead { display: none; } table, tbody, tr { display: block; }
      tr { padding: .35rem 0; border-top: 1px solid var(--line); } tr.first td { border: 0; }
      td { display: flex; justify-content: space-between; padding: .05rem 0; } td:empty { display: none; }
      td.name { justify-content: flex-start; align-items: center; font-weight: 600; overflow-wrap: anywhere; } td.wide { width: 100%; }
      .wide .bar { width: 100%; margin: .2rem 0; } td::before { color: var(--faint); font-weight: 400; }
      .size::before { content: "size"; } .mr::before { content: "ratio"; }
      .me::before { content: "each"; }
    \(headings)
      .pair { grid-template-columns: minmax(0, 1fr); }
      .row, .axis { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1rem; } .row { padding: .3rem 0; }
      .track, .scale { grid-column: 1 / -1; grid-row: 2; } .say { text-align: right; }
      .bars { grid-template-columns: 1fr; gap: .1rem; } .bars dd { margin-bottom: .4rem; }
    }
    @media (max-width: 600px) {
      .row { grid-template-columns: minmax(0, 1fr); } .track, .scale { grid-row: auto; } .say { text-align: left; }
    }
    """
  }

  /// Rows of a name, an axis and a few words.
  private static let forest = """
    .group { margin: 1.4rem 0; } .group h3 { margin: 0; font-size: .95rem; grid-column: 1 / -1; }
    .axis, .row { display: grid; grid-template-columns: 17rem minmax(0, 1fr) 21rem; gap: 0 1rem; align-items: center; }
    .axis { grid-template-columns: 17rem minmax(0, 1fr) 21rem; align-items: end; }
    .row { font-size: .88rem; border-top: 1px solid var(--line); padding: .1rem 0; }
    .row:hover { background: var(--track); } .row a, .row > span:first-child { overflow-wrap: anywhere; }
    .track { position: relative; height: 1.35rem; overflow: hidden; } .track > * { position: absolute; }
    .same { top: 0; bottom: 0; background: var(--shade); } .ci { top: calc(50% - 1px); height: 2px; }
    .dot, .ring { top: 50%; width: .62rem; height: .62rem; margin: -.31rem 0 0 -.31rem; border-radius: 50%; }
    .ring { border: 2px solid var(--faint); background: var(--page); }
    .scale { grid-column: 2; position: relative; height: 1.1rem; font-size: .72rem; color: var(--faint); overflow: hidden; }
    .scale span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
    .say { font-variant-numeric: tabular-nums; color: var(--faint); overflow-wrap: anywhere; }
    """

  /// The headings of columns, for cards.
  private static var headings: String {
    ReportTable.metrics.enumerated().map { "  .m\($0.offset)::before { content: \"\($0.element)\"; }" }
      .joined(separator: "\n")
  }

  /// Hides what does not have the words in the box: rows of the plot and sections, and what is empty then. Without it
  /// everything is shown.
  package static let script = """
    const none = document.getElementById("none");
    document.getElementById("search").addEventListener("input", (event) => {
      const words = event.target.value.toLowerCase().split(/\\s+/);
      const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
      let found = 0;
      for (const [box, item, title] of [[".group", ".row", "h3"], [".family", "section", "h2"]]) {
        for (const group of document.querySelectorAll(box)) {
          const heading = group.querySelector(title)?.textContent ?? "";
          for (const element of group.querySelectorAll(item)) {
            element.hidden = !fits(heading + " " + element.textContent);
            if (!element.hidden) found += 1;
          }
          group.hidden = !group.querySelector(item + ":not([hidden])");
        }
      }
      none.hidden = found > 0;
    });
    """
}
