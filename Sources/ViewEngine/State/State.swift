// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import EngineBase

/// A value that a view owns: its storage lives as long as the view's identity.
///
/// A read while a body runs is remembered; only a state that was read makes its view's body run when it
/// changes (I-23). Reads outside of an update see the latest value and are not remembered (I-21).
///
/// - Source: Apple, `State`; semantics I-20…I-36.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline package var _value: Value
  @usableFromInline var _location: StateLocation<Value>?

  @inlinable
  public init(wrappedValue value: Value) {
    _value = value
  }

  @inlinable
  public init(initialValue value: Value) {
    _value = value
  }

  public var wrappedValue: Value {
    @inlinable
    get {
      // The view that holds the state holds its storage.
      guard let location = _location.map({ Unmanaged.passUnretained($0) }) else { return _value }
      return location.unretained { $0.read(_value) }
    }
    @inlinable
    nonmutating set {
      if let _location {
        _location.write(newValue)
      } else {
        Self.reportMissingInstallation()
      }
    }
  }

  /// A binding to the value. Making one does not count as a read (I-22).
  @inlinable
  public var projectedValue: Binding<Value> {
    guard let _location else { return Self.bindingWithoutInstallation(_value) }
    return Binding(value: _location.current(_value), location: _location)
  }

  @usableFromInline
  static func bindingWithoutInstallation(_ value: Value) -> Binding<Value> {
    reportMissingInstallation()
    return Binding(value: value, location: ConstantLocation(value))
  }

  /// Notes that a state was used that no node owns (I-33).
  @usableFromInline
  static func reportMissingInstallation() {
    HostContext.report(
      "Accessing State's value outside of being installed on a View. This will result in a constant Binding "
        + "of the initial value and will not update.")
  }
}

extension State where Value: ExpressibleByNilLiteral {
  @inlinable
  public init() {
    self.init(wrappedValue: nil)
  }
}

// Its storage is only used on the main actor's thread; SwiftUI's own conformance assumes the same.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstallableProperty {
  static func makeSlot(
    at address: UnsafeMutableRawPointer, node: ViewNode, slot: Int
  ) -> any PropertySlot {
    StateLocation(address.assumingMemoryBound(to: Self.self).pointee._value, node: node, slot: slot)
  }

  static func reason(_ name: String) -> Reason { .state(name) }
}

/// A property that stores a value of a known type.
protocol StateProperty {
  static var valueType: Any.Type { get }
}

extension State: StateProperty {
  static var valueType: Any.Type { Value.self }
}
