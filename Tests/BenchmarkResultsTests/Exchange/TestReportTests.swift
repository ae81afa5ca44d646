// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BenchmarkResults

struct TestReportTests {
  @Test("Suites with their counts; control characters and what XML reads are escaped")
  func document() {
    let report = TestReport(
      "verify",
      [
        .init(
          "a.b", file: "A&B.swift",
          [
            .init("x/1", .passed, notes: ["3 bodies"]),
            .init("x/2", .failed("check failed", ["<\"&\u{0}>", "b"])),
            .init("x/3", .broken("crashed", ["signal\u{fffe} 4"])), .init("x/4", .skipped("a ]]> b")),
          ]), .init("empty", []),
      ])
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="verify" tests="4" failures="1" errors="1">
          <testsuite name="a.b" tests="4" failures="1" errors="1" skipped="1" file="A&amp;B.swift">
            <testcase name="x/1" classname="a.b">
              <system-out>3 bodies</system-out>
            </testcase>
            <testcase name="x/2" classname="a.b">
              <failure type="check failed" message="&lt;&quot;&amp;\\u{0}&gt;">&lt;&quot;&amp;\\u{0}&gt;
        b</failure>
            </testcase>
            <testcase name="x/3" classname="a.b">
              <error type="crashed" message="signal\u{fffd} 4">signal\u{fffd} 4</error>
            </testcase>
            <testcase name="x/4" classname="a.b">
              <skipped message="a ]]&gt; b"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
