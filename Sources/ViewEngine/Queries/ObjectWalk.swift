// SPDX-License-Identifier: Apache-2.0
import Publishing

@_spi(Reflection) import Swift

/// Goes through the objects that values hold, and through those that these hold, each once.
@MainActor
struct ObjectWalk {
  struct Property {
    var name: String
    var field: StoredField
    var value: Any
  }
  struct Held {
    let object: AnyObject
    let properties: [Property]

    @MainActor
    init(_ object: AnyObject) {
      self.object = object
      properties = ObjectWalk.properties(of: object)
    }
  }

  /// Objects of types that no library has, in the order in which they were found.
  private(set) var objects: [Held] = []
  /// Objects of libraries that those hold, which are not looked into.
  private(set) var libraryObjects: [AnyObject] = []
  /// What has a value of the client's and is a library's own: published properties and subjects.
  private(set) var keepers: [any KeepsValue] = []
  private var known: Set<ObjectIdentifier> = []

  /// Objects that are looked at: a screen may hold a whole library.
  private static let mostObjects = 2_000
  /// Elements of one list.
  private static let mostElements = 200
  /// How far values are looked into.
  private static let deepest = 12

  /// Begins with what the views hold.
  init(of graph: ViewGraph) {
    for root in graph.roots { visit(root) }
  }

  /// Begins with some objects.
  init(of objects: [AnyObject]) {
    for object in objects { look(into: object, 0) }
  }

  private mutating func visit(_ node: ViewNode) {
    (node as? EvaluatingNode)?.withHeldValue { look(into: $0, 0) }
    var elements: [ViewNode] = []
    node.forEachElement { elements.append($0) }
    for element in elements { visit(element) }
  }

  private mutating func look(into value: Any, _ depth: Int) {
    guard depth < Self.deepest, objects.count < Self.mostObjects else { return }
    let type = Swift.type(of: value)
    if type is AnyClass, !known.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
    if let keeper = value as? any KeepsValue {
      keepers.append(keeper)
      return look(into: keeper.keptValue, depth + 1)
    }
    if type is AnyClass { return add(value as AnyObject, depth) }
    switch TypeKind(type) {
    case .structure, .tuple:
      if value is any Collection { return lookIntoElements(of: value, depth) }
      for property in Self.fields(of: value) { look(into: property.value, depth + 1) }
    case .optional, .enumeration:
      // A mirror of the type's own making may show anything.
      if value is any CustomReflectable, TypeKind(type) != .optional { return }
      for child in Mirror(reflecting: value).children.prefix(1) { look(into: child.value, depth + 1) }
    default: return
    }
  }

  private mutating func lookIntoElements(of value: Any, _ depth: Int) {
    // Only lists that hold what they show: others may work it out.
    guard value is any HoldsItsElements else { return }
    for element in Mirror(reflecting: value).children.prefix(Self.mostElements) {
      look(into: element.value, depth + 1)
    }
  }

  private mutating func add(_ object: AnyObject, _ depth: Int) {
    // The box of an error is an object of no class.
    let type: AnyClass = Swift.type(of: object)
    if TypeKind(type) != .reference { return }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    // What goes on in the engine's own objects is no data of the client's.
    if Self.engine.contains(module) { return }
    if Self.libraries.contains(module) { return libraryObjects.append(object) }
    let held = Held(object)
    objects.append(held)
    for property in held.properties { look(into: property.value, depth + 1) }
  }

  /// The modules of this package that client code stands on.
  private static let engine: Set = [
    "EngineBase", "DependencyGraph", "HeadlessViews", "InertViews", "LayoutEngine", "Publishing",
    "StandardViews", "ViewEngine",
  ]

  /// The modules of the toolchain and of the stand-ins: what they do inside is theirs, as what a query has found is its
  /// framework's.
  static let libraries: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "Dispatch", "Observation", "Synchronization", "_Concurrency",
    "_StringProcessing", "__C", "AVFoundation", "AVKit", "AppIntents",
    "AppKit", "AuthenticationServices", "Charts", "Contacts", "ContactsUI", "CoreData", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CryptoKit", "EventKit",
    "EventKitUI", "FoundationStandIns", "GameKit", "GameplayKit", "HealthKit", "ImageIO",
    "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog", "PDFKit", "PhotosUI",
    "QuartzCore", "QuickLook", "SafariServices", "Security", "Speech", "StoreKit", "SwiftData",
    "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision",
    "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  private static func fields(of value: Any) -> [Property] {
    func open<T>(_ value: T) -> [Property] {
      withUnsafePointer(to: value) {
        let address = UnsafeRawPointer($0)
        guard TypeKind(T.self) == .existential else { return properties(of: T.self, at: address) }
        // Generic code makes an `Any` of an existential that has the existential in it, and not its value.
        guard case .opaque = ExistentialStorage(T.self) else { return [] }
        // An opaque existential begins with the layout of `Any`.
        return fields(of: address.assumingMemoryBound(to: Any.self).pointee)
      }
    }
    return _openExistential(value, do: open)
  }

  private static func properties(of object: AnyObject) -> [Property] {
    // An object's fields begin where its reference leads to.
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return properties(of: type(of: object), at: address)
  }

  private static func properties(of type: Any.Type, at address: UnsafeRawPointer) -> [Property] {
    NamedField.known(of: type).compactMap { named in
      let field = named.field
      func read<T>(_: T.Type) -> Any { (address + field.offset).assumingMemoryBound(to: T.self).pointee }
      // A weak or unowned reference is stored in another way than its type says, and a closure tells nothing.
      let kind = TypeKind(field.type)
      guard field.isStrong, kind != .function, kind != .other else { return nil }
      return Property(name: named.storageName, field: field, value: _openExistential(field.type, do: read))
    }
  }
}

/// A list whose mirror shows the elements that it holds.
private protocol HoldsItsElements {}
extension Array: HoldsItsElements {}
extension ContiguousArray: HoldsItsElements {}
extension Dictionary: HoldsItsElements {}
extension Set: HoldsItsElements {}
