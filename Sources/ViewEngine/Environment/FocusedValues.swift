// SPDX-License-Identifier: Apache-2.0
import Observation

/// A key of a value that the focused view publishes.
///
/// - Source: Apple, `FocusedValueKey`.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view publishes. Only text fields can have the focus here, so there are none.
///
/// - Source: Apple, `FocusedValues`.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the focused view: nil here.
///
/// - Source: Apple, `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: nil here.
///
/// - Source: Apple, `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  @_disfavoredOverload
  public consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }
  @_disfavoredOverload
  public consuming func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }
  public consuming func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public consuming func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public consuming func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
}
