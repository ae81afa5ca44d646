// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import FoundationStandIns
import SwiftUI

// What cells show. No cell is seen: the content of one is kept, and its view is empty.

@MainActor @preconcurrency
public protocol UIConfigurationState {}

@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// The view of a configuration: empty.
private final class EmptyContentView: UIView, UIContentView {
  private var given: (any UIContentConfiguration)?
  var configuration: any UIContentConfiguration {
    get { given ?? UIListContentConfiguration.cell() }
    set { given = newValue }
  }

  static func of(_ configuration: any UIContentConfiguration) -> EmptyContentView {
    let view = EmptyContentView()
    view.given = configuration
    return view
  }
}

/// Views of SwiftUI in a cell; they are kept, and shown by nobody.
///
/// - Source: Apple, `UIHostingConfiguration`.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background

  fileprivate init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  public func makeContentView() -> any UIView & UIContentView { EmptyContentView.of(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// A title and a picture in a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  @MainActor
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }
  @MainActor
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func header() -> Self { Self() }
  public static func footer() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView { EmptyContentView.of(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
