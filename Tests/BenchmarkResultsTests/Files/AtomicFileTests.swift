// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkResults

struct AtomicFileTests {
  @Test func replacesAFileAndLeavesNothingBeside() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.file("a.csv", "old")
    try AtomicFile.write("new", to: path)
    #expect(try InputFile.bytes(at: path) == Array("new".utf8))
    #expect(try directory.names == ["a.csv"])
  }

  @Test func aTargetThatCannotBeWrittenStaysAsItIs() throws {
    let directory = try TemporaryDirectory()
    // Renaming a file onto a directory fails for everybody, root included.
    try FileManager.default.createDirectory(
      atPath: directory.path + "/taken/inner", withIntermediateDirectories: true)
    #expect(
      Samples.message { try AtomicFile.write("x", to: directory.path + "/taken", named: "taken") }
        == "taken: cannot be written: Is a directory; choose another place, or change its permissions")
    #expect(try directory.names == ["taken"])
  }

  @Test func aMissingDirectoryIsNamed() throws {
    let directory = try TemporaryDirectory()
    #expect(
      Samples.message { try AtomicFile.write("x", to: directory.path + "/no/a.csv", named: "no/a.csv") }
        == "no/a.csv: cannot be written: No such file or directory; choose another place, or change its permissions"
    )
  }

  @Test func directoriesAreMadeAsNeeded() throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.makeDirectories(directory.path + "/a/b/c")
    try AtomicFile.makeDirectories(directory.path + "/a/b/c")
    #expect(InputFile.kind(of: directory.path + "/a/b/c") == .directory)
    let file = try directory.file("file", "")
    #expect(throws: InputError.self) { try AtomicFile.makeDirectories(file + "/below") }
    #expect(throws: InputError.self) { try AtomicFile.makeDirectories(file) }
  }
}
