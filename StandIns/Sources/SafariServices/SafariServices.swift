// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

/// A page of the web; it is never seen.
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public override init() {}
  }
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url: URL, configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
}
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {}
