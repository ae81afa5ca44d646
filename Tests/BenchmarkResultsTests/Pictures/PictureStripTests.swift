// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import BenchmarkResults

struct PictureStripTests {
  private typealias Box = Picture.Box

  /// A screen with one of everything.
  private static var picture: Picture {
    var text = Picture.Item(
      .text, Box(x: 10, y: 20, width: 60, height: 40), color: "secondary", text: "ab <&> \"c\"")
    text.lines = [
      Picture.Line("ab <&>", x: 0, y: 16, width: 60, fontSize: 20),
      Picture.Line("\"c\"", x: 0, y: 36, width: 30, fontSize: 20),
    ]
    text.identifier = "na<me>"
    var turned = Picture.Item(.color, Box(x: 0, y: 0, width: 40, height: 20), color: "red")
    turned.map = [0, 1, -1, 0, 50, 60]
    turned.opacity = 0.25
    var border = Picture.Item(.shape, Box(x: 1, y: 2, width: 3, height: 4), color: "rgba(0.0, 0.5, 1.0, 0.5)")
    border.line = PictureLine()
    var dot = Picture.Item(.shape, Box(x: 70, y: 70, width: 20, height: 20), color: "green")
    dot.outline = PictureOutline(data: "M70 80Q70 70 80 70C90 70 90 90 80 90.5L70 80Z")
    dot.clipOutlines = ["M0 0L100 0L100 100Z", "M0 0L90 0L90 90Z"].compactMap(PictureOutline.init)
    dot.clipOutlines[1].isEvenOdd = true
    var ring = dot
    ring.line = PictureLine()
    ring.line?.width = 2.5
    ring.line?.cap = .round
    ring.line?.dash = [1, 2]
    ring.line?.dashPhase = 3
    var clipped = Picture.Item(.line, Box(x: 0, y: 90, width: 100, height: 1), color: "separator")
    clipped.clip = Box(x: 0, y: 50, width: 100, height: 50)
    var leaving = Picture.Item(.text, Box(x: 0, y: -4.125, width: 30, height: 10), text: "gone")
    leaving.isRemoving = true
    var picture = Picture(
      caption: "step 4", width: 100, height: 200,
      layers: [
        Picture.Layer(
          box: Box(x: 0, y: 0, width: 100, height: 200),
          items: [
            text, turned, border, clipped, leaving,
            Picture.Item(.image, Box(x: 5, y: 5, width: 50, height: 50), text: "star"), dot, ring,
          ]),
        Picture.Layer(
          presentation: "alert", box: Box(x: 20, y: 50, width: 40, height: 40),
          items: [Picture.Item(.color, Box(x: 20, y: 50, width: 1, height: 1), color: "Brand")]),
      ])
    picture.views = [
      Picture.View("Column", Box(x: 0, y: 0, width: 100, height: 200), evaluations: 1, duration: 1_500),
      Picture.View("Row", Box(x: 0, y: 0, width: 100, height: 20), evaluations: 0, duration: 0),
      Picture.View("Row", Box(x: 0, y: 20, width: 100, height: 20), evaluations: 5, duration: 300),
    ]
    picture.unseenEvaluations = 2
    return picture
  }

  private var strip: PictureStrip {
    PictureStrip(name: "list.toggle/a/10", text: "grid", pictures: [Self.picture, Self.picture])
  }

  /// Reads a picture as any program for SVG does: by a parser for XML.
  private func elements(_ svg: String) throws -> [(name: String, attributes: [String: String])] {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: [(name: String, attributes: [String: String])] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        elements.append((name, attributes))
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(svg.prefix(300))")
    return reader.elements
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    #expect(try PictureStrip(json: Array(strip.json.text.utf8), file: "f") == strip)
  }

  @Test(arguments: [
    ("\"schema\": 2", "\"schema\": 3", "\"schema\" is not 2"),
    ("M0 0L90", "M0 0\\\"/>L90", "\"path\" is not the data of a path"),
    ("M0 0L90", "M0 0 0L90", "\"path\" is not the data of a path"),
    ("\"cap\": \"round\"", "\"cap\": \"flat\"", "\"cap\" is not butt, round or square"),
    ("\"kind\": \"line\"", "\"kind\": \"ray\"", "\"kind\" is not one of text, color, shape, image, line"),
    ("[0, 0, 40, 20]", "[0, 0, 40]", "\"box\" is not a list of 4 numbers"),
    ("\"size\": [100, 200]", "\"size\": [-1, 200]", "\"size\" is not a window's size"),
    ("\"unseen\"", "\"unsen\"", "unknown member \"unsen\""),
  ])
  func aFaultIsNamedByItsPlace(right: String, wrong: String, message: String) {
    let text = strip.json.text
    #expect(text.contains(right))
    let damaged = text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(
      Samples.message { try PictureStrip(json: Array(damaged.utf8), file: "f.json") }
        .contains(message))
  }

  @Test func shapesAndClipsHaveTheirOutlines() {
    let svg = strip.svg()
    let outline = "M70 80Q70 70 80 70C90 70 90 90 80 90.5L70 80Z"
    #expect(svg.contains("<path d=\"\(outline)\" fill=\"#34c759\"/>"))
    #expect(
      svg.contains(
        "<path d=\"\(outline)\" fill=\"none\" stroke=\"#34c759\" stroke-width=\"2.5\" stroke-linecap=\"round\""
          + " stroke-miterlimit=\"10\" stroke-dasharray=\"1 2\" stroke-dashoffset=\"3\"/>"))
    #expect(svg.contains("\"><path d=\"M0 0L100 0L100 100Z\"/></clipPath><g clip-path=\"url(#clip-"))
    #expect(svg.contains("\"><path d=\"M0 0L90 0L90 90Z\" clip-rule=\"evenodd\"/></clipPath>"))
    // Both are clipped alike, so one pair of groups in each of the two screens does.
    #expect(svg.ranges(of: "<g clip-path=").count == 4)
    // A clip is named by what it is.
    let other = PictureClip(outlines: [PictureOutline(data: "M0 0L90 0L90 90Z")].compactMap(\.self))
    #expect(other.start != PictureClip(outlines: [Self.picture.layers[0].items[6].clipOutlines[1]]).start)
    #expect(svg.contains(PictureClip(outlines: Self.picture.layers[0].items[6].clipOutlines).start))
  }

  @Test(arguments: [
    "", "M1 2", "M1 2Z", "M-1.5 0L1000000000000 0Q1 2 3 4C1 2 3 4 5 6Z", "ZZ",
  ])
  func theDataOfAnOutlineIsReadAsItWasWritten(data: String) {
    #expect(PictureOutline(data: data)?.data == data)
  }

  @Test(arguments: [
    "M1", "1 2", "M1 2 3", "m1 2", "M1,2", "M 1 2", "M1 2 ", "A1 2", "M1 inf", "M1e3 2", "M01 2", "M1 2\"",
  ])
  func whatIsNoDataOfAnOutlineIsRefused(data: String) {
    #expect(PictureOutline(data: data) == nil)
  }

  @Test func aLineSaysWhatIsNotSVGsDefault() {
    var line = PictureLine()
    #expect(line.attributes == " stroke-miterlimit=\"10\"")
    line.join = .round
    line.cap = .square
    #expect(line.attributes == " stroke-linecap=\"square\" stroke-linejoin=\"round\"")
    for dash in [[0.0, 0], [-1, 2], []] {
      line.dash = dash
      #expect(!line.attributes.contains("dash"))
    }
  }

  @Test func everyItemIsDrawnWhereItIs() throws {
    let svg = strip.svg()
    let elements = try elements(svg)
    let texts = elements.filter { $0.name == "text" }.map(\.attributes)
    #expect(texts.contains { $0["x"] == "10" && $0["y"] == "36" && $0["textLength"] == "60" })
    #expect(texts.contains { $0["x"] == "10" && $0["y"] == "56" && $0["textLength"] == "30" })
    #expect(svg.contains(">ab &lt;&amp;&gt;</text>") && svg.contains(">&quot;c&quot;</text>"))
    #expect(
      svg.contains(
        "<g transform=\"matrix(0 1 -1 0 50 60)\" opacity=\"0.25\"><rect x=\"0\" y=\"0\" width=\"40\""))
    #expect(svg.contains("fill=\"none\" stroke=\"#0080ff\" stroke-opacity=\"0.5\""))
    #expect(svg.contains("<svg x=\"0\" y=\"50\" width=\"100\" height=\"50\" viewBox=\"0 50 100 50\"><path"))
    #expect(svg.contains("stroke-dasharray=\"4 2\""), "a colour known by its name only")
    #expect(
      svg.contains("<rect x=\"20\" y=\"50\" width=\"40\" height=\"40\" fill=\"#fff\""), "a ground of its own")
    #expect(svg.contains(">step 4 · alert</text>") && svg.contains(">list.toggle/a/10</text>"))
    // Two screens side by side.
    #expect(
      elements.filter { $0.name == "svg" && $0.attributes["height"] == "200" }.map { $0.attributes["x"] } == [
        "16", "132",
      ])
  }

  @Test func whatASheetCoversIsNotDrawn() {
    var strip = strip
    strip.pictures = [Self.picture]
    strip.pictures[0].layers[1].presentation = "sheet"
    strip.pictures[0].layers[1].box = strip.pictures[0].layers[0].box
    #expect(!strip.svg().contains("ab &lt;") && strip.svg().contains("#8e8e93"))
  }

  @Test func identifiersAreShownOnDemand() {
    #expect(!strip.svg().contains("na&lt;me&gt;"))
    #expect(strip.svg(showsIdentifiers: true).contains(">#na&lt;me&gt;</text>"))
  }

  @Test func viewsAreTintedByWhatTheirBodiesDid() throws {
    let svg = strip.svg(heat: .bodies)
    let tints = try elements(svg).filter {
      $0.attributes["stroke-width"] == ".5" && $0.attributes["width"] != "10"
    }
    // Outer ones first, so that a place shows the innermost; over the sheet's ground once more.
    #expect(tints.prefix(3).map { $0.attributes["fill"] } == ["#fef0d9", "#ffffff", "#b30000"])
    #expect(svg.contains(">bodies of a view in the step:</text>"))
    for text in ["1", "5", "Row 5", "Column 1", "2 in views ou…"] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
    var scale = HeatScale(.bodies, [Self.picture])
    #expect(scale.legend.map(\.text) == ["1", "2", "3", "4", "5"])
    var busy = Self.picture
    busy.views[2].evaluations = 100
    scale = HeatScale(.bodies, [busy])
    #expect(scale.legend.map(\.text) == ["1 to 25", "26 to 50", "51 to 75", "76 to 99", "100"])
    #expect(scale.color(of: busy.views[2]) == scale.legend[4].color)
    busy.views[2].evaluations = 1
    #expect(HeatScale(.bodies, [busy]).legend.map(\.text) == ["1"])
    let times = strip.svg(heat: .time)
    #expect(times.contains(">Column 1.50 µs</text>") && times.contains("time in a view"))
    var still = strip
    still.pictures = [Picture(caption: "step 0", width: 300, height: 10, layers: [])]
    #expect(still.svg(heat: .bodies).contains(">no body ran</text>"))
  }

  /// Whatever a program's texts hold, the picture is one that can be read.
  @Test func anyTextLeavesThePictureWhole() throws {
    for scalar in [
      "\u{0}", "\u{8}", "\u{ffff}", "\u{fffe}", "\u{202e}", "\u{600}\"", "]]>", "--", "<script>", "&#0;",
      "\u{10ffff}",
    ] {
      var strip = strip
      strip.name = scalar
      strip.pictures[0].layers[0].items[0].lines[0].text = scalar
      strip.pictures[0].layers[0].items[0].identifier = scalar
      strip.pictures[0].layers[0].items[5].text = scalar
      strip.pictures[0].layers[0].items[2].color = scalar
      let names = Set(try elements(strip.svg(showsIdentifiers: true)).map(\.name))
      #expect(names == ["svg", "title", "rect", "text", "g", "path", "clipPath"])
    }
  }

  @Test(arguments: [
    (nil, "#000000", 1.0), ("red", "#ff3b30", 1), ("red opacity 0.5 opacity 0.5", "#ff3b30", 0.25),
    ("blue gradient", "#007aff", 1), ("rgba(1.0, 0.0, 0.2, 0.4)", "#ff0033", 0.4),
    ("hsba(0.5, 1.0, 1.0, 1.0)", "#00ffff", 1), ("hsba(0.0, 0.0, 0.5, 1.0)", "#808080", 1),
    ("linearGradient(green, red)", "#34c759", 1),
    ("linearGradient([rgba(0.0, 0.0, 1.0, 1.0), red])", "#8e8e93", 0.5),
    ("linearGradient(rgba(0.0, 0.0, 1.0, 1.0), red)", "#0000ff", 1),
    ("secondary opacity 0.5", "#3c3c43", 0.3), ("BrandColor", "#8e8e93", 0.5), ("", "#8e8e93", 0.5),
    ("rgba(nan, 0.0, 0.0, 1.0)", "#8e8e93", 0.5), ("clear", "#ffffff", 0),
  ])
  func coloursAreThoseOfTheDisplayList(description: String?, color: String, opacity: Double) {
    let paint = SVGPaint(description)
    #expect(paint.color == color)
    #expect(abs(paint.opacity - opacity) < 1e-9)
  }

  @Test(arguments: [
    (1.0, "1"), (-0.004, "0"), (1.005, "1"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (1e300, "1000000000000"),
    (.nan, "0"),
  ])
  func numbersHaveNoExponent(number: Double, text: String) {
    #expect(SVGText.number(number) == text)
  }
}
