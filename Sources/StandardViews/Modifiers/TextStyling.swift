// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

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

// Values of the environment that views can set and read. Items show them as traits; the text metrics (L-20) know none.
extension EnvironmentValues {
  /// How the lines of a text stand below each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      drawnTraits[.alignment] = newValue == .leading ? "" : "\(newValue)"
    }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      drawnTraits[.truncation] = newValue == .tail ? "" : "\(newValue)"
    }
  }

  /// How far a text may be scaled down to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set {
      self[MinimumScaleFactorKey.self] = newValue
      drawnTraits[.smallestScale] = newValue == 1 ? "" : DisplayAttribute.number(newValue)
    }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set {
      self[LineSpacingKey.self] = newValue
      drawnTraits[.lineSpacing] = newValue == 0 ? "" : DisplayAttribute.number(newValue)
    }
  }

  /// Whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set {
      self[AllowsTighteningKey.self] = newValue
      drawnTraits[.tightening] = newValue ? "true" : ""
    }
  }

  /// The letters that texts are shown in; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      drawnTraits[.letterCase] = newValue.map { "\($0)" } ?? ""
    }
  }
}

extension View {
  /// Aligns the lines of texts in this view. A text's frame is all its lines, so items show it as a trait.
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

// How letters look. Nothing of it is measured; items show it.
extension View {
  public consuming func bold(_ isActive: Bool = true) -> some View {
    drawnTrait(.weight, isActive ? Font.Weight.bold.value : "")
  }
  public consuming func italic(_ isActive: Bool = true) -> some View {
    drawnTrait(.italic, isActive ? "true" : "")
  }
  public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    drawnTrait(.weight, weight?.value)
  }
  public consuming func fontDesign(_ design: Font.Design?) -> some View {
    drawnTrait(.design, design?.value)
  }
  public consuming func fontWidth(_ width: Font.Width?) -> some View {
    drawnTrait(.width, width?.trait)
  }
  public consuming func monospaced(_ isActive: Bool = true) -> some View {
    drawnTrait(.monospaced, isActive ? "true" : "")
  }
  public consuming func monospacedDigit() -> some View { drawnTrait(.digits, "monospaced") }
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    drawnTrait(.underline, Text.decoration(isActive, color, pattern))
  }
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    drawnTrait(.strikethrough, Text.decoration(isActive, color, pattern))
  }
  public consuming func kerning(_ kerning: CGFloat) -> some View {
    drawnTrait(.kerning, Text.distance(kerning))
  }
  public consuming func tracking(_ tracking: CGFloat) -> some View {
    drawnTrait(.tracking, Text.distance(tracking))
  }
  public consuming func baselineOffset(_ offset: CGFloat) -> some View {
    drawnTrait(.baseline, Text.distance(offset))
  }
  /// Accepted by the metrics: the size of the font alone decides.
  public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    drawnTrait(.scale, scale.trait(isEnabled: isEnabled))
  }
}
