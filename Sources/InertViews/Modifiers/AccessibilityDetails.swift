// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// What else is told to assistive technologies: what they would say is an attribute of the first item.

/// What a detail of a view is called.
public struct AccessibilityCustomContentKey: Equatable {
  let label: String
  let id: String

  public init(_ label: Text, id: String) { (self.label, self.id) = (label.string, id) }
  public init(_ labelKey: LocalizedStringKey, id: String) { (label, self.id) = (labelKey.shown, id) }
  public init(_ labelKey: LocalizedStringKey) { (label, id) = (labelKey.shown, labelKey.shown) }
}

/// How touches reach a view while VoiceOver is running.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What a text is about.
public struct AccessibilityTextContentType: Sendable {
  let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// How important a detail is.
public enum AXCustomContentImportance: UInt, Sendable { case `default`, high }

/// A quick action of a watch.
///
/// - Source: Apple, `AccessibilityQuickActionStyle`.
public protocol AccessibilityQuickActionStyle: Sendable {}

public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: Self { Self() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: Self { Self() }
}

extension View {
  public consuming func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", value.map { "\(key.label): \($0.string)" } ?? "")
  }
  public consuming func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", "\(key.label): \(valueKey.shown)")
  }
  @_disfavoredOverload
  public consuming func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", "\(key.label): \(value)")
  }
  public consuming func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", "\(label.string): \(value.string)")
  }
  public consuming func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", "\(labelKey.shown): \(value.string)")
  }
  public consuming func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", "\(labelKey.shown): \(valueKey.shown)")
  }
  @_disfavoredOverload
  public consuming func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View {
    perceived("detail", "\(labelKey.shown): \(value)")
  }
  public consuming func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    perceived("text content", value.name)
  }
  public consuming func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public consuming func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public consuming func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }
  public consuming func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public consuming func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }
  public consuming func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }
  public consuming func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
    style: S, @ViewBuilder content: () -> C
  ) -> some View {
    self
  }
  public consuming func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
    style: S, isActive: Binding<Bool>, @ViewBuilder content: () -> C
  ) -> some View {
    self
  }

  // How VoiceOver reads the texts of the view.
  public consuming func speechAdjustedPitch(_ value: Double) -> some View {
    perceived("speech pitch", DisplayAttribute.number(value))
  }
  public consuming func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    perceived("speech punctuation", "\(value)")
  }
  public consuming func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    perceived("speech queued", "\(value)")
  }
  public consuming func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    perceived("speech spelling", "\(value)")
  }
}
