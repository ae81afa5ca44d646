// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// The focus of assistive technologies and what leads it through a screen. None is running, so nothing has that focus.

/// Programs that help to use a device.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Where the focus of an assistive technology is: nowhere, whatever is set.
///
/// - Source: Apple, `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// What leads from a view to the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: Value

    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }

  private let value: Value

  public init() where Value == Bool { value = false }
  public init<T: Hashable>() where Value == T? { value = nil }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(value: value) }
}

/// Kinds of places that an assistive technology jumps to.
public struct AccessibilitySystemRotor: Sendable {
  public static let links = AccessibilitySystemRotor()
  public static let headings = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let italicText = AccessibilitySystemRotor()
  public static let underlineText = AccessibilitySystemRotor()
  public static let misspelledWords = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
}

/// Places that an assistive technology jumps to. They are views here, so that a `ForEach` makes several.
///
/// - Source: Apple, `AccessibilityRotorContent`.
@MainActor
// As on `View`, for clients of Swift 5 mode.
@preconcurrency
public protocol AccessibilityRotorContent: View {}

/// Makes such places from the statements of a closure.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// One such place.
///
/// - Source: Apple, `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent, BuiltInView {
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  public var body: some View { EmptyView() }
}

extension View {
  public consuming func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
  public consuming func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    self
  }
  public consuming func accessibilityRotor<C: View>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<C: View>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<C: View>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }
  @_disfavoredOverload
  public consuming func accessibilityRotor<L: StringProtocol, C: View>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<E: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<E: Identifiable>(
    _ label: Text, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<E: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  @_disfavoredOverload
  public consuming func accessibilityRotor<L: StringProtocol, E: Identifiable>(
    _ label: L, entries: [E], entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<E, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [E], entryID: KeyPath<E, ID>,
    entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<E, ID: Hashable>(
    _ label: Text, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor<E, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [E], entryID: KeyPath<E, ID>, entryLabel: KeyPath<E, String>
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }
  public consuming func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    self
  }
  public consuming func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    self
  }
  public consuming func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  {
    self
  }
  public consuming func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  {
    self
  }
  public consuming func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// Which part of a pair of a label and a value a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
