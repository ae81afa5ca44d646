// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import TestSupport
import Testing

/// where a layer is on each member of a list, the later member is made first, and the layers come last
/// (composition-identity G1, G3–G5, component-distribution G9).
@MainActor @Suite struct MemberOrderTests {
  /// Who was made, in order.
  @MainActor private final class Birth: ObservableObject {
    static var order: [String] = []

    init(_ name: String) { Self.order.append(name) }
  }

  /// A view that notes when its object is made and when it appears.
  private struct Born: View {
    let name: String
    @StateObject private var birth: Birth

    init(_ name: String) {
      self.name = name
      _birth = StateObject(wrappedValue: Birth(name))
    }

    var body: some View {
      Text(name).onAppear { Appearance.order.append(name) }
    }
  }

  @MainActor private enum Appearance { static var order: [String] = [] }

  private struct Pair: View {
    var body: some View {
      Born("a")
      Born("b")
    }
  }

  private func members() -> some View {
    Group {
      Born("a")
      Born("b")
    }
  }

  private func births<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    Birth.order = []
    Appearance.order = []
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { content() }
    #expect(host.recomputedDisplayList() == host.displayList)
    return Birth.order
  }

  @Test("members last to first, then the layers")
  func layers() {
    #expect(births { HStack { Pair().overlay { Born("o") } } } == ["b", "a", "o", "o"])
    let group = births {
      HStack {
        members().overlay { Born("o") }
      }
    }
    #expect(group == ["b", "a", "o", "o"])
    let column = births {
      VStack {
        members().background { Born("k") }
      }
    }
    #expect(column == ["b", "a", "k", "k"])
    // In whichever order views are made, they appear in one.
    #expect(Appearance.order == ["k", "b", "k", "a"])
  }

  @Test("one member comes before its layer; so does the column at the root")
  func first() {
    #expect(births { HStack { Group { Born("a") }.overlay { Born("o") } } } == ["a", "o"])
    #expect(births { Pair().overlay { Born("o") } } == ["a", "b", "o"])
  }

  @Test("other modifiers leave the members in order")
  func others() {
    #expect(births { HStack { Pair().padding(4) } } == ["a", "b"])
    #expect(births { HStack { Pair().onTapGesture {} } } == ["a", "b"])
    #expect(births { HStack { Pair().background(.red, ignoresSafeAreaEdges: []) } } == ["a", "b"])
  }

  @Test(
    "of several layers the inner one comes first; members of inner groups and of stacks keep to themselves")
  func nested() {
    let twice = births {
      HStack { Pair().overlay { Born("o") }.padding(4).background { Born("k") } }
    }
    #expect(twice == ["b", "a", "o", "k", "o", "k"])
    let inner = births {
      HStack {
        Group {
          Pair().overlay { Born("o") }
          Born("c")
        }
        .overlay { Born("p") }
      }
    }
    #expect(inner == ["c", "b", "a", "p", "o", "p", "o", "p"])
    let stack = births {
      HStack {
        Group {
          VStack { Pair().overlay { Born("o") } }
          Born("c")
        }
        .overlay { Born("p") }
      }
    }
    #expect(stack == ["c", "b", "a", "o", "o", "p", "p"])
  }

  @Test("a member that comes later comes with its layer")
  func later() throws {
    struct Screen: View {
      @State private var shows = false

      var body: some View {
        HStack {
          Button("show") { shows = true }
          Group {
            if shows { Pair() }
            Born("c")
          }
          .overlay { Born("o") }
        }
      }
    }
    Birth.order = []
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Screen() }
    #expect(Birth.order == ["c", "o"])
    try host.tapAndRender("show")
    #expect(Birth.order == ["c", "o", "a", "o", "b", "o"])
    #expect(host.texts == ["show", "a", "o", "b", "o", "c", "o"])
    #expect(host.recomputedDisplayList() == host.displayList)
  }

  @Test("readers in layers and in members run in the order in which they were made")
  func readers() {
    struct Reading: View {
      let name: String
      var body: some View {
        GeometryReader { _ in
          let _ = Birth(name)
          Color.red
        }
      }
    }
    let behind = births {
      HStack {
        Reading(name: "first")
        Group {
          Text("a")
          Reading(name: "member")
        }
        .background { Reading(name: "layer") }
        Reading(name: "last")
      }
    }
    #expect(behind.prefix(5) == ["first", "member", "layer", "layer", "last"])
  }

  @Test("a preference that a layer says reaches who makes a layer of it")
  func preference() {
    struct Names: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack {
        Group {
          Text("a").preference(key: Names.self, value: "a")
          Text("b").preference(key: Names.self, value: "b")
        }
        .overlay { Color.red.preference(key: Names.self, value: "o") }
        .overlayPreferenceValue(Names.self) { Text($0) }
      }
    }
    #expect(host.texts == ["a", "ao", "b", "bo"])
  }
}
