// SPDX-License-Identifier: Apache-2.0
import EngineBase

@_spi(Reflection) import Swift

/// The names of the types that are counted, by index. A name is made at its first use.
enum TypeNames {
  // Both are unsafe: they are written when a type is first used, and read when a report is printed, on any thread. All
  // access is under the lock.
  nonisolated(unsafe) private static var types: [Any.Type] = []
  // The index of each type.
  nonisolated(unsafe) private static var indices: [ObjectIdentifier: Int] = [:]

  package static func register(_ type: Any.Type) -> Int {
    EngineLock.exclusively {
      if let index = indices[ObjectIdentifier(type)] { return index }
      types.append(type)
      indices[ObjectIdentifier(type)] = types.count - 1
      return types.count - 1
    }
  }

  static func name(at index: Int) -> String {
    String(describing: EngineLock.exclusively { types[index] })
  }
}
