// SPDX-License-Identifier: Apache-2.0
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// What a hand feels: the device cannot make any of it, and says so.

public struct CHHapticError: Error, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805, operationNotPermitted = -4806, notSupported = -4809, unknownError = -4898
  }
  public let code: Code
}

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// An engine that cannot be made.
open class CHHapticEngine: @unchecked Sendable {  // One action at a time.
  public enum StoppedReason: Int, Sendable {
    case systemError = -1, audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    case engineDestroyed, gameControllerDisconnect
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public typealias CompletionHandler = ((any Error)?) -> Void

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  public init() throws { throw CHHapticError(code: .notSupported) }

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var currentTime: TimeInterval { 0 }

  open func start() throws { throw CHHapticError(code: .notSupported) }
  open func start(completionHandler: CompletionHandler? = nil) {
    completionHandler?(CHHapticError(code: .notSupported))
  }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
  open func playPattern(from url: URL) throws { throw CHHapticError(code: .notSupported) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(code: .notSupported)
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(code: .notSupported)
  }
}

public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var playbackRate: Float { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
}

/// What would be felt, event by event.
open class CHHapticPattern: NSObject, @unchecked Sendable {  // One action at a time.
  public let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
  public init(contentsOf url: URL) throws { throw CHHapticError(code: .notSupported) }
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

open class CHHapticEvent: NSObject, @unchecked Sendable {  // One action at a time.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    public static let attackTime = Self(rawValue: "AttackTime")
    public static let decayTime = Self(rawValue: "DecayTime")
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    public static let sustained = Self(rawValue: "Sustained")
    public static let audioVolume = Self(rawValue: "AudioVolume")
    public static let audioPitch = Self(rawValue: "AudioPitch")
    public static let audioPan = Self(rawValue: "AudioPan")
  }
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
  }
}
open class CHHapticEventParameter: NSObject, @unchecked Sendable {  // One action at a time.
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {  // One action at a time.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
  }
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {  // One action at a time.
  open class ControlPoint: NSObject, @unchecked Sendable {  // One action at a time.
    open var relativeTime: TimeInterval
    open var value: Float
    public init(relativeTime: TimeInterval, value: Float) {
      (self.relativeTime, self.value) = (relativeTime, value)
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}
