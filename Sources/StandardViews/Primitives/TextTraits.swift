// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// How letters look. Nothing of it is measured; items show it.
extension Text {
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(.weight, weight?.value) }
  public func fontDesign(_ design: Font.Design?) -> Text { setting(.design, design?.value) }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { setting(.weight, isActive ? Font.Weight.bold.value : "") }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { setting(.italic, isActive ? "true" : "") }
  public func monospaced(_ isActive: Bool = true) -> Text { setting(.monospaced, isActive ? "true" : "") }
  public func monospacedDigit() -> Text { setting(.digits, "monospaced") }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.underline, Text.decoration(isActive, color))
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    setting(.underline, Text.decoration(isActive, color, pattern))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.strikethrough, Text.decoration(isActive, color))
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    setting(.strikethrough, Text.decoration(isActive, color, pattern))
  }
  public func kerning(_ kerning: CGFloat) -> Text { setting(.kerning, Text.distance(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { setting(.tracking, Text.distance(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { setting(.baseline, Text.distance(offset)) }
  /// Accepted by the metrics: the size of the font alone decides.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    setting(.scale, scale.trait(isEnabled: isEnabled))
  }

  /// How large a text is shown, compared with its font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    func trait(isEnabled: Bool) -> String { isSecondary && isEnabled ? "secondary" : "" }
  }

  /// How a line under or through letters is drawn.
  ///
  /// - Source: Apple, `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    /// How it is dashed.
    public struct Pattern: Hashable, Sendable {
      fileprivate let name: String

      public static let solid = Pattern(name: "")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    public static let single = LineStyle()
  }

  /// A trait for the pieces that have none of the kind: what stands nearer to a piece decides.
  private func setting(_ trait: DrawnTrait, _ value: String?) -> Text {
    guard let value else { return self }
    return changing { if $0.traits[trait] == nil { $0.traits[trait] = value } }
  }

  /// A line under or through letters, as a trait.
  static func decoration(
    _ isActive: Bool, _ color: Color?, _ pattern: LineStyle.Pattern = .solid
  ) -> String {
    if !isActive { return "" }
    let parts = [pattern.name, color?.description ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? "true" : parts.joined(separator: " ")
  }

  /// A distance in points, as a trait.
  static func distance(_ value: CGFloat) -> String { value == 0 ? "" : DisplayAttribute.number(value) }
}

extension Text.Run: CustomStringConvertible {
  /// The piece as an item shows it beside others.
  var description: String {
    var parts = ["\"\(string)\""]
    if let color { parts.append(color) }
    if let font {
      parts.append(DisplayAttribute.number(font.size))
      parts += font.traits.overlaid(by: traits).attributes(ofSymbol: false).map(\.description)
    } else {
      parts += traits.attributes(ofSymbol: false).map(\.description)
    }
    return parts.joined(separator: " ")
  }
}
