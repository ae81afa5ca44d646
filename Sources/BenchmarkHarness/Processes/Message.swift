// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value on its way between processes: a line of JSON.
package nonisolated enum Message {
  /// The line, without its end.
  ///
  /// - Throws: `CheckFailure` for a figure that is no number; nothing that is measured is.
  package static func line(_ value: some Encodable) throws(CheckFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw CheckFailure("a message cannot be written: \(error)")
    }
  }

  /// Reads what `line` wrote; `nil` for anything else, such as a line that was cut short.
  package static func value<Value: Decodable>(_ type: Value.Type = Value.self, from line: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}
