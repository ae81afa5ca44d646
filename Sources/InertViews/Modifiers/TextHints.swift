// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

// How texts are written, found and corrected: letters have one size, and there is no keyboard.

/// The language by whose rules letters are placed.
public struct TypesettingLanguage: Hashable, Sendable {
  fileprivate let name: String

  public static let automatic = TypesettingLanguage(name: "automatic")
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.minimalIdentifier)
  }
}

/// Where controls for the looks of a text stand.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several such places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let `default`: Set = [.contextMenu, .inputAssistant]
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// How much help there is with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How text editors look.
public protocol TextEditorStyle: Sendable {}

public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: Self { Self() }
}

extension Text {
  /// What decides in which direction lines are written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate let name: String

    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }

  /// What decides on which side lines begin.
  public struct AlignmentStrategy: Hashable, Sendable {
    fileprivate let name: String

    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

extension View {
  public consuming func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    editorStyle(style)
  }
  private consuming func editorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(_AppearanceStyleModifier<S>())
  }
  public consuming func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  public consuming func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  {
    perceived("typesetting", isEnabled ? language.name : "")
  }
  public consuming func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    perceived("writing direction", strategy.name)
  }
  public consuming func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    perceived("alignment strategy", strategy.name)
  }
  public consuming func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    self
  }
  public consuming func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public consuming func findNavigator(isPresented: Binding<Bool>) -> some View {
    _systemScreen("find navigator", isPresented: isPresented)
  }
  public consuming func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public consuming func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
