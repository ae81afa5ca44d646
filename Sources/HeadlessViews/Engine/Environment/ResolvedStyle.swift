// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of the environment that leaves are laid out and drawn with.
@MainActor
struct ResolvedStyle {
  /// What leaves are laid out with.
  struct Metrics {
    let fontSize: CGFloat
    let lineLimit: Int?
  }

  let metrics: Metrics
  let foreground: String
  let isEnabled: Bool
  /// The client's style of buttons; nil is the plain one.
  let buttonStyle: AnyButtonStyle?

  init(_ values: EnvironmentValues) {
    let recorder = EnvironmentReadRecorder()
    let recorded = EnvironmentValues(scope: values.scope!, recorder: recorder)
    let font = recorded.font ?? .body
    let limit = recorded.lineLimit
    metrics = Metrics(fontSize: font.size, lineLimit: limit.map { max($0, 1) })
    if let limit, limit < 1 {
      values.scope!.graph.report(
        "lineLimit: \(limit) is no number of lines that it can take; 1 is used instead.")
    }
    if font.isRefused { values.scope!.graph.reportRefusedFont() }
    foreground = recorded.foregroundStyle.description
    isEnabled = recorded.isEnabled
    buttonStyle = recorded.buttonStyle
    if Self.keys.count < recorder.keys.count { Self.keys = Set(recorder.keys) }
  }

  private static var keys: Set<ObjectIdentifier> = []

  /// Whether a key is one of those that leaves are drawn with.
  static func isStyle(_ key: ObjectIdentifier) -> Bool {
    keys.contains(key)
  }
}

/// A client's style of controls of some kind, which only those know.
class CarriedStyle {
  func isEqual(to other: CarriedStyle) -> Bool { false }
}

/// A button style of either kind.
struct AnyButtonStyle: Equatable {
  let box: CarriedStyle
  /// Whether the style decides when the button acts.
  let isPrimitive: Bool

  static func == (a: Self, b: Self) -> Bool {
    a.isPrimitive == b.isPrimitive && (a.box === b.box || a.box.isEqual(to: b.box))
  }
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ForegroundStyleKey: EnvironmentKey {
  static let defaultValue = AnyShapeStyle(Color.primary)
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

  /// Whether the user can act on the view.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
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

  /// Sets the colour that texts and shapes in this view are drawn with.
  public consuming func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle>> {
    environment(\.foregroundStyle, AnyShapeStyle(color ?? .primary))
  }

  /// Makes the view inactive; what is in it cannot become active again.
  public consuming func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension ViewGraph {
  /// Says that a text was to be shown in a size that no font has.
  func reportRefusedFont() {
    report("font: its size is no length from zero up; the nearest one is used instead.")
  }
}
