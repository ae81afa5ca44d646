// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import BenchmarkHarness

struct BareExecutableTests {
  @Test func onlyTheWayToTheSectionsIsCleared() throws {
    var image = Data([0x7f, 0x45, 0x4c, 0x46, 2] + [UInt8](repeating: 0xff, count: 95))
    try BareExecutable.removeSections(&image)
    #expect(image.indices.filter { image[$0] == 0 } == Array(40..<48) + Array(60..<64))
  }

  @Test(arguments: [Data(), Data([0x7f, 0x45, 0x4c, 0x46, 1]), Data("#!/bin/sh\n".utf8)])
  func otherFilesAreRefused(data: Data) {
    var image = data + Data(repeating: 0x20, count: data.isEmpty ? 0 : 100)
    #expect(throws: CheckFailure.self) { try BareExecutable.removeSections(&image) }
  }

  @Test func theCopyRuns() throws {
    try Fixture.inDirectory { directory in
      let copy = directory + "/copy"
      try BareExecutable.write(Fixture.path, to: copy)
      let child = try ChildProcess.run(copy, ["--version"], timeout: 60)
      #expect(child.ending == .exited(0))
    }
  }
}
