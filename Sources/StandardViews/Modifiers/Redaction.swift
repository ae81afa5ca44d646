// SPDX-License-Identifier: Apache-2.0
import ViewEngine

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue = RedactionReasons()
}

extension EnvironmentValues {
  /// Why content is not shown as it is. Texts and symbols are listed as they are, with the
  /// reasons as a trait.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      drawnTraits[.redacted] = newValue.isEmpty ? "" : "\(newValue.rawValue)"
    }
  }
}

extension View {
  /// Adds a reason to those for which content is not shown as it is.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Takes away every reason for which content is not shown as it is.
  public consuming func unredacted() -> some View { environment(\.redactionReasons, []) }
  public consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
    perceived("privacy", sensitive ? "sensitive" : "")
  }
  public consuming func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(_PlatformHintModifier())
  }
}
