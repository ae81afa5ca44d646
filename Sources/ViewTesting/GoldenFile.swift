// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file beside a test that says what the test expects: written once, read by people in diffs, compared from then on.
struct GoldenFile {
  /// What is to be done with the file.
  enum Mode {
    case compare, record
  }

  /// Why a file cannot be used; one line, with what to do.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// The variable of the environment that has every golden file written: `COSTS=record swift test`.
  static let variable = "COSTS"

  let url: URL
  /// The path as messages have it: from the test's folder.
  let shownPath: String

  /// The file of a name: in a folder beside the test, by suite and name.
  init(_ folder: String, named name: String, extension: String, at site: CallSite) throws(Refusal) {
    let parts = [Self.fileName(site.suite), Self.fileName(name)]
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw Refusal("'\(name)' cannot name a file; use letters or digits")
    }
    shownPath = "\(folder)/\(parts[0])/\(parts[1]).\(`extension`)"
    url = site.folder.appendingPathComponent(shownPath)
  }

  /// Letters, digits and dots of a name, with a hyphen for each run of other characters.
  private static func fileName(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "." && !result.isEmpty || character == "_" {
        result.append(character)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return String(result.prefix(120))
  }

  /// What the environment asks for.
  static func mode(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(Refusal)
    -> Mode
  {
    switch environment[variable] {
    case nil, "": return .compare
    case "record": return .record
    case .some(let word): throw Refusal("\(variable) is '\(word)'; it may be 'record', or not set")
    }
  }

  /// The file's text; `nil` if there is none.
  func read() throws(Refusal) -> String? {
    do {
      guard let text = String(data: try Data(contentsOf: url), encoding: .utf8) else {
        throw Refusal("\(shownPath) is not UTF-8; restore it, or \(Self.advice)")
      }
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      where ["<<<<<<< ", ">>>>>>> "].contains(where: line.hasPrefix) || line == "=======" {
        throw Refusal("\(shownPath):\(index + 1) has marks of a conflict; resolve it, or \(Self.advice)")
      }
      return text
    } catch let error as Refusal {
      throw error
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return nil
    } catch {
      throw Refusal("\(shownPath) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes the text, whole or not at all.
  func write(_ text: String) throws(Refusal) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Refusal("\(shownPath) cannot be written: \(error.localizedDescription)")
    }
  }

  static let advice = "write it again with \(variable)=record swift test"
}

/// Which line of a test each golden file belongs to, in this process.
@MainActor
enum GoldenFileUses {
  private static var sites: [URL: (site: CallSite, text: String)] = [:]

  /// Notes a use. One line may use its file many times, with the same text: the arguments of a test do that.
  static func note(_ file: GoldenFile, _ text: String, at site: CallSite) throws(GoldenFile.Refusal) {
    guard let (other, otherText) = sites[file.url] else {
      sites[file.url] = (site, text)
      return
    }
    if other.line != site.line || other.column != site.column || other.fileID != site.fileID {
      throw GoldenFile.Refusal(
        "\(file.shownPath) is the file of the expectation at \(other.description); give this one another name"
      )
    }
    if otherText != text {
      throw GoldenFile.Refusal(
        "this line has given something else for \(file.shownPath) before; give each run of it a name of its own"
      )
    }
  }
}
