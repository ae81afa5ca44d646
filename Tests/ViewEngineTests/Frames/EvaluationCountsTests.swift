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

  private struct Clicks<Tag>: View {
    @State private var count = 0
    var body: some View {
      Button("\(Tag.self)") { count += 1 }
      Text("\(count)")
    }
  }

  @Test("Design 4: each report counts anew, and all of them are added up")
  func reports() throws {
    let host = ViewHost {
      Clicks<Int>()
      Clicks<String>()
    }
    for _ in 0..<2 {
      let one = try host.tapAndRender("String").bodyEvaluations
      #expect(one["Clicks<String>"] == 1)
      #expect(one.total == 1)
      #expect(one.typeNames == ["Clicks<String>"])
    }
    try host.buttons["Int"].tap()
    let both = try host.tapAndRender("String").bodyEvaluations
    #expect(both.total == 2)
    #expect(both.typeNames == ["Clicks<Int>", "Clicks<String>"])
    #expect(host.bodyEvaluations["Clicks<Int>"] == 2)
    #expect(host.bodyEvaluations["Clicks<String>"] == 4)
    #expect(host.bodyEvaluations.total == 6)
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
