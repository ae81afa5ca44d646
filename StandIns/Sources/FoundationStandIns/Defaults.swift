// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UserDefaults {
  /// Sets a value as `set(_:forKey:)` does on Apple's systems. On Linux Foundation ends the program for numbers of the type
  /// `CGFloat`; they are kept as `Double`.
  public func keep(_ value: Any?, forKey key: String) { set(value.map(Self.storable), forKey: key) }

  private static func storable(_ value: Any) -> Any {
    switch value {
    case let number as CGFloat: Double(number)
    case let values as [Any]: values.map(storable)
    case let values as [String: Any]: values.mapValues(storable)
    default: value
    }
  }
}
