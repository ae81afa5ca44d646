// SPDX-License-Identifier: Apache-2.0
import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// Sound on its way from node to node. There is no sound: an engine does not start, and no tap is called.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public struct AVAudioEngineError: Error, Sendable {}
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

open class AVAudioFormat: NSObject, @unchecked Sendable {  // One action at a time.
  public let sampleRate: Double
  public let channelCount: UInt32
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool
  ) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  /// What a telephone has.
  public override init() { (sampleRate, channelCount) = (44100, 1) }
}
open class AVAudioTime: NSObject, @unchecked Sendable {  // One action at a time.
  open var sampleTime: AVAudioFramePosition { 0 }
  open var sampleRate: Double { 44100 }
}
open class AVAudioBuffer: NSObject, @unchecked Sendable {  // One action at a time.
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {  // One action at a time.
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }
}

/// A file of sound. There is none that could be read.
open class AVAudioFile: NSObject, @unchecked Sendable {  // One action at a time.
  public let url: URL
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  public init(forReading url: URL) throws { throw AVAudioEngineError() }
  public init(forWriting url: URL, settings: [String: Any]) throws { throw AVAudioEngineError() }
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}

open class AVAudioNode: NSObject, @unchecked Sendable {  // One action at a time.
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}  // One action at a time.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}  // One action at a time.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {  // One action at a time.
  open var outputVolume: Float = 1
  public override init() {}
}
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {  // One action at a time.
  open var volume: Float = 1
  open private(set) var isPlaying = false
  public override init() {}
  open func play() { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
}

open class AVAudioEngine: NSObject, @unchecked Sendable {  // One action at a time.
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }
  public override init() {}
  open func attach(_ node: AVAudioNode) {}
  open func detach(_ node: AVAudioNode) {}
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { throw AVAudioEngineError() }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}
