// SPDX-License-Identifier: Apache-2.0

// What Apple's systems have with Foundation and SwiftUI, on each of them; see iOS.swift.

import FoundationStandIns
@_exported import struct CoreData.FetchRequest
@_exported import struct CoreData.FetchedResults

// Foundation's have no initialiser on Linux, or are not there; its timer waits for a run loop.
public typealias DateComponentsFormatter = FoundationStandIns.DateComponentsFormatter
public typealias NSExpression = FoundationStandIns.NSExpression
public typealias PersonNameComponentsFormatter = FoundationStandIns.PersonNameComponentsFormatter
public typealias NSValueTransformerName = FoundationStandIns.NSValueTransformerName
public typealias Timer = FoundationStandIns.Timer
public typealias ValueTransformer = FoundationStandIns.ValueTransformer

extension UserDefaults {
  public func set(_ value: Any?, forKey key: String) { keep(value, forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { keep(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

// The C library's differ from run to run; Swift's are repeated where screens are surveyed.
public func arc4random() -> UInt32 { .random(in: .min ... .max) }
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound < 2 ? 0 : .random(in: 0..<bound) }
