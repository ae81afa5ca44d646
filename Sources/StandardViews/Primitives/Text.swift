// SPDX-License-Identifier: Apache-2.0
import DependencyGraph
import Foundation
import ViewEngine

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
    /// How its letters look besides.
    var traits = DrawnTraits()
  }

  /// The characters of the first piece.
  @usableFromInline let leading: String
  /// What else there is; nil for a plain text, so that copying and comparing one is cheap.
  @usableFromInline let attributes: TextAttributes?

  @inlinable
  public init(verbatim content: String) {
    leading = content
    attributes = nil
  }

  @_disfavoredOverload
  @inlinable
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  @inlinable
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.marked == nil ? Text(verbatim: key.resolved) : key.styled
  }

  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A value in the words of a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.format(date))
  }

  public init(_ image: Image) {
    self.init(verbatim: image.name)
  }

  private init(_ first: Run, _ rest: [Run]) {
    leading = first.string
    let isPlain = first.font == nil && first.color == nil && first.traits.isEmpty && rest.isEmpty
    attributes =
      isPlain
      ? nil : TextAttributes(font: first.font, color: first.color, traits: first.traits, rest: rest)
  }

  /// The first piece, and those after it.
  private var first: Run {
    Run(
      string: leading, font: attributes?.font, color: attributes?.color,
      traits: attributes?.traits ?? DrawnTraits())
  }
  private var rest: [Run] { attributes?.rest ?? [] }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case template(String)
      case relative, offset, timer
    }

    private let kind: Kind

    public static let date = DateStyle(kind: .template("MMMM d, yyyy"))
    public static let time = DateStyle(kind: .template("h:mm a"))
    /// How far the date is from now, in its two largest units, as of the last run of the body.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, in its largest unit and with a sign, as of the last run of the body.
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from now, in hours, minutes and seconds, as of the last run of the body.
    public static let timer = DateStyle(kind: .timer)

    func format(_ date: Date) -> String {
      let template: String
      switch kind {
      case .template(let text): template = text
      case .relative: return TimeDistance(to: date).inUnits(2)
      case .offset: return TimeDistance(to: date).signed
      case .timer: return TimeDistance(to: date).clock
      }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateFormat = template
      return formatter.string(from: date)
    }
  }

  /// The characters of all pieces.
  package nonisolated var string: String {
    guard let attributes, !attributes.rest.isEmpty else { return leading }
    return attributes.rest.reduce(leading) { $0 + $1.string }
  }

  /// The colour of the first piece, if it has one of its own.
  var color: String? { attributes?.color }

  /// Whether the text is drawn like one that was on screen: with the same characters and colour. Inlined, so that plain
  /// texts are compared where they stand.
  @inline(__always)
  func isDrawn(like displayed: DisplayedText) -> Bool {
    if attributes == nil, displayed.attributes == nil { return leading == displayed.leading }
    return isDrawn(likeAttributed: displayed)
  }

  private func isDrawn(likeAttributed displayed: DisplayedText) -> Bool {
    let other = Text(displayed)
    return color == other.color && string == other.string && hasTraits(of: other)
  }

  /// Whether the letters look as in another text with the same characters.
  private func hasTraits(of other: Text) -> Bool {
    let (a, b) = (attributes, other.attributes)
    return a?.traits ?? DrawnTraits() == b?.traits ?? DrawnTraits() && a?.font == b?.font
      && pieces == other.pieces
  }

  /// The pieces, where one of them does not look like the others; else nothing, wherever one ends.
  private var pieces: String {
    guard let attributes, !attributes.rest.isEmpty else { return "" }
    let (first, runs) = (first, rest)
    if runs.allSatisfy({ $0.font == first.font && $0.color == first.color && $0.traits == first.traits }) {
      return ""
    }
    return ([first] + runs).map(\.description).joined(separator: " + ")
  }

  /// What an item shows besides characters and colour, where nothing else is said around.
  func traits(in style: ResolvedStyle.Traits) -> [DisplayAttribute] {
    guard let attributes else { return style.traits.attributes(ofSymbol: false) }
    let own = (attributes.font?.traits.overlaid(by: style.set) ?? style.traits).overlaid(
      by: attributes.traits)
    var result = own.attributes(ofSymbol: false)
    let pieces = pieces
    if !pieces.isEmpty { result.append(DisplayAttribute("pieces", pieces)) }
    return result
  }

  /// The text as its item shows it.
  var displayed: DisplayedText { DisplayedText(leading: leading, attributes: attributes) }

  init(_ displayed: DisplayedText) {
    leading = displayed.leading
    attributes = displayed.attributes.map { known($0, as: TextAttributes.self) }
  }

  /// What the layout tree measures, with the environment's font where a piece has none.
  func content(_ metrics: ResolvedStyle.Metrics) -> TextContent {
    var content = TextContent(
      leading, fontSize: attributes?.font?.size ?? metrics.fontSize, lineLimit: metrics.lineLimit)
    content.reservedLines = metrics.reservedLines
    guard let attributes else { return content }
    for run in attributes.rest {
      content.rest.append(TextContent.Run(run.string, fontSize: run.font?.size ?? metrics.fontSize))
    }
    return content
  }

  /// Whether a piece is to be shown in a size that no font has.
  fileprivate var hasRefusedFont: Bool {
    guard let attributes else { return false }
    return attributes.font?.isRefused == true || attributes.rest.contains { $0.font?.isRefused == true }
  }

  func changing(_ change: (inout Run) -> Void) -> Text {
    var (first, rest) = (first, rest)
    change(&first)
    for index in rest.indices { change(&rest[index]) }
    return Text(first, rest)
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(left.first, left.rest + [right.first] + right.rest)
  }

  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = $0.color ?? color?.description }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.color = $0.color ?? style.styleDescription }
  }
}

extension Text: View, NodeView {
  package func makeNode(_ context: NodeContext) -> TextNode {
    TextNode(self, context)
  }

  package func update(_ node: TextNode) {
    node.receive(self)
  }

  // Compared where it stands, because a copy would count references; and without a call, because that is all that is done
  // for most texts.
  @inlinable @inline(__always)
  public static func _updateNode(_ node: ViewNode, at view: UnsafePointer<Text>) {
    let node = known(node, as: TextNode.self)
    if !node.isStored(like: view) { node.receive(at: view) }
  }
}

/// The attributes of a text that has any, and its pieces after the first.
@usableFromInline
final class TextAttributes: Equatable, Sendable {
  let font: Font?
  let color: String?
  let traits: DrawnTraits
  let rest: [Text.Run]

  init(font: Font?, color: String?, traits: DrawnTraits, rest: [Text.Run]) {
    self.font = font
    self.color = color
    self.traits = traits
    self.rest = rest
  }

  @usableFromInline
  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a === b || a.font == b.font && a.color == b.color && a.traits == b.traits && a.rest == b.rest
  }
}

/// The node of a text.
@usableFromInline
package final class TextNode: LeafNode {
  // Unchecked, because it is read where others inline it; it is written here alone.
  @exclusivity(unchecked) @usableFromInline private(set) var text: Text

  init(_ text: consuming Text, _ context: __shared NodeContext) {
    self.text = text
    super.init(text: context)
    if self.text.hasRefusedFont { graph.reportRefusedFont() }
  }

  package override var content: TextContent {
    text.content(textMetrics)
  }

  /// Whether another text is stored like this one, and so is equal.
  @inlinable @inline(__always)
  func isStored(like other: UnsafePointer<Text>) -> Bool {
    text.attributes === other.pointee.attributes && text.leading.isStored(like: other.pointee.leading)
  }

  func receive(_ new: Text) {
    if new != text { replaceText(by: new) }
  }

  @usableFromInline
  func receive(at new: UnsafePointer<Text>) {
    if new.pointee != text { replaceText(by: new.pointee) }
  }

  private func replaceText(by other: consuming Text) {
    // The old text is moved out and on to the graph, which counts no references.
    swap(&other, &text)
    withGraph { $0.markDisplayChanged(self, drawnSoFar: other.displayed) }
    if text.hasRefusedFont { graph.reportRefusedFont() }
    withLayoutTree { _ = $0.setText(layoutID, content) }
  }

  package override var appearance: LeafAppearance {
    LeafAppearance(kind: .text, text: text.string, color: scope.style.color(text.color))
  }

  package override func attributes(in frame: CGRect) -> [DisplayAttribute] {
    text.traits(in: scope.style.lettering)
  }

  package override func refreshAppearance(since before: DisplayedText?) -> Bool {
    guard let before else { return true }
    return !text.isDrawn(like: before)
  }

  package override func describe(_ detail: inout DrawnDetail) {
    super.describe(&detail)
    let width = graph.layoutTree.absoluteFrame(layoutID).width
    detail.fragments = graph.layoutTree.textMeasuring.fragments(content, width: width)
  }

  package override func styleDidChange() {
    marks.insert(.redrawn)
    graph.layoutTree.setText(layoutID, content)
    graph.markDisplayChanged(self)
  }
}
