// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationNetworking
import Testing

import class FoundationStandIns.URLSession

/// Requests fail at once, as without a network.
struct URLSessionTests {
  private typealias URLSession = FoundationStandIns.URLSession
  private let url: URL
  private let request: URLRequest

  init() throws {
    url = try #require(URL(string: "http://127.0.0.1:9/"))
    request = URLRequest(url: url)
  }

  private func code(_ load: () async throws -> Void) async -> URLError.Code? {
    do { try await load() } catch { return (error as? URLError)?.code }
    return nil
  }

  @Test func whatIsWaitedForFails() async {
    let shared = URLSession.shared
    #expect(await code { _ = try await shared.data(from: url) } == .notConnectedToInternet)
    let own = URLSession(configuration: .ephemeral)
    #expect(await code { _ = try await own.data(for: request) } == .notConnectedToInternet)
    #expect(await code { _ = try await shared.upload(for: request, from: Data()) } == .notConnectedToInternet)
    let lines = await code {
      for try await line in try await shared.bytes(from: url).0.lines { Issue.record("\(line)") }
    }
    #expect(lines == .notConnectedToInternet)
  }

  @Test func aTaskThatIsBegunByHandIsToldSo() async {
    let code = await withCheckedContinuation { (done: CheckedContinuation<URLError.Code?, Never>) in
      URLSession(configuration: .default).dataTask(with: url) { _, _, error in
        done.resume(returning: (error as? URLError)?.code)
      }.resume()
    }
    #expect(code == .notConnectedToInternet)
  }
}
