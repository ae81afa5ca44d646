// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import BenchmarkHarness

struct ProgramCopyTests {
  private static func write(_ system: String, to program: String) throws {
    try Data(contentsOf: URL(fileURLWithPath: system)).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  @Test("a copy runs as the program does, in its folder, and leaves no name behind")
  func copy() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let program = folder.file("program")
    try Self.write("/bin/readlink", to: program)
    let copy = try #require(ProgramCopy(of: program))
    let child = try ChildProcess.run(copy.path, ["/proc/self/exe"], timeout: 20)
    #expect(child.ending == .exited(0))
    #expect(String(decoding: child.output, as: UTF8.self).hasPrefix("\(folder.path)/.copy-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["program"])
  }

  @Test("two copies are two files, whose paths are as long")
  func copies() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let program = folder.file("program")
    try Self.write("/bin/stat", to: program)
    let copies = try (0..<2).map { _ in try #require(ProgramCopy(of: program)) }
    let files = try copies.map {
      try ChildProcess.run($0.path, ["-L", "-c", "%i", "/proc/self/exe"], timeout: 20).output
    }
    #expect(files[0] != files[1])
    #expect(copies[0].path.count == copies[1].path.count)
  }

  @Test("what is no binary program, or is not there, has no copy")
  func others() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let script = folder.file("script")
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: script))
    #expect(ProgramCopy(of: script) == nil)
    #expect(ProgramCopy(of: folder.file("nothing")) == nil)
    #expect(ProgramCopy(of: "/proc/self/exe") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["script"])
  }
}
