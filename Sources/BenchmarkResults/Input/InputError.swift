// SPDX-License-Identifier: Apache-2.0

/// One clear line about bad input: where, what, and what to do.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A place in a text file; lines and columns count from 1, columns in characters.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    /// Names a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public var description: String { "\(line):\(column)" }
  }

  /// The file as the user named it; `nil` when the mistake is on the command line.
  public let file: String?
  public let place: Place?
  /// What is wrong, in lower case, without a full stop.
  public let what: String
  /// What the reader should do.
  public let advice: String

  /// Describes a mistake.
  public init(_ what: String, advice: String, file: String? = nil, at place: Place? = nil) {
    self.what = what
    self.advice = advice
    self.file = file
    self.place = place
  }

  /// A name from a damaged file may be as long as the file.
  private static func shortened(_ text: String) -> String {
    text.utf8.count <= 1_000 ? text : "\(String(text.unicodeScalars.prefix(300)))…"
  }

  /// `file:line:column: what; what to do`, on one line whatever the input held.
  public var description: String {
    let location = [file, place?.description].compactMap { $0 }.joined(separator: ":")
    let message = [what, advice].filter { !$0.isEmpty }.map(Self.shortened).joined(separator: "; ")
    return PrintableText.line(location.isEmpty ? message : "\(location): \(message)")
  }
}
