// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files by plain system calls: start-up and small files matter more here than convenience.
public enum InputFile {
  /// The bytes of a file.
  ///
  /// - Parameter name: The file as the user named it, for messages.
  /// - Throws: ``InputError`` when it cannot be opened or read.
  public static func bytes(at path: String, named name: String? = nil) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(name ?? path) }
    defer { close(descriptor) }
    return try bytes(ofDescriptor: descriptor, named: name ?? path)
  }

  /// The rest of an open file.
  ///
  /// - Throws: ``InputError`` when it cannot be read.
  public static func bytes(ofDescriptor descriptor: Int32, named name: String) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_size > 0 { bytes.reserveCapacity(Int(status.st_size) + 1) }
    var isAtEnd = false
    while !isAtEnd {
      let chunk = 1 << 16
      var failure: Int32 = 0
      let more = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        var got = read(descriptor, buffer.baseAddress, chunk)
        while got < 0, errno == EINTR { got = read(descriptor, buffer.baseAddress, chunk) }
        if got < 0 { failure = errno }
        count = max(0, got)
      }
      guard failure == 0 else {
        errno = failure
        throw unreadable(name)
      }
      bytes += more
      isAtEnd = more.isEmpty
    }
    return bytes
  }

  /// Whether the path names a directory, a file, or nothing that can be seen.
  public static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }

  /// What a path names.
  public enum Kind: Hashable, Sendable {
    case file
    case directory
    case missing
  }

  private static func unreadable(_ name: String) -> InputError {
    InputError(
      "cannot be read: \(String(cString: strerror(errno)))", advice: "check the path and its permissions",
      file: name)
  }
}
