// SPDX-License-Identifier: Apache-2.0

/// A property that holds an object of a known type; another object is another value.
protocol ObjectProperty {
  static var objectType: Any.Type { get }
}

/// A property whose object a closure makes, once.
protocol StateObjectProperty: ObjectProperty {
  /// Whether two values lead to the same object, as two of `@State` would have to.
  static func haveSameObject(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// A property that would be only the object if the object were `@Observable`.
protocol ObservedObjectProperty: ObjectProperty {
  static func object(at address: UnsafeRawPointer) -> ObjectIdentifier
}

extension ObservedObject: ObservedObjectProperty {
  static var objectType: Any.Type { ObjectType.self }

  static func object(at address: UnsafeRawPointer) -> ObjectIdentifier {
    ObjectIdentifier(address.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
  }
}

extension StateObject: StateObjectProperty {
  static var objectType: Any.Type { ObjectType.self }

  static func haveSameObject(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
    return a.pointee.wrappedValue === b.pointee.wrappedValue
  }
}

extension EnvironmentObject: ObjectProperty {
  static var objectType: Any.Type { ObjectType.self }
}

extension Bindable: ObjectProperty {
  static var objectType: Any.Type { Value.self }
}
