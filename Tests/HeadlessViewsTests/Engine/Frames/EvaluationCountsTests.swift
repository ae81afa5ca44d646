// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import Testing

@MainActor
@Suite struct EvaluationCountsTests {
  private struct Numbered<Tag>: View {
    var body: some View { Text("x") }
  }

  @Test(
    "Design 4: more types than there is room for in place are all counted, generic ones by their full name")
  func manyTypes() {
    let host = ViewHost {
      Numbered<Int>()
      Numbered<Int>()
      Numbered<String>()
      Numbered<Bool>()
      Numbered<Double>()
      Numbered<Float>()
      Numbered<Int8>()
      Numbered<Int16>()
      Numbered<Int32>()
    }
    let counts = host.mountReport.bodyEvaluations
    #expect(counts.total == 9)
    #expect(counts["Numbered<Int>"] == 2)
    #expect(counts["Numbered<Int32>"] == 1)
    #expect(counts["Numbered<UInt>"] == 0)
    #expect(counts.typeNames.count == 8)
    #expect(counts.typeNames == counts.typeNames.sorted())
    #expect(counts == host.bodyEvaluations)
  }

  @Test("Design 4: equality looks at every type's count")
  func equality() {
    let one = ViewHost { Numbered<Int>() }.mountReport.bodyEvaluations
    let other = ViewHost { Numbered<Bool>() }.mountReport.bodyEvaluations
    #expect(one != other)
    #expect(one == ViewHost { Numbered<Int>() }.mountReport.bodyEvaluations)
    #expect(EvaluationCounts() != one)
    #expect(EvaluationCounts().total == 0)
  }
}
