// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Open files, pipes and terminals by their number.
package enum Descriptor {
  /// Opens `/dev/null` in place of a standard stream that is closed. Otherwise the next file or pipe to be opened would
  /// take its number, and what is printed would be written into that.
  package static func openMissingStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes all of a text, in as many calls as it takes; see `writeAll(_:to:)` for bytes.
  package static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all of the bytes, in as many calls as it takes.
  ///
  /// - Returns: Whether all of them were written; if not, `errno` says why.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let written = write(descriptor, rest.baseAddress, rest.count)
      if written < 0, errno == EINTR || errno == EAGAIN { continue }
      if written < 0 { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
    return true
  }
}
