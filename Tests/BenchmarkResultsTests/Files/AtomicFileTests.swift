// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
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

  @Test func aLinkStaysALinkAndItsTargetIsWritten() throws {
    let directory = try TemporaryDirectory()
    let target = try directory.file("target.csv", "old")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/link.csv", withDestinationPath: "target.csv")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/dangling.csv", withDestinationPath: directory.path + "/made.csv")
    try AtomicFile.write("new", to: directory.path + "/link.csv")
    try AtomicFile.write("made", to: directory.path + "/dangling.csv")
    #expect(try InputFile.bytes(at: target) == Array("new".utf8))
    #expect(try InputFile.bytes(at: directory.path + "/made.csv") == Array("made".utf8))
    for link in ["link.csv", "dangling.csv"] {
      let path = "\(directory.path)/\(link)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix(".csv"))
    }
    #expect(try directory.names == ["dangling.csv", "link.csv", "made.csv", "target.csv"])
  }

  @Test func linksThatGoInCirclesAreRefused() throws {
    let directory = try TemporaryDirectory()
    for (link, target) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(directory.path)/\(link)", withDestinationPath: target)
    }
    let message = Samples.message { try AtomicFile.write("x", to: directory.path + "/a", named: "a") }
    #expect(message.hasPrefix("a: cannot be written: Too many levels of symbolic links"))
    #expect(try directory.names == ["a", "b"])
  }

  @Test func aPipeIsWrittenIntoAndStaysAPipe() async throws {
    let directory = try TemporaryDirectory()
    let pipe = directory.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reading = Task.detached { try InputFile.bytes(at: pipe) }
    try AtomicFile.write("through", to: pipe)
    #expect(try await reading.value == Array("through".utf8))
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try directory.names == ["pipe"])
  }

  /// A device of the test's own, where one may be made: never the machine's.
  @Test func aDeviceIsWrittenIntoAndStaysADevice() throws {
    let directory = try TemporaryDirectory()
    let null = directory.path + "/null"
    let full = directory.path + "/full"
    guard mknod(null, S_IFCHR | 0o666, 1 << 8 | 3) == 0, mknod(full, S_IFCHR | 0o666, 1 << 8 | 7) == 0 else {
      return
    }
    // A file system may be mounted so that it opens no device.
    guard case let probe = open(null, O_WRONLY), probe >= 0 else { return }
    close(probe)
    try AtomicFile.write("gone", to: null)
    let message = Samples.message { try AtomicFile.write("x", to: full, named: "full") }
    #expect(message.hasPrefix("full: cannot be written: No space left on device"))
    for node in [null, full] {
      var status = stat()
      #expect(lstat(node, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }
    #expect(try directory.names == ["full", "null"])
  }

  @Test func aFileKeepsItsPermissions() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.file("a.csv", "old")
    #expect(chmod(path, 0o640) == 0)
    try AtomicFile.write("new", to: path)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
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
