// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The key of a text literal. There is no localisation here: the key, with its values filled in, is the text.
///
/// - Source: Apple, `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let resolved: String

  @inlinable
  public init(_ value: String) {
    resolved = value
  }

  @inlinable
  public init(stringLiteral value: String) {
    resolved = value
  }

  @inlinable
  public init(stringInterpolation: StringInterpolation) {
    resolved = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: String

    @inlinable
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
    }

    @inlinable
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    @inlinable
    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
    }

    // Without the casts by which the standard library finds out at run time how a value prints.
    @inlinable
    public mutating func appendInterpolation<Value: FixedWidthInteger & CustomStringConvertible>(
      _ value: Value
    ) {
      text += value.description
    }

    @inlinable
    public mutating func appendInterpolation<Value: BinaryFloatingPoint & CustomStringConvertible>(
      _ value: Value
    ) {
      text += value.description
    }

    /// A number in a `printf` format.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.format(date)
    }

    @MainActor
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.string
    }
  }
}
