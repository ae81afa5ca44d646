// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Whether there is a network: there is none.

public final class SCNetworkReachability: @unchecked Sendable {}  // One action at a time.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init() { rawValue = 0 }
  public static let transientConnection = Self(rawValue: 1)
  public static let reachable = Self(rawValue: 2)
  public static let connectionRequired = Self(rawValue: 4)
  public static let connectionOnTraffic = Self(rawValue: 8)
  public static let interventionRequired = Self(rawValue: 16)
  public static let connectionOnDemand = Self(rawValue: 32)
  public static let isWWAN = Self(rawValue: 262_144)
}
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ name: String) -> SCNetworkReachability? {
  SCNetworkReachability()
}
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafePointer<sockaddr>)
  -> SCNetworkReachability?
{
  SCNetworkReachability()
}
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

/// Addresses say their own length on Apple's systems.
extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}
