// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Testing

struct CaseTableTests {
  private let cases = [
    CaseKey(scenario: "list.rows", variant: "plain", size: 10),
    CaseKey(scenario: "list.rows", variant: "a,\"b\"", size: 1_000),
  ]

  @Test func aLineACase() {
    #expect(
      CaseTable.csv(of: cases) == """
        scenario,variant,size
        list.rows,plain,10
        list.rows,"a,""b""\",1000

        """)
  }

  @Test func anObjectACase() throws {
    let json = CaseTable.json(of: cases).text
    #expect(json.contains(#""variant": "a,\"b\"""#) && json.contains(#""size": 1000"#), "\(json)")
    #expect(CaseTable.json(of: []).text == "[]\n")
  }
}
