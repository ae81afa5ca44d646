// SPDX-License-Identifier: Apache-2.0
import HeadlessViews
import TestSupport
import Testing

/// Which pushed screens are made again, of several on one stack.
@MainActor @Suite struct PushedContentTests {
  private struct Third: View {
    let count: () -> Void
    var body: some View { Button("count", action: count) }
  }

  private struct Second: View {
    let count: () -> Void
    @State private var own = 0
    var body: some View {
      Text("own \(own)")
      NavigationLink("third") {
        Third(count: count)
        Button("add") { own += 1 }
      }
    }
  }

  private struct First: View {
    @State private var number = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("first \(number)")
          NavigationLink("second") { Second { number += 1 } }
        }
      }
    }
  }

  @Test("A screen below the top, another value each time, is made again once, and what it pushed, too (I-44)")
  func links() throws {
    let host = ViewHost { First() }
    try host.tapAndRender("second")
    try host.tapAndRender("third")
    let counted = try host.tapAndRender("count")
    #expect(counted.bodyEvaluations.counts(of: ["First", "Second", "Third"]) == [1, 1, 1])
    #expect(host.displayList == host.recomputedDisplayList())
    // What the second screen says of its own link makes no other screen again.
    let added = try host.tapAndRender("add")
    #expect(added.bodyEvaluations.counts(of: ["First", "Second", "Third"]) == [0, 1, 0])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private struct Folder: View {
    let number: Int
    let count: () -> Void
    var body: some View {
      Text("folder \(number)")
      NavigationLink("open", value: number + 1)
      Button("count", action: count)
        .navigationDestination(for: Int.self) { Folder(number: $0, count: count) }
    }
  }

  private struct Folders: View {
    @State private var number = 0
    var body: some View {
      NavigationStack {
        VStack {
          Text("\(number)")
          Folder(number: 0) { number += 1 }
        }
      }
    }
  }

  // That the lower one is used is what SwiftUI's console says where there are two: github.com/johnpatrickmorgan/
  // NavigationBackport, issue 58.
  @Test("A screen with a destination for its own value is made once; the lowest destination is used")
  func ownDestination() throws {
    let host = ViewHost { Folders() }
    try host.tapAndRender("open")
    let issue = "A navigationDestination for “Swift.Int” was declared earlier"
    #expect(host.diagnostics.contains { $0.hasPrefix(issue) })
    try host.tapAndRender("open")
    #expect(host.texts.first == "folder 2")
    #expect(try host.tapAndRender("count").bodyEvaluations["Folder"] == 3)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

extension EvaluationCounts {
  fileprivate func counts(of names: [String]) -> [Int] { names.map { self[$0] } }
}
