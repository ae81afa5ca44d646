// SPDX-License-Identifier: Apache-2.0
import BenchmarkHarness
import Foundation
import Testing

struct TemporaryFolderTests {
  @Test func aFolderIsThisProcessesAlone() throws {
    let first = try TemporaryFolder()
    let second = try TemporaryFolder()
    #expect(first.path != second.path && !first.path.contains("\(getpid())-"))
    let attributes = try FileManager.default.attributesOfItem(atPath: first.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    first.remove()
    second.remove()
    #expect(!FileManager.default.fileExists(atPath: first.path))
  }
}
