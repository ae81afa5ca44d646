// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews
import Observation
import Testing

@testable import ViewEngine

private final class Item { var name = "item" }

private class Base { var inherited = 1 }

private final class Store: Base, ObservableObject {
  @Published var title = "first"
  @Published var items = [Item()]
  let numbers = CurrentValueSubject<Int, Never>(1)
  var plain = 1
  lazy var late = plain + 1
  weak var other: Item?
  var action: () -> Int = { 1 }
  var failure: (any Error)? = Failure()
}

/// In an existential, it is in a box that is an object of no class.
private final class Failure: Error { let code = 1 }

@Observable private final class Watched {
  var count = 1
}

private struct Screen: View {
  @ObservedObject var store: Store
  var watched: Watched
  @State private var own = Watched()
  var body: some View { Text("\(store.title) \(watched.count) \(own.count)") }
}

@MainActor
struct LastingObjectsTests {
  @Test("What outlives a host is put back to what it was, however often, and nobody is told")
  func putBack() throws {
    let (store, watched) = (Store(), Watched())
    let item = store.items[0]
    let host = ViewHost { Screen(store: store, watched: watched) }
    let putBack = host.lastingObjects.keep()
    var announced = 0
    let subscription = store.objectWillChange.sink { announced += 1 }
    defer { subscription.cancel() }
    for _ in 1...2 {
      (store.title, watched.count, store.plain, store.inherited) = ("second", 2, 2, 2)
      store.items.append(Item())
      item.name = "another"
      store.numbers.send(2)
      _ = store.late
      announced = 0
      putBack()
      #expect((store.title, watched.count, store.plain, store.inherited) == ("first", 1, 1, 1))
      #expect(store.items.map(\.name) == ["item"])
      #expect(store.numbers.value == 1)
      #expect(announced == 0)
      // It was not made yet, and is made of what there is now.
      #expect(store.late == 2)
    }
    try host.render()
    #expect(host.texts == ["first 1 1"])
  }

  @Test("What only the host has held goes with it")
  func goesWithTheHost() {
    weak var gone: Store?
    weak var item: Item?
    func leave() -> LastingObjects {
      let store = Store()
      (gone, item) = (store, store.items[0])
      let host = ViewHost { Screen(store: store, watched: Watched()) }
      return host.lastingObjects
    }
    let objects = leave()
    #expect(gone == nil && item == nil)
    objects.keep()()
  }

  @Test("Modules whose objects are not the client's: every stand-in is one of them")
  func libraries() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "StandIns/Sources").path)
    #expect(!names.isEmpty)
    #expect(names.filter { !ObjectWalk.libraries.contains($0) && $0 != "ModelMacros" } == [])
  }
}
