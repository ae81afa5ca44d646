// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

/// A view controller: it holds a view and other controllers. Nothing is shown, so no view appears.
open class UIViewController: UIResponder, UIAppearanceContainer {
  private var loaded: UIView?
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let made = loaded ?? UIView()
      loaded = made
      viewDidLoad()
      return made
    }
    set { loaded = newValue }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public private(set) lazy var navigationItem = UINavigationItem()
  open var toolbarItems: [UIBarButtonItem]?
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var tabBarController: UITabBarController? { parent as? UITabBarController }
  open var traitCollection: UITraitCollection { .current }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var isBeingDismissed: Bool { false }

  /// The initializer without arguments, which others do not override: that of `NSObject` may be called on any thread.
  public convenience init(_unnamed: Void = ()) { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { loaded = UIView() }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator {}
open class UIStoryboardSegue: NSObject {
  public let identifier: String? = nil
}
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { super.init() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A view controller around a view of SwiftUI; it holds the view and shows it nowhere.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions = SafeAreaRegions.all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = Self(rawValue: 1)
  public static let preferredContentSize = Self(rawValue: 2)
}

// MARK: - Controllers of controllers

open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  public private(set) lazy var navigationBar = UINavigationBar()
  public private(set) lazy var toolbar = UIToolbar()
  open var isNavigationBarHidden = false
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    addChild(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
    last.removeFromParent()
    return last
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var left: [UIViewController] = []
    while let controller = popViewController(animated: animated) { left.insert(controller, at: 0) }
    return left
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  public private(set) lazy var tabBar = UITabBar()
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
}
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  open var viewControllers: [UIViewController] = []
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = Self(rawValue: "interPageSpacing")
    public static let spineLocation = Self(rawValue: "spineLocation")
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }
}
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(_ controller: UIPageViewController, viewControllerBefore other: UIViewController)
    -> UIViewController?
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter other: UIViewController)
    -> UIViewController?
}
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {}
