// SPDX-License-Identifier: Apache-2.0
import ViewEngine

// The forms of earlier releases: a link whose screen is on the stack while a flag is set, or while a selection is the
// link's tag. A tap sets it.
extension NavigationLink {
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.flag(isActive, destination), label: label())
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.flag(isActive, destination()), label: label())
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.flag(selection[dynamicMember: \.[is: tag]], destination), label: label())
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.flag(selection[dynamicMember: \.[is: tag]], destination()), label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.flag(isActive, destination), label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.flag(isActive, destination()), label: Text(titleKey))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.flag(selection[dynamicMember: \.[is: tag]], destination), label: Text(titleKey))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.flag(selection[dynamicMember: \.[is: tag]], destination()), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.flag(isActive, destination), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.flag(isActive, destination()), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.flag(selection[dynamicMember: \.[is: tag]], destination), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.flag(selection[dynamicMember: \.[is: tag]], destination()), label: Text(title))
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether it is a value; set to false, it becomes nil if it was that one.
  fileprivate subscript(is tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue { self = tag } else if self == tag { self = nil }
    }
  }
}
