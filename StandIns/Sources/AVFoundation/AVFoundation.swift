// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
@_exported import FoundationStandIns
import QuartzCore

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Sound and films. Nothing is played or recorded: players keep what they are told and answer the same on each run.

// MARK: - Times

public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)

  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    let count = seconds * Double(preferredTimescale)
    self.init(value: count.isFinite ? Int64(max(-9e18, min(9e18, count))) : 0, timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { timescale != 0 }
  public var isIndefinite: Bool { timescale == 0 }
  public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
  public static func + (a: Self, b: Self) -> Self {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func - (a: Self, b: Self) -> Self {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

// MARK: - Players

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: "soun")
  public static let video = Self(rawValue: "vide")
}
public enum AVLayerVideoGravity: Sendable { case resizeAspect, resizeAspectFill, resize }

open class AVAsset: NSObject, @unchecked Sendable {  // One action at a time.
  open var duration: CMTime { .zero }
  public convenience init(url: URL) { self.init() }
  open func load<T>(_ property: KeyPath<AVAsset, T>) async throws -> T { self[keyPath: property] }
  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] { [] }
}
open class AVAssetTrack: NSObject, @unchecked Sendable {  // One action at a time.
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open func load<T>(_ property: KeyPath<AVAssetTrack, T>) async throws -> T { self[keyPath: property] }
}
/// Makes pictures of a video, which cannot be read.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {  // One action at a time.
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  open func cancelAllCGImageGeneration() {}
}
open class AVURLAsset: AVAsset, @unchecked Sendable {  // One action at a time.
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}
open class AVPlayerItem: NSObject, @unchecked Sendable {  // One action at a time.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public let asset: AVAsset
  open var status: Status { .unknown }
  open var duration: CMTime { .zero }
  open var error: (any Error)? { nil }
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open func currentTime() -> CMTime { .zero }
}
extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
open class AVPlayer: NSObject, @unchecked Sendable {  // One action at a time.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var status: Status { .unknown }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  private var time = CMTime.zero
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  open func addPeriodicTimeObserver(
    forInterval: CMTime, queue: DispatchQueue?, using: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {  // One action at a time.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}
open class AVPlayerLayer: CALayer, @unchecked Sendable {  // One action at a time.
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
open class AVAudioPlayer: NSObject, @unchecked Sendable {  // One action at a time.
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open private(set) var isPlaying = false
  open var duration: TimeInterval { 0 }
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public override init() {}
  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint: String?) throws {}
  public init(data: Data) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
}
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
open class AVAudioSession: NSObject, @unchecked Sendable {  // One action at a time.
  public enum Category: Sendable { case ambient, soloAmbient, playback, record, playAndRecord, multiRoute }
  public enum Mode: Sendable {
    case `default`, measurement, moviePlayback, videoRecording, voiceChat, spokenAudio
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  private static let only = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { only }
  open var outputVolume: Float { 0.5 }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// Speaks; says nothing.
open class AVSpeechSynthesizer: NSObject {
  public enum Boundary: Int, Sendable { case immediate, word }
  open var isSpeaking: Bool { false }
  public override init() {}
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: Boundary) -> Bool { true }
}
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

// MARK: - Cameras: there is none

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class AVCaptureDevice: NSObject, @unchecked Sendable {  // One action at a time.
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum DeviceType: Sendable { case builtInWideAngleCamera, builtInDualCamera, builtInTrueDepthCamera }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var torchMode = TorchMode.off
  public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  public static func `default`(_ device: DeviceType, for type: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .denied }
  public static func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  public static func requestAccess(for type: AVMediaType) async -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}
open class AVCaptureInput: NSObject {}
open class AVCaptureOutput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public init(device: AVCaptureDevice) throws {}
}
open class AVCaptureSession: NSObject, @unchecked Sendable {  // One action at a time.
  public enum Preset: Sendable { case photo, high, medium, low }
  open var sessionPreset = Preset.high
  open var isRunning: Bool { false }
  public override init() {}
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {  // One action at a time.
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
