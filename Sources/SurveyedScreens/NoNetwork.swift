// SPDX-License-Identifier: Apache-2.0

// A screen that is surveyed has no network. scripts/survey puts this file among the screens, whose own names come before
// those of imported modules: what asks for the network is told at once that there is none, as on a device without one.
// What FoundationNetworking itself does takes its time, differs from run to run, and traps when a task is cancelled that
// has just failed. Nothing of it is isolated, whatever a module's declarations are by default.

import Foundation
import FoundationNetworking

// Unchecked: adds nothing to a session but answers.
nonisolated class URLSession: FoundationNetworking.URLSession, @unchecked Sendable {
  private static let alone = URLSession(configuration: .default)

  override class var shared: URLSession { alone }

  override init(configuration: URLSessionConfiguration) {
    super.init(configuration: Self.cutOff(configuration))
  }

  override init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) {
    super.init(
      configuration: Self.cutOff(configuration), delegate: delegate, delegateQueue: delegateQueue)
  }

  private static func cutOff(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    configuration.protocolClasses = [NoNetworkProtocol.self]
    return configuration
  }

  // Called without a delegate, these come before those that could have one.

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  func data(from url: URL) async throws -> (Data, URLResponse) { throw NoNetworkProtocol.error(url) }

  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  func download(from url: URL) async throws -> (URL, URLResponse) { throw NoNetworkProtocol.error(url) }

  func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) { throw NoNetworkProtocol.error(url) }

  /// What comes in, byte by byte; Foundation on Linux has none.
  nonisolated struct AsyncBytes: AsyncSequence, AsyncIteratorProtocol {
    let lines = AsyncThrowingStream<String, any Error> { $0.finish() }

    mutating func next() async throws -> UInt8? { nil }
    func makeAsyncIterator() -> AsyncBytes { self }
  }
}

#if canImport(Combine)
  // Foundation on Linux has no publishers. Each file of a survey has Combine without an import: another one would have to say
  // how far it reaches wherever one of the screens' says so.
  nonisolated extension URLSession {
    nonisolated struct DataTaskPublisher: Publisher {
      typealias Output = (data: Data, response: URLResponse)
      typealias Failure = URLError

      let request: URLRequest
      let session: URLSession

      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        // On another thread than the caller's on a device: never before the subscription is kept.
        Fail<Output, Failure>(error: NoNetworkProtocol.error(request.url)).receive(on: DispatchQueue.main)
          .receive(subscriber: subscriber)
      }
    }

    func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }
#endif

/// Refuses every request of a task that is begun by hand.
private nonisolated final class NoNetworkProtocol: URLProtocol {
  static func error(_ url: URL?) -> URLError {
    URLError(.notConnectedToInternet, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: Self.error(request.url))
  }
  override func stopLoading() {}
}
