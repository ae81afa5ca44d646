// SPDX-License-Identifier: Apache-2.0

/// Which field has the focus: a flag for one field, or an optional value that names one of several.
///
/// A tap on a field, or typing into it, gives it the focus; writing the value moves it. A focused field loses it when
/// it leaves the tree (I-3).
///
/// - Source: Apple, `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the value, for `focused`.
  @propertyWrapper
  public struct Binding {
    package let base: ViewEngine.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension FocusState: Sendable where Value: Sendable {}
