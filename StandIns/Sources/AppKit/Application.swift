// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import SwiftUI

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// The program, its windows and views: they keep what they are told, and are shown nowhere.

@MainActor @preconcurrency
open class NSResponder: NSObject {
  nonisolated public override init() { super.init() }
  open var acceptsFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  open func mouseDown(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
}

@MainActor @preconcurrency
open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 2)
    public static let control = Self(rawValue: 4)
    public static let option = Self(rawValue: 8)
    public static let command = Self(rawValue: 16)
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let keyDown = Self(rawValue: 1)
    public static let leftMouseDown = Self(rawValue: 2)
    public static let scrollWheel = Self(rawValue: 4)
    public static let flagsChanged = Self(rawValue: 8)
  }
  open var keyCode: UInt16 { 0 }
  open var modifierFlags: ModifierFlags { [] }
  open var characters: String? { nil }
  open var locationInWindow: CGPoint { .zero }
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? {
    nil
  }
  public static func removeMonitor(_ monitor: Any) {}
}

open class NSView: NSResponder {
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer? = CALayer()
  open var toolTip: String?
  open private(set) var subviews: [NSView] = []
  open var window: NSWindow? { nil }
  nonisolated public override init() { super.init() }
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init() }
  open func addSubview(_ view: NSView) { subviews.append(view) }
  open func draw(_ rect: CGRect) {}
  open func layout() {}
  open func viewDidMoveToWindow() {}
}
open class NSControl: NSView {
  open var stringValue = ""
  open var isEnabled = true
}
open class NSTextField: NSControl {
  open var placeholderString: String?
  open var isBordered = true
  open var isEditable = true
  open var drawsBackground = true
  open var font: NSFont?
  open var textColor: NSColor?
  open weak var delegate: (any NSTextFieldDelegate)?
}
@MainActor @preconcurrency public protocol NSTextFieldDelegate: AnyObject {}
open class NSTextView: NSView {
  open var string = ""
  open var font: NSFont?
  open var isEditable = true
  open var backgroundColor = NSColor.textBackgroundColor
}
open class NSScrollView: NSView {
  open var documentView: NSView?
  open var hasVerticalScroller = false
}
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI,
      toolTip
    case contentBackground, underWindowBackground
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
}

open class NSViewController: NSResponder {
  open var view = NSView()
  open var title: String?
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewDidAppear() {}
}
/// A controller around a view of SwiftUI; it holds the view and shows it nowhere.
open class NSHostingController<Content: View>: NSViewController {
  public var rootView: Content
  public init(rootView: Content) { self.rootView = rootView }
}
/// A view around a view of SwiftUI; it holds the view and shows it nowhere.
open class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }
}

open class NSWindow: NSResponder {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = Self(rawValue: 1)
    public static let closable = Self(rawValue: 2)
    public static let miniaturizable = Self(rawValue: 4)
    public static let resizable = Self(rawValue: 8)
    public static let fullSizeContentView = Self(rawValue: 16)
    public static let borderless: StyleMask = []
    public static let nonactivatingPanel = Self(rawValue: 32)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public struct Level: Hashable, Sendable {
    private let value: Int
    public static let normal = Level(value: 0)
    public static let floating = Level(value: 3)
    public static let statusBar = Level(value: 25)
  }
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  open var title = ""
  open var frame = CGRect.zero
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var styleMask: StyleMask = []
  open var level = Level.normal
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var isOpaque = true
  open var hasShadow = true
  open var isMovableByWindowBackground = false
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var isReleasedWhenClosed = true
  open weak var delegate: (any NSWindowDelegate)?
  public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
    super.init()
    (frame, self.styleMask) = (contentRect, styleMask)
  }
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func center() {}
  open func close() {}
  open func setFrame(_ frame: CGRect, display: Bool) { self.frame = frame }
}
open class NSPanel: NSWindow {}
@MainActor @preconcurrency public protocol NSWindowDelegate: AnyObject {}

@MainActor @preconcurrency
open class NSScreen: NSObject {
  public static var main: NSScreen? { NSScreen() }
  public static var screens: [NSScreen] { [NSScreen()] }
  open var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
  open var visibleFrame: CGRect { frame }
  open var backingScaleFactor: CGFloat { 2 }
}

open class NSApplication: NSResponder {
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  public static let shared = NSApplication()
  open var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var isActive: Bool { true }
  open var currentEvent: NSEvent? { nil }
  open func activate(ignoringOtherApps: Bool) {}
  open func activate() {}
  open func hide(_ sender: Any?) {}
  @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    false
  }
  /// A survey goes on.
  open func terminate(_ sender: Any?) {}
}
@MainActor public var NSApp: NSApplication! { .shared }

// MARK: - Services

/// What was copied last, by this program; nobody else sees it.
open class NSPasteboard: NSObject, @unchecked Sendable {  // One action at a time.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let string = Self(rawValue: "public.utf8-plain-text")
    public static let URL = Self(rawValue: "public.url")
    public static let png = Self(rawValue: "public.png")
  }
  public static let general = NSPasteboard()
  private var values: [PasteboardType: String] = [:]
  @discardableResult open func clearContents() -> Int {
    values = [:]
    return 0
  }
  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    values[type] = string
    return true
  }
  open func string(forType type: PasteboardType) -> String? { values[type] }
}
/// Opens files and addresses; nothing reaches outside.
open class NSWorkspace: NSObject, @unchecked Sendable {  // One action at a time.
  public static let shared = NSWorkspace()
  @discardableResult open func open(_ url: URL) -> Bool { false }
  open func activateFileViewerSelecting(_ urls: [URL]) {}
  open func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { false }
}
@MainActor @preconcurrency
open class NSCursor: NSObject {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  open func push() {}
  open func pop() {}
  open func set() {}
  public static func pop() {}
}
@MainActor @preconcurrency
open class NSSavePanel: NSObject {
  public struct Response: Equatable, Sendable {
    private let value: Int
    public static let OK = Response(value: 1)
    public static let cancel = Response(value: 0)
  }
  open var url: URL? { nil }
  open var title: String! = ""
  open var message: String! = ""
  open var prompt: String! = ""
  open var nameFieldStringValue = ""
  open var allowedContentTypes: [UTType] = []
  open var canCreateDirectories = true
  open func runModal() -> Response { .cancel }
  open func begin(completionHandler: @escaping (Response) -> Void) { completionHandler(.cancel) }
}
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
}
