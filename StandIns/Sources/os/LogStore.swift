// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What has been logged, which nobody has kept.
public final class OSLogStore: Sendable {
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

  public init(scope: Scope) throws {}

  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}

public final class OSLogPosition: Sendable {}

public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}

public class OSLogEntry: @unchecked Sendable {  // It never changes.
  public let date = Date.distantPast
  public let composedMessage = ""
}

public final class OSLogEntryLog: OSLogEntry, @unchecked Sendable {  // It never changes.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  public let level = Level.undefined
  public let category = ""
  public let subsystem = ""
  public let process = ""
  public let sender = ""
}
