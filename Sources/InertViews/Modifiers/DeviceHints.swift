// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// What is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }

  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// How a view answers a pointer above it.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// How a sheet adapts to a small screen.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

/// Whether what is behind a sheet answers.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

// There are no haptics and no pointer, and presentations have one look. Whoever changes a value that the device taps for is
// noticed, though.
extension View {
  public consuming func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(_MomentaryEffectModifier(value: trigger))
  }
  public consuming func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    modifier(_MomentaryEffectModifier(value: trigger, condition: condition))
  }
  public consuming func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    modifier(_MomentaryEffectModifier(value: trigger) { feedback($0, $1) != nil })
  }
  public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    perceived("presentation background", style.styleDescription)
  }
  public consuming func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    perceived("presentation corners", cornerRadius.map { DisplayAttribute.number($0) } ?? "")
  }
  public consuming func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    perceived("detents", detents.map(\.text).sorted().joined(separator: " "))
  }
  @_disfavoredOverload
  public consuming func help<S: StringProtocol>(_ text: S) -> some View {
    perceived("help", String(text))
  }
  public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    perceived("button border", shape.text)
  }
  public consuming func menuIndicator(_ visibility: Visibility) -> some View {
    perceived("menu indicator", "\(visibility)")
  }
  public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_PlatformHintModifier())
  }
}

/// The form of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  private var radius: CGFloat?

  /// As items print it.
  var text: String { name + (radius.map { " \(DisplayAttribute.number($0))" } ?? "") }

  private init(name: String, radius: CGFloat? = nil) {
    self.name = name
    self.radius = radius
  }

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}
