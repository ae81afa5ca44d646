// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files whole or not at all: a reader, or a power cut, never meets half of one.
public enum AtomicFile {
  /// Writes a temporary file beside the target, waits until it is on disk, and renames it.
  ///
  /// A symbolic link is followed and stays a link. What is there and is no regular file (a device, a pipe) cannot be
  /// replaced without harm, so the text is written straight into it. A file that may not be written is left alone.
  ///
  /// - Parameters:
  ///   - text: All that the file shall hold.
  ///   - path: Where it goes; a file that is there is replaced and keeps its permissions.
  ///   - name: The file as the user named it, for messages.
  /// - Throws: ``InputError`` when the directory or the file cannot be written; nothing is left behind then.
  public static func write(_ text: String, to path: String, named name: String? = nil) throws(InputError) {
    try write(Array(text.utf8), to: path, named: name)
  }

  /// The same for bytes.
  public static func write(_ bytes: [UInt8], to path: String, named name: String? = nil) throws(InputError) {
    let name = name ?? path
    guard let path = followingLinks(path) else { throw unwritable(name) }
    var old = stat()
    let isThere = stat(path, &old) == 0
    if isThere {
      guard access(path, W_OK) == 0 else { throw unwritable(name) }
      let kind = old.st_mode & S_IFMT
      if kind != S_IFREG, kind != S_IFDIR { return try writeStraight(bytes, into: path, named: name) }
    }
    var descriptor: Int32 = -1
    let temporary = unused(lastComponent(of: path), in: directory(of: path)) { path in
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      return descriptor >= 0
    }
    guard let temporary else { throw unwritable(name) }
    if isThere { fchmod(descriptor, old.st_mode & 0o777) }
    let isWritten =
      bytes.withUnsafeBytes { Descriptor.writeAll($0, to: descriptor) } && fsync(descriptor) == 0
    let writeError = errno
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(temporary, path) == 0 else {
      if !isWritten { errno = writeError }
      let error = unwritable(name)
      unlink(temporary)
      throw error
    }
    synchronize(directory: directory(of: path))
  }

  /// Where a path leads in the end. The last component need not be there: then it is where a new file would be made.
  ///
  /// - Returns: `nil` for links that go in circles; `errno` says so.
  private static func followingLinks(_ path: String) -> String? {
    var path = path
    for _ in 0..<40 {
      let target = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
        count = buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
      }
      guard !target.isEmpty else { return path }
      let link = String(decoding: target.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = link.hasPrefix("/") ? link : "\(directory(of: path))/\(link)"
    }
    errno = ELOOP
    return nil
  }

  /// Writes into what is there and stays what it is.
  private static func writeStraight(
    _ bytes: [UInt8], into path: String, named name: String
  ) throws(InputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw unwritable(name) }
    let isWritten = bytes.withUnsafeBytes { Descriptor.writeAll($0, to: descriptor) }
    let writeError = errno
    guard close(descriptor) == 0, isWritten else {
      if !isWritten { errno = writeError }
      throw unwritable(name)
    }
  }

  /// Makes a directory and the ones above it that are missing.
  ///
  /// - Throws: ``InputError`` when one cannot be made.
  public static func makeDirectories(_ path: String, named name: String? = nil) throws(InputError) {
    if path.isEmpty || InputFile.kind(of: path) == .directory { return }
    let parent = directory(of: path)
    if parent != path { try makeDirectories(parent, named: name) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw unwritable(name ?? path) }
    guard InputFile.kind(of: path) == .directory else {
      throw InputError("is not a directory", advice: "name a directory", file: name ?? path)
    }
  }

  /// Makes a directory that nobody else can have made or foreseen, for the user alone.
  ///
  /// - Parameter prefix: What its path begins with.
  /// - Throws: ``InputError`` when it cannot be made.
  package static func makeFreshDirectory(_ prefix: String) throws(InputError) -> String {
    var template = Array((prefix + "-" + String(repeating: "X", count: 6)).utf8CString)
    guard mkdtemp(&template) != nil else { throw unwritable(directory(of: prefix)) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Waits until renames inside a directory are on disk. File systems that cannot are left alone: the files
  /// themselves are whole either way.
  static func synchronize(directory: String) {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a file or directory under a hidden name that is not in use. The process's number would be no such name:
  /// numbers are given again, and a file left behind by a killed process would be in the way for ever.
  ///
  /// - Parameter make: Makes it, and says whether it did; otherwise `errno` says why.
  /// - Returns: The path; `nil` when it cannot be made.
  static func unused(_ name: String, in directory: String, make: (String) -> Bool) -> String? {
    while true {
      let drawn = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let path = "\(directory)/.\(name).\(drawn).partial"
      if make(path) { return path }
      if errno != EEXIST { return nil }
    }
  }

  static func unwritable(_ name: String) -> InputError {
    InputError(
      "cannot be written: \(String(cString: strerror(errno)))",
      advice: "choose another place, or change its permissions", file: name)
  }

  /// The part of a path before its last slash; `.` when there is none.
  static func directory(of path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  static func lastComponent(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
