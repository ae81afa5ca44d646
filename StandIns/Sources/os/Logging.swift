// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// The system's log. What is logged is made into text, as it is there, and kept by nobody.

/// How important an entry of the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A part of the log.
public final class OSLog: Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: "")
  }

  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// Whether a value is hidden in the log.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogFloatFormatting: Sendable {
  public static func fixed(precision: Int) -> Self { Self() }
  public static let fixed = Self()
}
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = Self()
  public static let hex = Self()
}
public enum OSLogStringAlignment: Sendable { case none, left, right }

/// What is logged: text with values. The values are asked for, because asking may be an observed read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto, align: OSLogStringAlignment = .none
    ) {
      _ = value()
    }
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
      _ = value()
    }
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) {
      _ = value()
    }
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Writes entries into the log.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {}
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
@_disfavoredOverload
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}

// MARK: - Signposts

public enum OSSignpostType: Sendable { case begin, end, event }

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public static let exclusive = OSSignpostID(1)

  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  public init(log: OSLog) { rawValue = 1 }
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }
}

public struct OSSignpostIntervalState: Sendable {}

/// Marks stretches of time for a profiler; there is none.
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter()
  public let isEnabled = false

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    .init()
  }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  { .init() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
