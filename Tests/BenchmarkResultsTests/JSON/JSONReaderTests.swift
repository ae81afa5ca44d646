// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.value(from: Array(text.utf8), file: "f.json")
  }

  @Test(arguments: [
    "{}\n", "[]\n", "null\n", "-0.5e+10\n", "\"\\\"\\\\\\n\\t\\u0001é🧪\"\n",
    "{\"a\": [1, 2.50, true, false, null], \"b\": {\"c\": \"d\"}}\n",
  ])
  func whatIsWrittenIsReadAgain(_ text: String) throws {
    let once = try read(text).text
    #expect(try read(once).text == once)
  }

  @Test func scalarsKeepTheirText() throws {
    #expect(try read("[1, 2.50, true, \"a\\u00e9\\ud83e\\uddea\"]").text == "[1, 2.50, true, \"aé🧪\"]\n")
  }

  @Test(arguments: [
    ("", "f.json: the file is empty; write it again"),
    (
      "{\"a\": 1",
      "f.json:1:8: the file ends too early: it is cut short or a bracket is missing; complete it or write it again"
    ),
    ("{\"a\": 1,\n }", "f.json:2:2: ',' before '}'; remove the comma"),
    ("{\"a\" 1}", "f.json:1:6: ':' expected behind \"a\"; write \"name\": value"),
    ("{a: 1}", "f.json:1:2: a name in quotes expected; write \"name\": value"),
    ("[1 2]", "f.json:1:4: ',' or ']' expected; separate values by commas"),
    ("{\"a\": 1,\n  \"a\": 2}", "f.json:2:3: \"a\" is there twice; remove one of the two"),
    ("[01]", "f.json:1:4: a number that begins with 0; remove the zero"),
    ("[1.]", "f.json:1:4: a value expected; write a text, number, list or object"),
    ("[tru]", "f.json:1:5: 'true' expected; check the spelling"),
    ("[\"a\nb\"]", "f.json:1:4: a line end inside a text; close the quote or write \\n"),
    ("[\"\\x\"]", "f.json:1:5: an unknown escape; write \\\\ for a backslash"),
    ("[\"\\ud800\"]", "f.json:1:9: an unknown escape; write \\\\ for a backslash"),
    ("1 2", "f.json:1:3: something behind the end; remove it"),
  ])
  func saysWhereAndWhat(_ text: String, _ message: String) {
    #expect(Samples.message { try read(text).text } == message)
  }

  @Test func aFileOfBracketsDoesNotExhaustTheStack() {
    #expect(
      Samples.message { try read(String(repeating: "[", count: 1_000_000)).text }
        == "f.json:1:101: more than 100 levels; nest less deeply")
  }
}
