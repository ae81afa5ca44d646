// SPDX-License-Identifier: Apache-2.0
import Foundation

// Client code that holds on to what it should not, writes from other threads, drops hosts and nests deeply:
// `scripts/sanitize` runs it under the address and the thread sanitizer, the tests run it as a child.
let checks: [(name: String, run: @MainActor () async throws -> Void)] =
  keptObjectChecks + keptValueChecks + lastingStateChecks + threadChecks + droppedHostChecks + depthChecks

let wanted = CommandLine.arguments.dropFirst()
if wanted == ["--list"] {
  for check in checks { print(check.name) }
  exit(0)
}
let chosen = checks.filter { check in wanted.isEmpty || wanted.contains { check.name.hasPrefix($0) } }
if chosen.isEmpty {
  FileHandle.standardError.write(Data("no check begins with \(wanted.joined(separator: ", "))\n".utf8))
  exit(2)
}
var failures = 0
for check in chosen {
  do {
    try await check.run()
    print("ok      \(check.name)")
  } catch {
    failures += 1
    print("FAILED  \(check.name): \(error)")
  }
}
exit(failures == 0 ? 0 : 1)
