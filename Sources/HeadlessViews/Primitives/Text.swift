// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation

/// One or more lines of text that is only read (L-20).
///
/// Font, weight and colour modifiers of a text return a text (S-6).
///
/// - Source: Apple, `Text`.
public struct Text: Equatable, Sendable {
  /// A piece of a text with its own attributes.
  struct Run: Equatable, Sendable {
    var string: String
    var font: Font?
    var color: String?
  }

  var first: Run
  /// The pieces after the first; made by `+`.
  var rest: [Run] = []

  init(run: Run) {
    first = run
  }

  public init(verbatim content: String) {
    first = Run(string: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    first = Run(string: String(content))
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    first = Run(string: key.resolved)
  }

  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    first = Run(string: format.format(input))
  }

  public init(_ date: Date, style: DateStyle) {
    first = Run(string: style.format(date))
  }

  public init(_ image: Image) {
    first = Run(string: image.name)
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    private let template: String

    public static let date = DateStyle(template: "MMMM d, yyyy")
    public static let time = DateStyle(template: "h:mm a")

    func format(_ date: Date) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateFormat = template
      return formatter.string(from: date)
    }
  }

  /// The characters of all pieces.
  var string: String {
    rest.isEmpty ? first.string : rest.reduce(first.string) { $0 + $1.string }
  }

  /// What the layout tree measures, with the environment's font where a piece has none.
  @MainActor
  func content(_ style: ResolvedStyle) -> TextContent {
    var content = TextContent(
      first.string, fontSize: first.font?.size ?? style.fontSize, lineLimit: style.lineLimit)
    for run in rest {
      content.rest.append(TextContent.Run(run.string, fontSize: run.font?.size ?? style.fontSize))
    }
    return content
  }

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var text = self
    change(&text.first)
    for index in text.rest.indices { change(&text.rest[index]) }
    return text
  }

  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.rest.append(right.first)
    text.rest += right.rest
    return text
  }

  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = $0.color ?? color?.description }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.color = $0.color ?? style.styleDescription }
  }
  // Weight, slant and decoration do not change the metrics, and items do not show them.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension Text: View, PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
    TextNode(view, context)
  }

  public static func _updateNode(_ node: ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).receive(view)
  }
}

/// The node of a text.
final class TextNode: LeafNode {
  @exclusivity(unchecked) private(set) var text: Text
  @exclusivity(unchecked) private var drawn: LeafAppearance?

  init(_ text: Text, _ context: NodeContext) {
    self.text = text
    super.init(.text(text.content(context.scope.style)), context)
  }

  func receive(_ new: Text) {
    if new == text { return }
    if !marks.contains(.displayChanged) { drawn = appearance }
    text = new
    graph.layoutTree.setText(layoutID, new.content(scope.style))
    graph.markDisplayChanged(self)
  }

  override var appearance: LeafAppearance {
    LeafAppearance(kind: .text, text: text.string, color: text.first.color ?? scope.style.foreground)
  }

  override func refreshAppearance() -> Bool {
    defer { drawn = nil }
    return drawn.map { $0 != appearance } ?? true
  }

  override func environmentStyleDidChange() {
    graph.layoutTree.setText(layoutID, text.content(scope.style))
    graph.markDisplayChanged(self)
  }
}
