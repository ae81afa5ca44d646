// SPDX-License-Identifier: Apache-2.0

/// A space in which frames are expressed.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: a name's hashable value is compared and never handed on.
  /// The host's space.
  case global
  /// The space of the view itself.
  case local
  /// The space of an ancestor with this name.
  case named(AnyHashable)
}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The host's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around; the host's where there is none.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The space of the nearest scroll view around that scrolls along an axis; the host's where there is none.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

/// Stands in place of a name for the space of a scroll view.
package struct ScrollViewSpace: Hashable {
  /// Along which it has to scroll; nil for any.
  package let axis: Axis?
}
