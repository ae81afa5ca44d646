// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

extension View {
  fileprivate func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

/// Containers that look at their elements. Source: Apple, `Group(subviews:)`, and WWDC24 session 10146.
@MainActor
@Suite struct SubviewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("left").pinned()
      Text("right")
    }
  }

  /// Pinned views first, then the others, each with its position.
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text(verbatim: "\(subviews.count) views")
        ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
        Divider()
        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
      }
    }
  }

  @Test(
    "A container sees each element of its content, through bodies, lists and branches, and what they say to it"
  )
  func elements() {
    let host = ViewHost {
      Board {
        Text("a")
        Pair()
        ForEach(0..<2) { Text("row \($0)").pinned($0 == 1) }
        if true { Text("branch").padding().pinned() }
        Group {
          Text("b")
          Text("c").pinned(false)
        }
        .pinned()
      }
    }
    #expect(
      host.texts == [
        "8 views", "left", "row 1", "branch", "b", "a", "right", "row 0", "c",
      ])
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(host.diagnostics.isEmpty)
  }

  private struct Changing: View {
    @State private var count = 2
    @State private var isPinned = false

    var body: some View {
      Button("more") { count += 1 }
      Button("pin") { isPinned = true }
      Board {
        ForEach(0..<count, id: \.self) { Counter(name: "counter \($0)").pinned(isPinned && $0 == 1) }
      }
    }
  }

  @Test(
    "Elements come, go and move, and the container is made anew; what a container says moves an element, which begins anew there"
  )
  func changes() throws {
    let host = ViewHost { Changing() }
    #expect(host.texts == ["more", "pin", "2 views", "counter 0 0", "counter 1 0"])
    try host.tapAndRender("counter 0 0")
    #expect(host.texts == ["more", "pin", "2 views", "counter 0 1", "counter 1 0"])
    try host.tapAndRender("more")
    #expect(host.texts == ["more", "pin", "3 views", "counter 0 1", "counter 1 0", "counter 2 0"])
    try host.tapAndRender("pin")
    #expect(host.texts == ["more", "pin", "3 views", "counter 1 0", "counter 0 1", "counter 2 0"])
    #expect(host.displayList == host.recomputedDisplayList())
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    "Each element is a view with a tag, in the environment of its place; bodies run where the content stands")
  func each() {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        HStack(spacing: 0) {
          ForEach(subviews: content) { subview in
            VStack(spacing: 0) {
              subview
              Text(verbatim: subview.containerValues.tag(for: Int.self).map { "#\($0)" } ?? "no tag")
            }
            .foregroundStyle(subview.containerValues.hasTag(2) ? .red : .blue)
            .lineLimit(3)
          }
        }
      }
    }
    struct Limit: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text(verbatim: "limit \(limit ?? 0)") }
    }
    let host = ViewHost {
      Cards {
        Text("a").tag(1)
        Text("b").tag(2)
        Limit()
        Limit().lineLimit(7)
      }
    }
    #expect(host.texts == ["a", "#1", "b", "#2", "limit 0", "no tag", "limit 7", "no tag"])
    #expect(host.displayList.prefix(4).map(\.color) == ["blue", "blue", "red", "red"])
    #expect(host.displayList == host.recomputedDisplayList())
  }

  @Test("A container sees sections, with what is said for each, and their actions")
  func sections() {
    struct Page<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(sections: content) { section in
          Text(
            verbatim: "\(section.content.count) \(section.containerValues.isPinned) \(section.actions.count)")
          section.header
          section.content
          section.footer
        }
      }
    }
    let host = ViewHost {
      Page {
        Text("loose")
        Section("One") {
          Text("a")
          Text("b")
        }
        .pinned()
        Section {
          Text("c")
        } header: {
          Text("Two")
        } footer: {
          Text("end")
        }
        .sectionActions { Button("add") {} }
        Text("last")
      }
    }
    #expect(
      host.texts == [
        "1 false 0", "loose", "2 true 0", "One", "a", "b", "1 false 1", "Two", "c", "end", "1 false 0",
        "last",
      ])
  }

  @Test("Actions of a section stand after it in an ordinary container")
  func actions() throws {
    let host = ViewHost {
      List { Section("One") { Text("a") }.sectionActions { Button("add") {} } }
    }
    #expect(host.texts == ["One", "a", "add"])
  }
}
