// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that a person perceives of an item besides its text, its colour and where it is: an outline, the slant of
/// letters, a shadow, what VoiceOver says.
public struct DisplayAttribute: Hashable, Sendable {
  public var name: String
  /// What of it is perceived, in numbers of three decimals at most; empty if the name says it all.
  public var value: String

  public init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ values: Double...) {
    self.init(name, values.map(Self.number).joined(separator: " "))
  }

  /// Of what is chosen among others: an option of a picker, a row of a list.
  package static let selected = DisplayAttribute("selected")

  /// A number as display lists print it.
  package static func number(_ value: Double) -> String {
    PrintedBytes.text(ofLength: PrintedBytes.longestNumber) { $0.append(value) }
  }
}

extension DisplayAttribute: CustomStringConvertible {
  public var description: String { value.isEmpty ? name : "\(name): \(value)" }
}
