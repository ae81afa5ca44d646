// SPDX-License-Identifier: Apache-2.0
import Foundation

// Modifiers that only tell a platform how to behave: keyboards, assistive technologies, the looks of sheets and
// controls. They are accepted and change nothing of the layout, the display list or queries.

/// What the key for submitting is called.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters a keyboard makes upper case.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: CGFloat

  public static let medium = PresentationDetent(name: "medium", value: 0)
  public static let large = PresentationDetent(name: "large", value: 0)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
}

/// What assistive technologies are told of a view.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isImage = AccessibilityTraits("isImage")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { with(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }
  public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }

  private func with(_ names: Set<String>) -> Self {
    var result = self
    result.names = names
    return result
  }
}

/// How a view's children are told to assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func submitLabel(_ label: SubmitLabel) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func controlSize(_ size: ControlSize) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func help(_ text: LocalizedStringKey) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityHidden(_ hidden: Bool) -> some View { modifier(_PlatformHintModifier()) }
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilitySortPriority(_ priority: Double) -> some View {
    modifier(_PlatformHintModifier())
  }
}
