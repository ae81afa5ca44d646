// SPDX-License-Identifier: Apache-2.0

/// A value whose property wrappers are connected as if the view that holds it had declared them: an app, in the view of
/// its window.
package struct Connected<Value>: DynamicProperty, ConnectedOwner {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  // The one property, which begins where this one does.
  static var owner: Any.Type { Value.self }
}

/// A property that stands for those of another type.
protocol ConnectedOwner {
  static var owner: Any.Type { get }
}
