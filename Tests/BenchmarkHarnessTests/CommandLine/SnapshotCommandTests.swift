// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import BenchmarkResults
import Foundation
import TestSupport
import Testing

/// `snapshot`, called as a shell calls it.
struct SnapshotCommandTests {
  private func snapshot(_ words: String..., in directory: String? = nil) throws -> Fixture.Answer {
    try Fixture.call(["snapshot"] + words, in: directory)
  }

  @Test func theScreenAfterAStepIsDrawn() throws {
    let svg = try snapshot("fixture.count-taps/state/1")
    #expect(svg.code == 0 && svg.talk == "")
    #expect(svg.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    // The fifth tap.
    #expect(svg.output.contains(">count 5</text>") && svg.output.contains(">row 0</text>"))
    #expect(try snapshot("fixture.count-taps/state/1").output == svg.output)
    let three = try snapshot("fixture.count-taps/state/1", "--step", "0", "--frames", "3").output
    for text in ["count 1", "count 2", "count 3", "step 0", "step 2"] {
      #expect(three.contains(">\(text)</text>"))
    }
    #expect(!three.contains(">count 4</text>"))
  }

  @Test func heatSaysWhichBodiesRan() throws {
    let bodies = try snapshot("fixture.count-taps/state/1", "--heat", "bodies").output
    #expect(bodies.contains(">Counter 1</text>") && bodies.contains("#fdcc8a"))
    #expect(try snapshot("--heat", "fixture.count-taps/state/1").output == bodies)
    #expect(
      try snapshot("fixture.count-taps/state/1", "--heat", "time").output.contains(
        ">time in a view&#39;s body"))
    #expect(
      try snapshot("fixture.pictures/texts/1", "--heat", "bodies").output.contains(">no body ran</text>"))
    #expect(try snapshot("fixture.mount", "--heat", "bodies").output.contains(">mounted</text>"))
  }

  @Test func whatIsPresentedStandsOverTheContent() throws {
    let sheet = try snapshot("fixture.pictures/sheet/1").output
    #expect(!sheet.contains(">content 0</text>") && sheet.contains(">A sheet</text>"))
    #expect(sheet.contains(">step 4 · sheet</text>"))
    #expect(try snapshot("fixture.pictures/sheet/1", "--step", "3").output.contains(">content 0</text>"))
    let alert = try snapshot("fixture.pictures/alert/1").output
    let content = try #require(alert.firstRange(of: ">content 11</text>"))
    let title = try #require(alert.firstRange(of: ">Delete everything?</text>"))
    #expect(content.upperBound < title.lowerBound)
    #expect(alert[content.upperBound..<title.lowerBound].contains("fill=\"#fff\" stroke=\"#c6c6c8\""))
    #expect(alert.contains(">step 4 · alert</text>"))
  }

  @Test func whatIsScrolledAwayIsCutOff() throws {
    let svg = try snapshot("fixture.pictures/scrolled/1", "--identifiers").output
    #expect(svg.contains(">footer &lt;&amp;&gt; &quot;quoted&quot;</text>"))
    #expect(svg.contains("<svg x=\"0\" y=\"34\" width=\"390\" height=\"760\""))
    #expect(
      !svg.contains(">row 0</text>") && svg.contains(">row 8</text>") && !svg.contains(">row 39</text>"))
  }

  /// Every shape where it stands, as its outline says; what is beyond a clip is cut off.
  @Test func shapesAndClipsAreDrawnByTheirOutlines() throws {
    let svg = try snapshot("fixture.pictures/shapes/1").output
    let elements: [String] = [
      "<path d=\"M235 176C235 187.05 217.09 196 195 196C172.91 196 155 187.05 155 176C155 164.95 172.91 156 195 156"
        + "C217.09 156 235 164.95 235 176Z\" fill=\"#ff3b30\"/>",
      "C226.05 216 235 224.95 235 236Z\" fill=\"none\" stroke=\"#007aff\" stroke-width=\"4\" stroke-miterlimit=\"10\""
        + " stroke-dasharray=\"8 4\"/>",
      // Two squares from the path's own zero, of which the inner one is a hole.
      "<path d=\"M165 276L225 276L225 336L165 336ZM185 296L205 296L205 316L185 316Z\" fill-rule=\"evenodd\""
        + " fill=\"#34c759\"/>",
      "><path d=\"M225 386C225 402.57 211.57 416 195 416C178.43 416 165 402.57 165 386C165 369.43 178.43 356 195 356"
        + "C211.57 356 225 369.43 225 386Z\"/></clipPath><g clip-path=\"url(#clip-",
      "<path fill=\"#ff9500\" d=\"M150 356h90v60h-90z\"/></g>",
      "\"><path d=\"M195 475.57L237.43 518L195 560.43L152.57 518Z\"/></clipPath>",
    ]
    for element in elements { #expect(svg.contains(element), "\(element)") }
    // A circle, a square on its tip, and the rounded corners of what is scrolled in a window of its own.
    #expect(svg.ranges(of: "<clipPath id=\"clip-").count == 3)
    #expect(svg.ranges(of: "</clipPath><g clip-path=\"url(#clip-").count == 3)
    #expect(svg.contains("width=\"100\" height=\"12\" viewBox="), "a text that is cut off")
    #expect(svg.contains("width=\"60\" height=\"100\" viewBox="), "a scroll view")
  }

  @Test func filesAreWrittenByTheirNames() throws {
    try Fixture.inDirectory { directory in
      let svg = try snapshot("fixture.pictures/effects/1", "-o", "a.svg", in: directory)
      #expect(svg.code == 0 && svg.output == "" && svg.talk == "a.svg written\n")
      let text = try String(contentsOfFile: directory + "/a.svg", encoding: .utf8)
      #expect(text == (try snapshot("fixture.pictures/effects/1").output))
      let png = try snapshot("fixture.pictures/effects/1", "-o", "b.PNG", in: directory)
      if Executables.find("rsvg-convert") == nil {
        #expect(
          png.code == 2 && png.talk.contains("a PNG needs rsvg-convert; install it (Debian: librsvg2-bin)"))
      } else {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: directory + "/b.PNG"))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      }
    }
  }

  @Test(arguments: [
    (["fixture.count-tap"], "did you mean 'fixture.count-taps'?"),
    (["fixture.count-taps"], "fits 4 cases"), ([], "CASE"),
    (["fixture.mount", "-o", "x.gif"], "a picture has no such format; name the file .svg or .png"),
    (["fixture.mount", "-o", "-"], "name the file .svg or .png"),
    (
      ["fixture.mount", "-o", "/nowhere/x.svg"],
      "/nowhere/x.svg: cannot be written: No such file or directory"
    ),
    (["fixture.mount", "--frames", "0"], "--frames"), (["fixture.mount", "--heat=cold"], "bodies"),
  ])
  func badUsageIsOneLine(words: [String], message: String) throws {
    let answer = try Fixture.call(["snapshot"] + words)
    #expect(answer.code == 2)
    #expect(answer.output == "")
    #expect(answer.talk.contains(message), "\(answer.talk)")
    #expect(answer.talk.split(separator: "\n").count == 1)
  }

  @Test func aCaseWithoutAScreenSaysSo() throws {
    let answer = try snapshot("fixture.count-taps/by-hand/1")
    #expect(answer.code == 1 && answer.talk.contains("is written by hand: it has no screen"))
    #expect(try snapshot("fixture.pictures/nothing/1").code == 0)
  }

  @Test func aRecordHasAScreenOfEachScenario() throws {
    try Fixture.inDirectory { directory in
      let run = try Fixture.call(
        [
          "run", "--quick", "--allow-debug", "--output", "out", "--print-record",
          "fixture.{count-taps,mount}",
        ], in: directory)
      #expect(run.code == 0)
      let folder = run.output.trimmingCharacters(in: .newlines)
      let path = folder.hasPrefix("/") ? folder : "\(directory)/\(folder)"
      let file = try ResultFile(named: folder, at: path)
      let screens = try RecordedScreens.read(of: file.record, at: path, named: folder)
      #expect(screens.map(\.name) == ["fixture.count-taps/state/10", "fixture.mount/state/10"])
      let page = try Fixture.call(["report", folder], in: directory)
      #expect(page.output.ranges(of: "<figure>").count == 2)
    }
  }

  @Test func textsMeasuredByAFontAreARunOfTheirOwn() throws {
    #if ShapedText
      try Fixture.inDirectory { directory in
        let words = [
          "run", "--quick", "--allow-debug", "--output", "out", "--print-record", "fixture.count-taps",
        ]
        let grid = try Fixture.call(words, in: directory).output.trimmingCharacters(in: .newlines)
        let shaped = try Fixture.call(words + ["--text", "shaped"], in: directory).output.trimmingCharacters(
          in: .newlines)
        for words in [
          ["compare", grid, shaped], ["gate", shaped, "--against", grid], ["report", grid, shaped],
          ["history", "out"],
        ] {
          let answer = try Fixture.call(words, in: directory)
          #expect(answer.code == 2, "\(words)")
          #expect(answer.talk.contains("DejaVu Sans"), "\(answer.talk)")
        }
        #expect(try Fixture.call(["compare", shaped, shaped], in: directory).code == 0)
      }
      #expect(try snapshot("fixture.pictures/texts/1", "--text", "shaped").output.contains("DejaVu Sans"))
      #expect(try Fixture.call(["verify", "fixture.count-taps", "--text", "shaped"]).code == 0)
    #else
      for verb in ["run", "verify", "snapshot", "explain", "trace"] {
        let answer = try Fixture.call(
          [verb, "fixture.mount/state/10", "--text", "shaped"] + (verb == "run" ? ["--allow-debug"] : []))
        #expect(answer.code == 2)
        #expect(answer.talk.contains("--text shaped: this program was built without fonts"))
        #expect(answer.talk.split(separator: "\n").count == 1)
      }
    #endif
    #expect(try Fixture.call(["verify", "fixture.mount", "--text", "comic"]).code == 2)
  }
}
