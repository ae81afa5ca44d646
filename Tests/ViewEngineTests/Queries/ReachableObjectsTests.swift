// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

import HeadlessViews
@testable import ViewEngine

private final class Part { var size = 1 }

private final class Plain {
  var amount = 0
  var parts = [Part()]
  weak var other: Part?
  lazy var late = 3
}

private final class Model: ObservableObject {
  @Published var announced = 0
  var silent = 0
}

private final class Listener {
  let session = URLSessionConfiguration.default
  var cancellables: Set<AnyCancellable> = []
}

@Observable private final class Watched {
  var seen = 0
  @ObservationIgnored var ignored = 0
}

private struct Screen: View {
  @State var plain = Plain()
  @StateObject var published = Model()
  var watched: Watched?
  var body: some View { Text("\(plain.amount)") }
}

private protocol Holding {}

/// More than an existential has room for.
private struct Kept: Holding {
  let part: Part
  let name = "name"
  let numbers = (1, 2, 3)
}

@MainActor
struct ReachableObjectsTests {
  @Test(
    "Properties that changed without telling anyone are named, wherever the views hold their object (I-15, I-63)"
  )
  func unannounced() throws {
    let watched = Watched()
    let host = ViewHost { Screen(watched: watched) }
    let before = host.reachableObjects
    watched.seen = 1
    #expect(host.reachableObjects.unannouncedChanges(since: before).isEmpty)
    watched.ignored = 1
    #expect(host.reachableObjects.unannouncedChanges(since: before) == ["Watched.ignored"])
  }

  @Test("Objects in lists, optionals and states are looked into; what is announced is left out (I-61)")
  func depth() throws {
    let (plain, published) = (Plain(), Model())
    struct Holder: View {
      @State var plain: Plain
      @ObservedObject var published: Model
      var body: some View { Text("a") }
    }
    let host = ViewHost { Holder(plain: plain, published: published) }
    let before = host.reachableObjects
    published.announced = 1
    published.silent = 2
    plain.parts[0].size = 5
    _ = plain.late
    plain.amount = 1
    #expect(
      Set(host.reachableObjects.unannouncedChanges(since: before))
        == ["Model.silent", "Plain.amount", "Plain.late", "Part.size"])
  }

  @Test(
    "An object of a library is named where nothing else has changed, and whom an object listens to never is")
  func libraryObjects() throws {
    struct Holder: View {
      let listener: Listener
      var body: some View { Text("a") }
    }
    let listener = Listener()
    let host = ViewHost { Holder(listener: listener) }
    let before = host.reachableObjects
    listener.cancellables.insert(AnyCancellable {})
    #expect(host.reachableObjects.unannouncedChanges(since: before) == [])
    listener.session.timeoutIntervalForRequest = 1
    #expect(host.reachableObjects.unannouncedChanges(since: before) == ["URLSessionConfiguration"])
  }

  @Test("Values of a protocol are looked into, one by one and in lists (I-15)")
  func protocols() throws {
    struct Holder: View {
      let one: any Holding
      let list: [any Holding]
      let error: any Error
      var body: some View { Text("a") }
    }
    let parts = (0..<3).map { _ in Part() }
    struct Failure: Error { let code = 1 }
    let host = ViewHost {
      Holder(one: Kept(part: parts[0]), list: [Kept(part: parts[1]), Kept(part: parts[2])], error: Failure())
    }
    for part in parts {
      let before = host.reachableObjects
      part.size += 1
      #expect(host.reachableObjects.unannouncedChanges(since: before) == ["Part.size"])
    }
  }

  @Test("A tree built from scratch has the objects on screen, also where a body makes others (I-15)")
  func sameObjects() throws {
    struct Row: View {
      @ObservedObject var model = Model()
      var body: some View {
        Text("\(model.announced)")
        Button("Add") { model.announced += 1 }
      }
    }
    struct Outer: View { var body: some View { Row() } }
    let host = ViewHost { Outer() }
    try host.tapAndRender("Add")
    #expect(host.recomputedDisplayList() != host.displayList)
    let (list, renewed) = host.recomputedDisplayListOverSameObjects()
    #expect(list == host.displayList)
    #expect(renewed == ["Row.model"])
    // What is handed on is the same object each time, and stays what it is.
    let model = Model()
    let other = ViewHost { Row(model: model) }
    #expect(other.recomputedDisplayListOverSameObjects().renewed.isEmpty)
  }

  @Test("A write to a constant binding is counted, because nothing else shows it (I-55)")
  func constants() {
    let before = DroppedWrites.count
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(DroppedWrites.count > before)
    #expect(binding.wrappedValue == 1)
  }

  @Test("Each write says who asked for it, for a tool that wants to know")
  func callers() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Add \(count)") { count += 1 } }
    }
    let host = ViewHost(recordsEvents: true) { Counter() }
    host.callers = { [7, 9] }
    host.removeEvents()
    try host.tapAndRender("Add 0")
    #expect(host.events.contains(.write("Counter.count", isRead: true, callers: [7, 9])))
  }
}
