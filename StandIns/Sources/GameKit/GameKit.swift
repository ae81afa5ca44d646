// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns
@_exported import GameplayKit
@_exported import UIKit

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Games with others: nobody plays, nobody is known, and no score is kept.

public struct GKError: Error, Sendable {
  public enum Code: Int, Sendable { case unknown = 1, cancelled, communicationsFailure, notAuthenticated = 6 }
  public let code: Code
}

open class GKBasePlayer: NSObject, @unchecked Sendable {  // One action at a time.
  open var displayName: String? { nil }
}
open class GKPlayer: GKBasePlayer, @unchecked Sendable {  // One action at a time.
  public enum PhotoSize: Int, Sendable { case small, normal }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(code: .notAuthenticated) }
  open func loadPhoto(
    for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil
  ) {
    handler?(nil, GKError(code: .notAuthenticated))
  }
}
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {  // One action at a time.
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  /// Is told at once that nobody could be authenticated.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(code: .notAuthenticated)) }
  }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
}
public protocol GKLocalPlayerListener: AnyObject {}
extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

open class GKAchievement: NSObject, @unchecked Sendable {  // One action at a time.
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func loadAchievements() async throws -> [GKAchievement] {
    throw GKError(code: .notAuthenticated)
  }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(code: .notAuthenticated))
  }
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError(code: .notAuthenticated)
  }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    handler?(GKError(code: .notAuthenticated))
  }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(code: .notAuthenticated))
  }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {  // One action at a time.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open class Entry: NSObject, @unchecked Sendable {  // One action at a time.
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "0" }
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }
  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(code: .notAuthenticated)
  }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(code: .notAuthenticated))
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(GKError(code: .notAuthenticated))
  }
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String])
    async throws
  {
    throw GKError(code: .notAuthenticated)
  }
  open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws
    -> (Entry?, [Entry], Int)
  { throw GKError(code: .notAuthenticated) }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
/// Would show scores.
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) { self.init() }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init()
  }
}
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open weak var parentWindow: UIWindow?
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open func trigger(handler: @escaping () -> Void) {}
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
