// SPDX-License-Identifier: Apache-2.0
import StandardViews
import ViewEngine

// How dialogs and sheets look and how they are held: they have one look.

/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is.
///
/// - Source: Apple, `PresentationSizing`.
public protocol PresentationSizing: Sendable {}

public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension View {
  public consuming func dialogIcon(_ icon: Image?) -> some View { self }
  public consuming func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public consuming func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public consuming func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }
  public consuming func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }
  @_disfavoredOverload
  public consuming func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>)
    -> some View
  {
    self
  }
  public consuming func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  public consuming func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    self
  }
}
