// SPDX-License-Identifier: Apache-2.0
@_exported import AVFoundation
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// What is said: nobody listens. Speech is denied, and a task of recognition fails.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public struct SFSpeechError: Error, Sendable {
  public enum Code: Int, Sendable { case internalServiceError = 1, audioReadFailed }
  public let code: Code
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {  // One action at a time.
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}
// One action at a time.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() {}
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}
// One action at a time.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {  // One action at a time.
  open var substring: String { "" }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
open class SFTranscription: NSObject, @unchecked Sendable {  // One action at a time.
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {  // One action at a time.
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {  // One action at a time.
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isCancelled: Bool { false }
  open var isFinishing: Bool { false }
  open var error: (any Error)? { SFSpeechError(code: .internalServiceError) }
  open func finish() {}
  open func cancel() {}
}
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}

/// Would write down what is said.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {  // One action at a time.
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }

  public convenience override init() { self.init(known: Locale(identifier: "en_US")) }
  public convenience init?(locale: Locale) { self.init(known: locale) }
  private init(known locale: Locale) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    resultHandler(nil, task.error)
    return task
  }
}
