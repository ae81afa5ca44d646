// SPDX-License-Identifier: Apache-2.0
import CoreGraphics

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Bars of UIKit and what they look like. Bars of SwiftUI have one look here, whatever is set.

open class UIVisualEffect: NSObject, @unchecked Sendable {}  // One action at a time.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {  // One action at a time.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  public init(style: Style) {}
}
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {  // One action at a time.
  public init(blurEffect: UIBlurEffect) {}
}
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public private(set) lazy var contentView = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  nonisolated public override init() { super.init() }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
}
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  public enum Style: Int, Sendable { case plain, done = 2 }
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open var customView: UIView?
  open var menu: UIMenu?
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}
}
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var selectedImage: UIImage?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

open class UIBarAppearance: NSObject, @unchecked Sendable {  // One action at a time.
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override init() {}
  public init(barAppearance: UIBarAppearance) { backgroundColor = barAppearance.backgroundColor }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}
open class UIBarButtonItemAppearance: NSObject, @unchecked Sendable {  // One action at a time.
  public enum Style: Int, Sendable { case plain, done }
  open class State: NSObject, @unchecked Sendable {  // One action at a time.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    public override init() {}
  }
  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let selected = State()
  public let focused = State()
  public override init() {}
  public convenience init(style: Style) { self.init() }
}
public typealias UITabBarItemAppearance = UIBarButtonItemAppearance
open class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {  // One action at a time.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
open class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {  // One action at a time.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}
open class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {}  // One action at a time.

open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  nonisolated public override init() { super.init() }
}
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
}
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: Int, barMetrics: UIBarMetrics)
  {}
}
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var placeholder: String?
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  public private(set) lazy var searchTextField = UITextField()
  open weak var delegate: (any UISearchBarDelegate)?
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange text: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
open class UISearchController: UIViewController {
  public private(set) lazy var searchBar = UISearchBar()
  open var obscuresBackgroundDuringPresentation = false
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
