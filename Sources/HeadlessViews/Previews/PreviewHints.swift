// SPDX-License-Identifier: Apache-2.0
import Foundation
import StandardViews
import ViewEngine

/// The device that a preview is shown on; accepted: a host has its own size.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What runs a preview.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A value that a preview is shown with.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a preview is shown in; accepted: nothing is asked of it.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  public consuming func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func previewDisplayName(_ value: String?) -> some View {
    modifier(_PlatformHintModifier())
  }
  public consuming func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PlatformHintModifier())
  }
}
