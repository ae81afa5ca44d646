// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// What an assistive technology asks a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  private init(name: String) { self.name = name }
  public init(named name: Text) { self.name = name.string }
}

/// Which way a value is moved.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// Levels of headings.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

// Queries look at views, not at an accessibility tree, so what is told to it is accepted.
extension View {
  public consuming func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(_PlatformHintModifier())
  }
  @_disfavoredOverload
  public consuming func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    perceived("input labels", labels.map(\.shown).joined(separator: ", "))
  }
  @_disfavoredOverload
  public consuming func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    perceived("input labels", labels.map { String($0) }.joined(separator: ", "))
  }
  public consuming func accessibilityInputLabels(_ labels: [Text]) -> some View {
    perceived("input labels", labels.map(\.string).joined(separator: ", "))
  }
  public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    perceived("heading", "\(level)")
  }
  public consuming func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func accessibilityShowsLargeContentViewer() -> some View {
    modifier(_PlatformHintModifier())
  }
  @_disfavoredOverload
  public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    perceived("hint", String(hint))
  }
  public consuming func accessibilityHint(_ hint: Text) -> some View {
    perceived("hint", hint.string)
  }
  @_disfavoredOverload
  public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    perceived("value", String(value))
  }
  public consuming func accessibilityValue(_ value: Text) -> some View {
    perceived("value", value.string)
  }
  /// The label under the name of earlier releases.
  public consuming func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public consuming func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public consuming func accessibility(hint: Text) -> some View {
    perceived("hint", hint.string)
  }
  public consuming func accessibility(value: Text) -> some View {
    perceived("value", value.string)
  }
  public consuming func accessibility(hidden: Bool) -> some View {
    perceivedOfEach("VoiceOver", hidden ? "hidden" : "")
  }
  public consuming func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    perceived("traits", "+ \(traits.text)")
  }
  public consuming func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    perceived("traits", "- \(traits.text)")
  }
  public consuming func accessibility(sortPriority: Double) -> some View {
    perceived("sort priority", DisplayAttribute.number(sortPriority))
  }
}
