// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// The property in which two matched views are made equal.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
  // Views are not moved between places of the tree.
  public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  {
    modifier(_PlatformHintModifier())
  }
  public consuming func matchedTransitionSource<
    ID: Hashable, Configuration: MatchedTransitionSourceConfiguration
  >(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View {
    modifier(_PlatformHintModifier())
  }
}

/// How the source of a transition looks while that begins; it is not shown here.
///
/// - Source: Apple, `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration {}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
