// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The name that a transformer is registered under.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A transformer that is found by its name. A protocol, because only its initializer can be an object that is there already.
public protocol NamedTransformer {}

extension NamedTransformer {
  /// `nil` where none of the name is registered.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.known.withLock({ $0[name] }) as? Self else { return nil }
    self = found
  }
}

/// Makes one value of another, such as data of a color that a data model keeps. Nothing is stored here, so only the app itself
/// asks for it.
///
/// - Source: Apple, `ValueTransformer`.
// Unchecked: registered ones are under a lock, and a survey tries one action at a time.
open class ValueTransformer: NSObject, NamedTransformer, @unchecked Sendable {
  fileprivate static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  public override init() {}

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {
    known.withLock { $0[name] = transformer }
  }
  open class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock { Array($0.keys) } }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// The transformer that data models of Core Data use for objects that can be archived.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {  // Holds nothing.
  open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSString.self] }
}
