// SPDX-License-Identifier: Apache-2.0
import BenchmarkResults
import Foundation
import Testing

struct DescriptorTests {
  @Test func moreThanAPipeHoldsIsWritten() throws {
    let pipe = Pipe()
    let text = String(repeating: "0123456789", count: 50_000)
    let output = pipe.fileHandleForWriting
    let writer = Thread {
      #expect(Descriptor.writeAll(text, to: output.fileDescriptor))
      try? output.close()
    }
    writer.start()
    let read = try pipe.fileHandleForReading.readToEnd()
    #expect(read.map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test func whatCannotBeWrittenIsTold() {
    #expect(!Descriptor.writeAll("text", to: -1))
    #expect(errno == EBADF)
    #expect(Descriptor.writeAll("", to: -1))
  }
}
