// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import UniformTypeIdentifiers

// Controllers that UIKit brings along. None is ever seen, so nobody answers and no delegate is told.

open class UIPresentationController: NSObject {
  nonisolated public override init() { super.init() }
}
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
}
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
open class UISheetPresentationController: UIPresentationController {
  public struct Detent: Hashable, Sendable {
    fileprivate let name: String
    public static func medium() -> Detent { Detent(name: "medium") }
    public static func large() -> Detent { Detent(name: "large") }
  }
  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
}

@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }
}
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ name: String) { rawValue = name }
    public static let airDrop = Self("airDrop")
    public static let mail = Self("mail")
    public static let message = Self("message")
    public static let print = Self("print")
    public static let copyToPasteboard = Self("copyToPasteboard")
    public static let saveToCameraRoll = Self("saveToCameraRoll")
    public static let postToFacebook = Self("postToFacebook")
    public static let postToTwitter = Self("postToTwitter")
    public static let assignToContact = Self("assignToContact")
    public static let addToReadingList = Self("addToReadingList")
  }
}
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open private(set) var activityItems: [Any] = []
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// Nobody sees the file or picks another app for it.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var uti: String?
  open var name: String?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  nonisolated public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  open func dismissPreview(animated: Bool) {}
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
  { false }
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
}
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { pickerDelegate }
    set { pickerDelegate = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
  }
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
}
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
