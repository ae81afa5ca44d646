// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How the lines of a text stand below each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Letters that texts are shown in.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

// Values of the environment that views can set and read; the text metrics (L-20) know none of them.
extension EnvironmentValues {
  /// How the lines of a text stand below each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How far a text may be scaled down to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The letters that texts are shown in; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Aligns the lines of texts in this view. Item frames do not show it: a text's frame is all its lines.
  public consuming func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>> {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a text that does not fit is cut. Texts here are never cut (L-20).
  public consuming func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>> {
    environment(\.truncationMode, mode)
  }

  /// Sets how far a text may be scaled down to fit. Texts here keep their size (L-20).
  public consuming func minimumScaleFactor(
    _ factor: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the distance between lines. A line here is as high as its font, without a distance (L-20).
  public consuming func lineSpacing(
    _ lineSpacing: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets whether letters may move closer together to fit.
  public consuming func allowsTightening(
    _ flag: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.allowsTightening, flag)
  }

  /// Sets the letters that texts are shown in. Display items keep the text as written.
  public consuming func textCase(
    _ textCase: Text.Case?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.Case?>> {
    environment(\.textCase, textCase)
  }
}

/// The modifier behind weight, slant and decoration of the texts in a view: nothing of them is measured.
public struct _TextDecorationModifier: InertModifier {}

extension View {
  public consuming func bold(_ isActive: Bool = true) -> some View { modifier(_TextDecorationModifier()) }
  public consuming func italic(_ isActive: Bool = true) -> some View { modifier(_TextDecorationModifier()) }
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_TextDecorationModifier())
  }
  public consuming func fontDesign(_ design: Font.Design?) -> some View {
    modifier(_TextDecorationModifier())
  }
  public consuming func monospaced(_ isActive: Bool = true) -> some View {
    modifier(_TextDecorationModifier())
  }
  public consuming func monospacedDigit() -> some View { modifier(_TextDecorationModifier()) }
  public consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(_TextDecorationModifier())
  }
  public consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(_TextDecorationModifier())
  }
  public consuming func kerning(_ kerning: CGFloat) -> some View { modifier(_TextDecorationModifier()) }
  public consuming func tracking(_ tracking: CGFloat) -> some View { modifier(_TextDecorationModifier()) }
}
