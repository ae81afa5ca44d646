// SPDX-License-Identifier: Apache-2.0
@_exported import Foundation

// What Foundation, Dispatch and the Objective-C runtime have on Apple's platforms, and on Linux have not.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// What C code asks for, and Swift's `targetEnvironment(simulator)`.
public let TARGET_OS_SIMULATOR: Int32 = 1

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs a closure. Objects are freed as soon as nobody holds them, so there is nothing to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The name of a method, which nothing here can call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

// MARK: - Folders

extension URL {
  /// Whether the file may be read, which no system forbids here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}

  private static func inHome(_ path: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(path, isDirectory: true)
  }

  public static var documentsDirectory: URL { inHome("Documents") }
  public static var downloadsDirectory: URL { inHome("Downloads") }
  public static var libraryDirectory: URL { inHome("Library") }
  public static var cachesDirectory: URL { inHome("Library/Caches") }
  public static var applicationSupportDirectory: URL { inHome("Library/Application Support") }
  public static var picturesDirectory: URL { inHome("Pictures") }
  public static var moviesDirectory: URL { inHome("Movies") }
  public static var musicDirectory: URL { inHome("Music") }
}

extension FileManager {
  /// No folder is shared with other programs or with a cloud.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension Bundle {
  public var appStoreReceiptURL: URL? { nil }
}

// MARK: - Associated objects

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

// Unchecked: its lock guards what it holds.
/// Values by object and key. The object is kept, too: nobody tells when it is gone, and another may get its address.
private final class AssociatedObjects: @unchecked Sendable {  // One action at a time.
  static let shared = AssociatedObjects()
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let key: UnsafeRawPointer
  }
  private let lock = NSLock()
  private var values: [Key: (object: AnyObject, value: Any)] = [:]

  subscript(object: AnyObject, key: UnsafeRawPointer) -> Any? {
    get { lock.withLock { values[Key(object: ObjectIdentifier(object), key: key)]?.value } }
    set {
      lock.withLock {
        values[Key(object: ObjectIdentifier(object), key: key)] = newValue.map { (object, $0) }
      }
    }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared[object as AnyObject, key]
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared[object as AnyObject, key] = value
}

extension CGFloat {
  /// A number of any kind, as near as can be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

// What apps hand to a predicate's format as `id as CVarArg`; nothing here prints them by C's rules.
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}
