// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of the environment that leaves are laid out and drawn with.
@MainActor
package struct ResolvedStyle {
  /// What leaves are laid out with.
  package struct Metrics {
    package let fontSize: CGFloat
    package let lineLimit: Int?
    /// How many lines a text takes room for at least.
    package let reservedLines: Int
  }

  /// How letters and symbols look besides.
  package struct Traits: Equatable {
    /// Those of the font.
    let font: DrawnTraits
    /// The traits that modifiers around have set, whatever the font.
    package let set: DrawnTraits

    package var traits: DrawnTraits { font.overlaid(by: set) }
  }

  nonisolated package let metrics: Metrics
  nonisolated package let foreground: String
  /// The styles that a view around has set for lower levels of emphasis; nil if none has.
  let levels: StyleLevels?
  /// How letters and symbols look besides.
  package let lettering: Traits
  let isEnabled: Bool
  /// The client's style of buttons; nil is the plain one.
  package let buttonStyle: AnyButtonStyle?

  init(_ values: EnvironmentValues) {
    let recorder = EnvironmentReadRecorder()
    let recorded = EnvironmentValues(scope: values.scope!, recorder: recorder)
    let font = recorded.font ?? .body
    let limit = recorded.lineLimit
    var check = NumberCheck()
    let reserved = check.count(recorded.reservedLines, in: 0...100_000)
    if limit.map({ $0 >= 1 }) ?? true { values.scope!.graph.report(check, for: "lineLimit") }
    metrics = Metrics(
      fontSize: font.size, lineLimit: limit.map { max($0, 1) }, reservedLines: reserved)
    if let limit, limit < 1 {
      values.scope!.graph.report(
        "lineLimit: \(limit) is no number of lines that it can take; 1 is used instead.")
    }
    if font.isRefused { values.scope!.graph.reportRefusedFont() }
    lettering = Traits(font: font.traits, set: recorded.drawnTraits)
    levels = recorded.styleLevels
    let style = recorded.foregroundStyle.description
    foreground = levels?.resolved(style) ?? style
    isEnabled = recorded.isEnabled
    buttonStyle = recorded.buttonStyle
    if Self.keys.count < recorder.keys.count { Self.keys = Set(recorder.keys) }
  }

  /// The style for drawing a view that may have its own style.
  package func color(_ own: String?) -> String {
    guard let own else { return foreground }
    return levels?.resolved(own) ?? own
  }

  private static var keys: Set<ObjectIdentifier> = []

  /// Whether a key is one of those that leaves are drawn with.
  static func isStyle(_ key: ObjectIdentifier) -> Bool {
    keys.contains(key)
  }

  /// What a change of the environment changes in leaves.
  package struct Changes: OptionSet {
    package let rawValue: UInt8
    /// How any of them is drawn.
    static let drawing = Changes(rawValue: 1)
    /// Whether controls are disabled, which changes only how their content is drawn.
    static let enabling = Changes(rawValue: 2)

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What a new value of a key changes.
    @MainActor init(of key: ObjectIdentifier) {
      self =
        key == ObjectIdentifier(IsEnabledKey.self) ? .enabling : ResolvedStyle.isStyle(key) ? .drawing : []
    }
  }
}

/// A client's style for one kind of control, whose type only such controls know.
open class CarriedStyle {
  package init() {}

  open func isEqual(to other: CarriedStyle) -> Bool { false }
}

/// A button style of either kind.
package struct AnyButtonStyle: Equatable {
  package let box: CarriedStyle
  /// Whether the style decides when the button acts.
  package let isPrimitive: Bool

  package init(box: CarriedStyle, isPrimitive: Bool) {
    self.box = box
    self.isPrimitive = isPrimitive
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.isPrimitive == b.isPrimitive && (a.box === b.box || a.box.isEqual(to: b.box))
  }
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct ReservedLinesKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ForegroundStyleKey: EnvironmentKey {
  static let defaultValue = AnyShapeStyle(Color.primary)
}

private struct StyleLevelsKey: EnvironmentKey {
  static var defaultValue: StyleLevels? { nil }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  /// The most lines a text may take; nil for as many as it needs (L-21).
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The least number of lines that a text reserves space for.
  package var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// Whether the user can act on the view.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  package var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var styleLevels: StyleLevels? {
    get { self[StyleLevelsKey.self] }
    set { self[StyleLevelsKey.self] = newValue }
  }

  var foregroundStyle: AnyShapeStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Limits the lines of the texts in this view.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<Int?>
  > {
    environment(\.lineLimit, number)
  }

  /// Sets the style that texts and shapes in this view are drawn with.
  public consuming func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle>> {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Sets the styles of the first two levels of emphasis in this view.
  public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    foregroundStyle(primary).environment(
      \.styleLevels, StyleLevels(secondary: secondary.styleDescription))
  }

  /// Sets the styles of the first three levels of emphasis in this view.
  public consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary).environment(
      \.styleLevels,
      StyleLevels(secondary: secondary.styleDescription, tertiary: tertiary.styleDescription))
  }

  /// Sets the colour that texts and shapes in this view are drawn with.
  public consuming func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle>> {
    environment(\.foregroundStyle, AnyShapeStyle(color ?? .primary))
  }

  /// Disables the view; views in it cannot be enabled again.
  public consuming func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension ViewGraph {
  /// Reports that the font size of a text is not valid.
  package func reportRefusedFont() {
    report("font: its size is no length from zero up; the nearest one is used instead.")
  }
}
