// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

extension AttributeScopes {
  /// The attributes of texts that SwiftUI knows; a text keeps those of each run.
  ///
  /// - Source: Apple, `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let foundation: FoundationAttributes
  }

  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kerning"
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// A text with the font, the colour and the lines of each of its runs.
  // Disfavoured, or literals would become attributed strings.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    var text = Text(verbatim: "")
    var isFirst = true
    for run in attributedContent.runs {
      var part = Text(verbatim: String(attributedContent[run.range].characters))
      if let font = run[AttributeScopes.FontAttribute.self] { part = part.font(font) }
      if let color = run[AttributeScopes.ForegroundColorAttribute.self] { part = part.foregroundColor(color) }
      if let offset = run[AttributeScopes.BaselineOffsetAttribute.self] { part = part.baselineOffset(offset) }
      if let kerning = run[AttributeScopes.KerningAttribute.self] { part = part.kerning(kerning) }
      if let tracking = run[AttributeScopes.TrackingAttribute.self] { part = part.tracking(tracking) }
      if let line = run[AttributeScopes.StrikethroughStyleAttribute.self] {
        part = part.strikethrough(pattern: line.pattern, color: line.color)
      }
      if let line = run[AttributeScopes.UnderlineStyleAttribute.self] {
        part = part.underline(pattern: line.pattern, color: line.color)
      }
      text = isFirst ? part : text + part
      isFirst = false
    }
    self = text
  }
}
