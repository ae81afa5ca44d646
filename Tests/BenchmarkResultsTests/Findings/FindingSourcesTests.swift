// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import BenchmarkResults

struct FindingSourcesTests {
  private let key = CaseKey(scenario: "a.b", variant: "x", size: 1)

  private func code(_ text: String) throws -> [String]? {
    try FindingSources(sources: [("A.swift", text)], rules: "").code(of: key)
  }

  @Test func codeBetweenMarksLosesItsIndentation() throws {
    let text = """
      struct A {
        // shown: a.b/x
        var body: some View {

          Text("a")  // shown: nothing
        }
        // end
        let hidden = 1
      }
      """
    #expect(try code(text) == ["var body: some View {", "", "  Text(\"a\")  // shown: nothing", "}"])
  }

  @Test func partsOfOneVariantStandBehindEachOther() throws {
    let text = "// shown: a.b/x\nlet a = 1\n// end\nlet b = 2\n  // shown: a.b/x\n  let c = 3\n  // end\n"
    #expect(try code(text) == ["let a = 1", "", "let c = 3"])
    #expect(try code("// shown: a.b/y\n// end\n") == nil)
  }

  @Test func aMarkWithoutAnEndIsAnErrorAtItsLine() {
    #expect(
      Samples.message { try code("let a = 1\n// shown: a.b/x\nlet b = 1\n") }
        == "A.swift:2:1: '// shown: a.b/x' has no end; add a line '// end'")
  }

  @Test func howSureARuleIsStandsInItalics() throws {
    let rules = """
      # Rules
      - **I-5** Something `*` new. *seen: objc.io*
      - **I-10** An id. *Apple: undefined; ours* In part superseded: R-38.
      - **R-6** A length. *recorded: P/x H10*
      - **X-1** Nothing said.
      """
    let sources = try FindingSources(sources: [], rules: rules)
    #expect(sources.evidence(of: "I-10") == "Apple: undefined; ours")
    #expect(sources.evidence(of: "R-6") == "recorded: P/x H10")
    #expect(sources.evidence(of: "X-1") == nil)
    #expect(sources.evidence(of: "Z-1") == nil)
  }

  @Test func aFolderWithoutScenariosIsRefused() throws {
    let directory = try TemporaryDirectory()
    #expect(
      Samples.message { try FindingSources(checkout: directory.path, named: "here") }
        == "here: has no Benchmarks/Scenarios; call it at the root of the checkout, or name that with --sources"
    )
  }
}
