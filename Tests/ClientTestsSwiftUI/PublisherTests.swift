// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct PublisherTests {
  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var searched: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $text
        .dropFirst()
        .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
        .removeDuplicates()
        .sink { [weak self] in self?.searched.append($0) }
        .store(in: &subscriptions)
    }
  }

  private struct Screen: View {
    @StateObject private var model = Model()
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("\(ticks) \(model.searched.joined(separator: ","))")
        .onReceive(timer) { _ in ticks += 1 }
      TextField("Search", text: $model.text)
    }
  }

  @Test("A timer and a debounced text run on the host's clock")
  func clock() async throws {
    let host = ViewHost { Screen() }
    try host.textFields["Search"].typeText("a")
    try await host.advance(by: .milliseconds(300))
    try host.textFields["Search"].typeText("b")
    try await host.advance(by: .milliseconds(400))
    #expect(host.texts[0] == "0 ")
    try await host.advance(by: .milliseconds(1_400))
    #expect(host.texts[0] == "2 ab")
    host.unmount()
  }

  private struct Throttled: View {
    let subject: PassthroughSubject<Int, Never>
    // Made once: a view subscribes anew to a publisher that its body makes, and what the old one kept is lost.
    let throttled: AnyPublisher<Int, Never>
    @State private var values: [Int] = []

    var body: some View {
      Text(values.map(String.init).joined(separator: " "))
        .onReceive(throttled) {
          values.append($0)
          // A value that is sent meanwhile waits for the next pause to end.
          if $0 == 1 { subject.send(10) }
        }
      Button("three") { for value in [1, 2, 3] { subject.send(value) } }
      Button("one") { subject.send(4) }
    }
  }

  @Test("Of values that come close together, the first or the last of each second is handed on")
  func throttled() async throws {
    for (latest, expected) in [(true, "3 4"), (false, "1 10 4")] {
      let subject = PassthroughSubject<Int, Never>()
      let throttled = subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: latest)
      let host = ViewHost { Throttled(subject: subject, throttled: throttled.eraseToAnyPublisher()) }
      try host.tapAndRender("three")
      try await host.advance(by: .milliseconds(1_500))
      try host.tapAndRender("one")
      try await host.advance(by: .milliseconds(3_000))
      #expect(host.texts.first == expected)
      host.unmount()
    }
  }

  @Test("Values are mapped, dropped, merged and kept apart")
  func operators() {
    let left = PassthroughSubject<Int, Never>()
    let right = CurrentValueSubject<Int, Never>(10)
    var values: [String] = []
    var subscriptions: [AnyCancellable] = []
    left.removeDuplicates().sink { values.append("l\($0)") }.store(in: &subscriptions)
    left.combineLatest(right).sink { values.append("c\($0.0)+\($0.1)") }.store(in: &subscriptions)
    left.scan(0, +).compactMap { $0 > 2 ? $0 : nil }.sink { values.append("s\($0)") }.store(
      in: &subscriptions)
    left.send(1)
    left.send(1)
    right.send(20)
    left.send(2)
    #expect(values == ["l1", "c1+10", "c1+10", "c1+20", "l2", "c2+20", "s4"])
    subscriptions = []
    left.send(3)
    #expect(values.count == 7)
    var once: [Int] = []
    _ = Just(1).merge(with: Just(2)).sink { once.append($0) }
    _ = Future<Int, Never> { $0(.success(3)) }.sink { once.append($0) }
    #expect(once == [1, 2, 3])
  }
}
