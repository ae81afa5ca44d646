// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation

/// Reads values from a form of data.
///
/// - Source: Apple, Combine `TopLevelDecoder`.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Writes values to a form of data.
///
/// - Source: Apple, Combine `TopLevelEncoder`.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
