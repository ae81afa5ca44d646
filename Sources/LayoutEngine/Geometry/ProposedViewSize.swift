// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A parent's offer to a child, in points.
///
/// On each axis a finite number is an offer, `.infinity` asks for the largest size and `nil` for the
/// ideal one.
/// - Source: Apple, `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points, or nil for the ideal width.
  public var width: CGFloat?
  /// The offered height in points, or nil for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly `size`.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, `size` standing in for the axes left unspecified (10 points by default).
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
