// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

@testable import Survey

struct SurveyPageTests {
  private static let file = "Shop/Cart.swift"

  /// A screen whose rows run in vain, with advice that was tried.
  static func page(pictures: Bool = true, nanoseconds: Double = 0) throws -> SurveyPage {
    var mount = step("mount", "Mount", bodies: 3, wasted: 0)
    mount.view = "Cart"
    if nanoseconds > 0 { mount.rows.append(ResultRow(sampled: [nanoseconds], of: .frameTime, in: mount.key)) }
    var tap = step("tap-add", "Tap \"Add <b>\"", bodies: 9, wasted: 4)
    tap.bodies = [.init(typeName: "CartRow", reason: .closure, subject: "onBuy", count: 8, wasted: 4)]
    var failed = SurveyStep(
      screen: "preview.cart", screenTitle: "Cart", name: "tap-pay", title: "Tap \"Pay\"")
    failed.rows = [ResultRow(failed: failed.key, error: ResultError(.crashed, "Index out of range"))]
    var advice = SurveyAdvice(
      rule: .closureInView, view: "CartRow", property: "onBuy", promise: .measured,
      steps: [.init(of: tap, before: 9, after: 5)])
    advice.candidate = SurveyCandidate(.closureInView, "CartRow", [.init("onBuy", .closure)])
    let long = step(
      "long",
      "Close the sheet of Tap \"Sign in with the account\", Tap \"Rechtsschutzversicherungsgesellschaften_2026\"",
      bodies: 1, wasted: 0)
    let steps = [mount, tap, failed, long]
    let orders = SurveyPicture.orders(for: steps, [advice])
    // A color that would break out of the page.
    let item = Picture.Item(
      .color, Picture.Box(x: 0, y: 0, width: 10, height: 10), color: "red</svg><script>")
    let layer = Picture.Layer(box: Picture.Box(x: 0, y: 0, width: 390, height: 844), items: [item])
    let picture = Picture(caption: "x", width: 390, height: 844, layers: [layer])
    return SurveyPage(
      engine: "1.0",
      screens: [
        .init(name: "preview.cart", title: "Cart", module: "Screens", file: "Screens/Cart.swift", line: 9)
      ],
      steps: steps, advice: [advice], sources: try sources(),
      pictures: pictures ? orders.map { SurveyPicture($0, picture) } : []
    ) { $0 == file ? "import SwiftUI\n\nstruct CartRow: View {\n  let onBuy: () -> Void\n}\n" : nil }
  }

  private static func step(_ name: String, _ title: String, bodies: Int64, wasted: Int64) -> SurveyStep {
    var step = SurveyStep(screen: "preview.cart", screenTitle: "Cart", name: name, title: title)
    step.rows = [
      ResultRow(exact: [bodies], of: .bodyEvaluations, in: step.key),
      ResultRow(exact: [wasted], of: .wastedBodies, in: step.key),
    ]
    return step
  }

  private static func sources() throws -> SourceMap {
    let json = """
      {"schema": 1, "files": [{"file": "\(file)", "name": "Screens/Cart.swift"}], "calls": [], "modifiers": [],
      "writes": [], "types": [{"name": "CartRow", "kind": "struct", "file": "\(file)", "line": 3, "column": 8,
      "conformances": ["View"], "properties": [{"name": "onBuy", "line": 4, "column": 7}]}],
      "leftOut": [{"file": "Shop/Map.swift", "line": 1, "reason": "no such module 'MapKit'"}]}
      """
    return try SourceMap(json: Array(json.utf8), file: "sources.json")
  }

  @Test func advicePointsAtItsLine() throws {
    let html = try Self.page().html
    #expect(html.contains("Shop/Cart.swift:4:7"))
    #expect(html.contains("<i>4</i><mark>  let onBuy: () -&gt; Void</mark>"))
    #expect(html.contains("9 → 5 bodies in 1 step"))
    #expect(html.contains("<a href=\"#preview-cart\">Cart</a>"))
    #expect(html.contains("<section id=\"preview-cart\">"))
  }

  @Test func aScreenHasItsStepsItsFailuresAndItsReasons() throws {
    let html = try Self.page().html
    #expect(html.contains("Tap &quot;Add &lt;b&gt;&quot;"))
    #expect(html.contains("<td class=\"vain bad\">4</td>"))
    #expect(html.contains("Index out of range"))
    #expect(html.contains("×4 in vain"))
    #expect(html.contains("Shop/Map.swift:1: no such module &#39;MapKit&#39;"))
    #expect(html.contains("1 screen, 4 steps: 13 bodies ran, 4 in vain."))
  }

  @Test func onlyAPageWithTimesHasAColumnOfTimes() throws {
    #expect(try !Self.page().html.contains(">time<"))
    let timed = try Self.page(nanoseconds: 1_500_000).html
    #expect(timed.contains("<th>time</th>") && timed.contains("<td class=\"took\">1.50 ms</td>"))
  }

  @Test func theScreenAtRestTheStepAndTheChangeAreDrawn() throws {
    let captions = ["at rest", "as it is: 9 bodies", "with the change: 5 bodies", "4 in vain"]
    let (with, without) = (try Self.page().html, try Self.page(pictures: false).html)
    for caption in captions {
      #expect(with.contains("\(caption)</figcaption>"), "\(caption)")
      #expect(!without.contains("\(caption)</figcaption>"), "\(caption)")
    }
  }

  /// Whatever is fetched would be missing without a network.
  @Test func nothingIsFetched() throws {
    let html = try Self.page().html
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("src="))
  }
}
