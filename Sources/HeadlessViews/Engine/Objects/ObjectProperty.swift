// SPDX-License-Identifier: Apache-2.0

/// A property that holds an object of a known type, and is another value if it is another object.
protocol ObjectProperty {
  static var objectType: Any.Type { get }
}

extension ObservedObject: ObjectProperty {
  static var objectType: Any.Type { ObjectType.self }
}

extension StateObject: ObjectProperty {
  static var objectType: Any.Type { ObjectType.self }
}

extension EnvironmentObject: ObjectProperty {
  static var objectType: Any.Type { ObjectType.self }
}

extension Bindable: ObjectProperty {
  static var objectType: Any.Type { Value.self }
}
