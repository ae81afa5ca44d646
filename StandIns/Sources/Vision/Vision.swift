// SPDX-License-Identifier: Apache-2.0
@_exported import CoreGraphics
@_exported import CoreImage
import CoreML
@_exported import FoundationStandIns

// Unchecked, in this file: apps hand Apple's from task to task, so they hand these. Nothing guards what they hold; a
// survey tries an app's actions one after the other.

// What is to be seen in a picture: nobody looks. A request fails, and has no results.

public struct VNError: Error, Sendable {
  public enum Code: Int, Sendable { case internalError = 9, unsupportedRequest = 23 }
  public let code: Code
}
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = Self(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
}

// MARK: - What would be found

open class VNObservation: NSObject, @unchecked Sendable {  // One action at a time.
  public let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {  // One action at a time.
  open var boundingBox: CGRect { .zero }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {  // One action at a time.
  open var identifier: String { "" }
}
// One action at a time.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}  // One action at a time.
// One action at a time.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {  // One action at a time.
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
}
// One action at a time.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {  // One action at a time.
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {  // One action at a time.
  open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}

// MARK: - Requests

open class VNRequest: NSObject, @unchecked Sendable {  // One action at a time.
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  public override init() { completionHandler = nil }
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
  open func cancel() {}
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {  // One action at a time.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {  // One action at a time.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var customWords: [String] = []
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open var results: [VNRecognizedTextObservation]? { nil }
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
// One action at a time.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}
// One action at a time.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {  // One action at a time.
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var results: [VNRectangleObservation]? { nil }
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {  // One action at a time.
  open var symbologies: [VNBarcodeSymbology] = []
  open var results: [VNBarcodeObservation]? { nil }
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {  // One action at a time.
  open var results: [VNClassificationObservation]? { nil }
}
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
open class VNCoreMLModel: NSObject, @unchecked Sendable {  // One action at a time.
  public init(for model: MLModel) throws { throw VNError(code: .internalError) }
}
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {  // One action at a time.
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  open var results: [VNObservation]? { nil }
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// Looks at a picture: in vain.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {  // One action at a time.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}

  /// Tells each request that it failed, and fails.
  open func perform(_ requests: [VNRequest]) throws {
    let error = VNError(code: .unsupportedRequest)
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
