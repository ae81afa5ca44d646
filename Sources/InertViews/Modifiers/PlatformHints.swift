// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// Modifiers that only tell a platform how to behave: keyboards, assistive technologies, the looks of sheets and
// controls. They are accepted and change nothing of the layout, the display list or queries.

/// What the key for submitting is called.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

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

extension View {
  public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func submitLabel(_ label: SubmitLabel) -> some View {
    perceived("submit label", label.name)
  }
  public consuming func controlSize(_ size: ControlSize) -> some View {
    perceived("control size", "\(size)")
  }
  public consuming func help(_ text: LocalizedStringKey) -> some View {
    perceived("help", text.shown)
  }
  public consuming func statusBarHidden(_ hidden: Bool = true) -> some View {
    perceived("status bar", hidden ? "hidden" : "shown")
  }
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    perceived("detents", detents.map(\.text).sorted().joined(separator: " "))
  }
  public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View {
    perceived("drag indicator", "\(visibility)")
  }
  public consuming func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    perceived("hint", isEnabled ? hint.shown : "")
  }
  public consuming func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    perceived("value", isEnabled ? value.shown : "")
  }
  public consuming func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    perceivedOfEach("VoiceOver", hidden && isEnabled ? "hidden" : "")
  }
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    perceived("traits", "+ \(traits.text)")
  }
  public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    perceived("traits", "- \(traits.text)")
  }
  public consuming func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    perceived("children", children.name)
  }
  public consuming func accessibilitySortPriority(_ priority: Double) -> some View {
    perceived("sort priority", DisplayAttribute.number(priority))
  }
}
