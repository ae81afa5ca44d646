// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Views of UIKit that hold others: they ask no data source for anything.

open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var refreshControl: UIRefreshControl?
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  private weak var scrollDelegate: (any UIScrollViewDelegate)?
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  nonisolated public static let automaticDimension: CGFloat = -1
  open weak var dataSource: (any UITableViewDataSource)?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  public private(set) var style = Style.plain
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func reloadData() {}
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
  open func deselectRow(at path: IndexPath, animated: Bool) {}
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
}
open class UITableViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  public private(set) lazy var contentView = UIView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  public let reuseIdentifier: String?
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
}
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {}
open class UITableViewController: UIViewController, UITableViewDelegate {
  public private(set) lazy var tableView: UITableView! = UITableView()
  open var refreshControl: UIRefreshControl?
}

open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = ScrollDirection.vertical
  public override init() { super.init() }
}
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var backgroundView: UIView?
  open var collectionViewLayout = UICollectionViewLayout()
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  open func reloadData() {}
}
open class UICollectionViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
  public private(set) lazy var contentView = UIView()
  open func prepareForReuse() {}
}
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {}

open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach(addArrangedSubview)
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open func startAnimating() {}
  open func stopAnimating() {}
}
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101, whiteLarge = 0, white, gray }
  open var style = Style.medium
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
