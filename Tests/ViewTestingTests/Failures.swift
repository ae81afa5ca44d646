// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

/// What expectations reported while a step ran: their texts and lines.
struct Failures {
  struct Failure: Equatable {
    var text: String
    var line: Int
    var file: String
  }

  private(set) var all: [Failure] = []

  /// The only one's text.
  var text: String { all.count == 1 ? all[0].text : "\(all.count) failures" }

  /// Catches the failures that expectations report, so that the test which provokes them does not fail.
  @MainActor
  init(_ step: () throws -> Void) rethrows {
    let caught = Mutex<[Failure]>([])
    try withKnownIssue("provoked", isIntermittent: true) {
      try step()
    } matching: { issue in
      caught.withLock { $0.append(Failure(issue)) }
      return true
    }
    all = caught.withLock { $0 }
  }

  @MainActor
  init(waitingFor step: () async throws -> Void) async rethrows {
    let caught = Mutex<[Failure]>([])
    try await withKnownIssue("provoked", isIntermittent: true) {
      try await step()
    } matching: { issue in
      caught.withLock { $0.append(Failure(issue)) }
      return true
    }
    all = caught.withLock { $0 }
  }
}

extension Failures.Failure {
  fileprivate init(_ issue: Issue) {
    let text = issue.comments.map(\.rawValue).joined()
    self.init(
      text: issue.error.map { "\($0)" } ?? text, line: issue.sourceLocation?.line ?? 0,
      file: issue.sourceLocation?.fileName ?? "")
  }
}
