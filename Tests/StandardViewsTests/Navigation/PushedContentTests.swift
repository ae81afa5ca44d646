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

  private struct Leaf: View {
    let name: String
    var body: some View { Text("leaf of \(name)") }
  }

  private struct Item: View {
    let name: String
    var body: some View { NavigationLink("leaf") { Leaf(name: name) } }
  }

  private struct Day: View {
    @State private var item: String?
    var body: some View {
      Button("item") { item = "a" }
        .navigationDestination(item: $item) { Item(name: $0) }
    }
  }

  private struct Calendar: View {
    @State private var path = NavigationPath()
    @State private var showsDay = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("day") { showsDay = true }
          Button("number") { path.append(1) }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(isPresented: $showsDay) { Day() }
      }
    }
  }

  @Test("A tree built from scratch has the screens of links above those that a state has pushed")
  func builtFromScratch() throws {
    let host = ViewHost { Calendar() }
    try host.tapAndRender("day")
    try host.tapAndRender("item")
    try host.tapAndRender("leaf")
    #expect(host.texts.contains("leaf of a"))
    #expect(host.displayList == host.recomputedDisplayList())
    try host.tapAndRender("Back")
    try host.tapAndRender("Back")
    try host.tapAndRender("Back")
    try host.tapAndRender("number")
    #expect(host.texts.contains("number 1"))
    #expect(host.displayList == host.recomputedDisplayList())
  }

  private class Place: Hashable {
    var name: String { "place" }
    static func == (a: Place, b: Place) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private final class Town: Place {
    override var name: String { "town" }
  }

  private final class Lake: Place {
    override var name: String { "lake" }
  }

  private struct Map: View {
    @State private var places: [Place] = []
    @State private var visits = 0
    var body: some View {
      NavigationStack(path: $places) {
        VStack {
          Button("go") { places = [Town(), Lake()] }
          Button("visit") { visits += 1 }
        }
        .navigationDestination(for: Place.self) { place in
          Text("\(place.name) \(visits)")
          Button("visit") { visits += 1 }
        }
        .navigationDestination(for: Lake.self) { Text("own screen of a \($0.name)") }
      }
    }
  }

  @Test("A path of objects leads to the destination of the class that they inherit from, or to their own")
  func inheritedDestination() throws {
    let host = ViewHost { Map() }
    try host.tapAndRender("go")
    #expect(host.texts.contains("own screen of a lake"))
    try host.tapAndRender("Back")
    #expect(host.texts.contains("town 0"))
    try host.tapAndRender("visit")
    #expect(host.texts.contains("town 1"))
    #expect(host.diagnostics.isEmpty)
    #expect(host.displayList == host.recomputedDisplayList())
  }
}

extension EvaluationCounts {
  fileprivate func counts(of names: [String]) -> [Int] { names.map { self[$0] } }
}
