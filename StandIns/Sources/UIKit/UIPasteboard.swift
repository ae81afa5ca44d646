// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import FoundationStandIns
import UniformTypeIdentifiers

/// What was copied last, by this program; nobody else sees it.
open class UIPasteboard: NSObject, @unchecked Sendable {  // One action at a time.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public static let general = UIPasteboard(.general)
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  public static let typeListString = [UTType.plainText.identifier]
  public static let typeListURL = [UTType.url.identifier]
  public static let typeListImage = [UTType.png.identifier, UTType.jpeg.identifier]
  public static let typeListColor = ["com.apple.uikit.color"]
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  // Unsafe: one action at a time.
  nonisolated(unsafe) private static var named: [Name: UIPasteboard] = [:]
  nonisolated(unsafe) private static var made = 0

  public let name: Name
  open private(set) var changeCount = 0
  /// What is on it: each thing by the types that it can be had as.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(_ name: Name) {
    self.name = name
  }
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.named[name] != nil else { return nil }
    self.init(name)
    items = Self.named[name]?.items ?? []
    Self.named[name] = self
  }
  public static func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard(Name(rawValue: "pasteboard \(made)"))
    made += 1
    named[pasteboard.name] = pasteboard
    return pasteboard
  }
  public static func remove(withName name: Name) { named[name] = nil }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let values = items.flatMap { $0.values.compactMap { $0 as? Value } }
    return values.isEmpty ? nil : values
  }
  private func put(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  open var strings: [String]? {
    get { all(String.self) }
    set { put(newValue, UTType.plainText.identifier) }
  }
  open var urls: [URL]? {
    get { all(URL.self) }
    set { put(newValue, UTType.url.identifier) }
  }
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { put(newValue, UTType.png.identifier) }
  }
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { put(newValue, Self.typeListColor[0]) }
  }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  open func contains(pasteboardTypes types: [String]) -> Bool { !Set(types).isDisjoint(with: self.types) }
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  open func data(forPasteboardType type: String) -> Data? { items.first?[type] as? Data }
  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
  open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }
  open func addItems(_ added: [[String: Any]]) { items += added }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open var itemProviders: [NSItemProvider] {
    get { items.map { NSItemProvider(item: $0.values.first, typeIdentifier: $0.keys.first) } }
    set { items = [] }
  }
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = []
  }
}
