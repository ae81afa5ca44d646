// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationNetworking
import HeadlessViews

// A screen that is surveyed has no network: what asks for it is told at once that there is none, as on a device without
// one. What FoundationNetworking itself does takes its time, differs from run to run, and traps when a task is cancelled
// that has just failed.

/// A session whose requests fail at once. `Names/Network.swift` says that it is the one which surveyed screens mean.
// Unchecked: adds nothing to a session but answers.
open class URLSession: FoundationNetworking.URLSession, @unchecked Sendable {
  private static let alone = URLSession(configuration: .default)

  public override class var shared: URLSession { alone }

  public override init(configuration: URLSessionConfiguration) {
    super.init(configuration: Self.cutOff(configuration))
  }

  public override init(
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

  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  open func data(from url: URL) async throws -> (Data, URLResponse) { throw NoNetworkProtocol.error(url) }

  open func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  open func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  open func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  open func download(from url: URL) async throws -> (URL, URLResponse) { throw NoNetworkProtocol.error(url) }

  open func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    throw NoNetworkProtocol.error(request.url)
  }

  open func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    throw NoNetworkProtocol.error(url)
  }

  /// What comes in, byte by byte; Foundation on Linux has none.
  public struct AsyncBytes: AsyncSequence, AsyncIteratorProtocol {
    public let lines = AsyncThrowingStream<String, any Error> { $0.finish() }

    public mutating func next() async throws -> UInt8? { nil }
    public func makeAsyncIterator() -> AsyncBytes { self }
  }
}

// Foundation on Linux has no publishers.
extension URLSession {
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // On another thread than the caller's on a device: never before the subscription is kept.
      Fail<Output, Failure>(error: NoNetworkProtocol.error(request.url)).receive(on: DispatchQueue.main)
        .receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// Refuses every request of a task that is begun by hand.
private final class NoNetworkProtocol: URLProtocol {
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
