// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation
import SwiftUI
import Testing

/// How publishers are put together, and how they end. Source: Apple's documentation of Combine.
@MainActor
@Suite struct PublisherEndTests {
  private struct Failing: Error, Equatable {
    let number: Int
  }

  private final class Log {
    var lines: [String] = []
    var subscriptions: Set<AnyCancellable> = []

    func follow<P: Publisher>(_ publisher: P) {
      publisher.sink {
        switch $0 {
        case .finished: self.lines.append("finished")
        case .failure(let error): self.lines.append("failed \(error)")
        }
      } receiveValue: {
        self.lines.append("\($0)")
      }
      .store(in: &subscriptions)
    }

    static func of<P: Publisher>(_ publisher: P) -> [String] {
      let log = Log()
      log.follow(publisher)
      return log.lines
    }
  }

  @Test("CombineLatest, Merge and Zip as types, and their ends")
  func together() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (latest, zipped, merged) = (Log(), Log(), Log())
    latest.follow(Publishers.CombineLatest(left, right).map { "\($0)\($1)" })
    zipped.follow(Publishers.Zip(left, right).map { "\($0)\($1)" })
    merged.follow(Publishers.Merge(left.map { "\($0)" }, right))
    left.send(1)
    left.send(2)
    right.send("a")
    right.send("b")
    left.send(completion: .finished)
    right.send("c")
    right.send(completion: .finished)
    left.send(9)
    #expect(latest.lines == ["2a", "2b", "2c", "finished"])
    #expect(zipped.lines == ["1a", "2b", "finished"])
    #expect(merged.lines == ["1", "2", "a", "b", "c", "finished"])
    #expect(
      Log.of(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }) == ["6", "finished"])
    #expect(Log.of(Publishers.Merge3(Just(1), Just(2), Just(3))) == ["1", "2", "3", "finished"])
    #expect(
      Log.of(Publishers.Zip3(Just(1), Just(2), Just(3)).map { $0 * 100 + $1 * 10 + $2 }) == [
        "123", "finished",
      ])
    #expect(Log.of(Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "finished"])
    #expect(Log.of(Just(1).zip(Just(2)) { $0 + $1 }) == ["3", "finished"])
  }

  @Test("Failures are caught, replaced, changed and thrown")
  func failures() {
    let failing = [1, 2, 3].publisher.tryMap { (number: Int) throws -> Int in
      if number == 2 { throw Failing(number: number) }
      return number
    }
    #expect(Log.of(failing) == ["1", "failed Failing(number: 2)"])
    #expect(Log.of(failing.replaceError(with: 0)) == ["1", "0", "finished"])
    #expect(Log.of(failing.catch { _ in [7, 8].publisher }) == ["1", "7", "8", "finished"])
    #expect(Log.of(failing.retry(1).replaceError(with: 0)) == ["1", "1", "0", "finished"])
    #expect(
      Log.of(Fail<Int, Failing>(error: Failing(number: 5)).mapError { Failing(number: $0.number + 1) }) == [
        "failed Failing(number: 6)"
      ])
    let future = Future<Int, Failing> { $0(.failure(Failing(number: 9))) }
    #expect(Log.of(future.replaceError(with: -1)) == ["-1", "finished"])
    #expect(
      Log.of(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == [
        "[1, 2]", "finished",
      ])
    let subject = PassthroughSubject<Int, Failing>()
    let log = Log()
    log.follow(subject)
    subject.send(1)
    subject.send(completion: .failure(Failing(number: 1)))
    subject.send(2)
    #expect(log.lines == ["1", "failed Failing(number: 1)"])
    #expect(Log.of(subject) == ["failed Failing(number: 1)"])
  }

  @Test("Some operators end early or wait for the end")
  func ends() {
    let numbers = (1...5).publisher
    #expect(Log.of(numbers.first()) == ["1", "finished"])
    #expect(Log.of(numbers.first { $0 > 3 }) == ["4", "finished"])
    #expect(Log.of(numbers.prefix(2)) == ["1", "2", "finished"])
    #expect(Log.of(numbers.prefix { $0 < 3 }) == ["1", "2", "finished"])
    #expect(Log.of(numbers.drop { $0 < 4 }) == ["4", "5", "finished"])
    #expect(Log.of(numbers.last()) == ["5", "finished"])
    #expect(Log.of(numbers.collect()) == ["[1, 2, 3, 4, 5]", "finished"])
    #expect(Log.of(numbers.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "finished"])
    #expect(Log.of(numbers.reduce(0, +)) == ["15", "finished"])
    #expect(Log.of(numbers.max()) == ["5", "finished"])
    #expect(Log.of(numbers.min()) == ["1", "finished"])
    #expect(Log.of(numbers.contains(3)) == ["true", "finished"])
    #expect(Log.of(numbers.allSatisfy { $0 < 3 }) == ["false", "finished"])
    #expect(Log.of(Empty<Int, Never>().replaceEmpty(with: 1)) == ["1", "finished"])
    #expect(Log.of(Just(1).append(2, 3)) == ["1", "2", "3", "finished"])
    #expect(Log.of([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "finished"])
    #expect(Log.of(numbers.flatMap { Just($0 * 2) }.collect()) == ["[2, 4, 6, 8, 10]", "finished"])
  }

  @Test("A nested publisher gives way to the latest one")
  func latest() {
    let (outer, first, second) = (
      PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>(),
      PassthroughSubject<Int, Never>()
    )
    let log = Log()
    log.follow(outer.switchToLatest())
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    #expect(log.lines == ["1", "3"])
    second.send(completion: .finished)
    #expect(log.lines == ["1", "3", "finished"])
  }

  private final class Model: ObservableObject {
    @Published var text = "1"
    @Published var number = 0

    init() {
      $text.compactMap { Int($0) }.assign(to: &$number)
    }
  }

  private struct Screen: View {
    @StateObject private var model = Model()

    var body: some View {
      Text("\(model.number)")
      TextField("text", text: $model.text)
    }
  }

  @Test("A published property follows another one")
  func assignment() throws {
    let host = ViewHost { Screen() }
    #expect(host.texts[0] == "1")
    try host.textFields["text"].typeText("2")
    try host.render()
    #expect(host.texts[0] == "12")
    try host.textFields["text"].typeText("x")
    try host.render()
    #expect(host.texts[0] == "12")
    #expect(host.displayList == host.recomputedDisplayList())
  }
}
