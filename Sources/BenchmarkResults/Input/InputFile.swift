// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files by plain system calls: start-up and small files matter more here than convenience.
public enum InputFile {
  /// The most bytes that are read, unless a format knows better: two hundred times the largest record so far. An
  /// endless file must end in a message, not in the end of the memory.
  public static let highestSize = 256 << 20

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Where the file system has it.
  ///   - name: The file as the user named it, for messages.
  ///   - limit: The most bytes that it may have.
  /// - Throws: ``InputError`` when it cannot be opened or read, or is larger.
  public static func bytes(
    at path: String, named name: String? = nil, limit: Int = highestSize
  ) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(name ?? path) }
    defer { close(descriptor) }
    return try bytes(ofDescriptor: descriptor, named: name ?? path, limit: limit)
  }

  /// The rest of an open file.
  ///
  /// - Throws: ``InputError`` when it cannot be read, or is larger than `limit`.
  public static func bytes(
    ofDescriptor descriptor: Int32, named name: String, limit: Int = highestSize
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_size > 0 {
      guard status.st_size <= limit else { throw tooLarge(name, limit) }
      bytes.reserveCapacity(Int(status.st_size) + 1)
    }
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
      guard bytes.count + more.count <= limit else { throw tooLarge(name, limit) }
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

  private static func tooLarge(_ name: String, _ limit: Int) -> InputError {
    InputError(
      "larger than \(limit >> 20) MB", advice: "give a file that this program wrote", file: name)
  }

  private static func unreadable(_ name: String) -> InputError {
    InputError(
      "cannot be read: \(String(cString: strerror(errno)))", advice: "check the path and its permissions",
      file: name)
  }
}
