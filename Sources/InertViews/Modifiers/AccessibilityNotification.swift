// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an app tells assistive technologies; here nobody listens.
///
/// - Source: Apple, `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// Something to be said.
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: Sendable {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  /// Another screen has come.
  public struct ScreenChanged: Sendable {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  /// A page has been scrolled to.
  public struct PageScrolled: Sendable {
    public init(_ page: String) {}
    public func post() {}
  }
}
