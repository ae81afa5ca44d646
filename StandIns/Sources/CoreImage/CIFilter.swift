// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import FoundationStandIns

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"

/// A filter of pictures: it keeps its values under their keys, and gives no picture.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {  // One action at a time.
  open var name: String
  private var values: [String: Any] = [:]

  public init?(name: String) { self.name = name }
  public init?(name: String, parameters: [String: Any]?) {
    self.name = name
    values = parameters ?? [:]
  }
  fileprivate init(known name: String) { self.name = name }

  open var outputImage: CIImage? { nil }
  open var inputKeys: [String] { Self.keys }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [kCIAttributeFilterDisplayName: name] }
  open func setDefaults() { values = [:] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  /// The keys that filters are asked for most.
  private static let keys = [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]

  public class func filterNames(inCategory category: String?) -> [String] { [] }
  public class func localizedName(forFilterName filterName: String) -> String? { filterName }

  fileprivate func number(_ key: String) -> Float { values[key] as? Float ?? 0 }
}

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

// MARK: - Filters as types

/// What a filter of some kind is told. One class keeps all of it.
public protocol _ImageFilter: CIFilter {}
extension _ImageFilter {
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
}
public protocol _IntensityFilter: _ImageFilter {}
extension _IntensityFilter {
  public var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
}
public protocol _RadiusFilter: _ImageFilter {}
extension _RadiusFilter {
  public var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
}
public protocol _ScaleFilter: _ImageFilter {}
extension _ScaleFilter {
  public var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
}
public protocol _CenterFilter: _ImageFilter {}
extension _CenterFilter {
  public var center: CGPoint {
    get { value(forKey: kCIInputCenterKey) as? CGPoint ?? .zero }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
}

public protocol CIPhotoEffect: _ImageFilter {}
public protocol CIComicEffect: _ImageFilter {}
public protocol CIColorInvert: _ImageFilter {}
public protocol CISepiaTone: _IntensityFilter {}
public protocol CIGaussianBlur: _RadiusFilter {}
public protocol CIBoxBlur: _RadiusFilter {}
public protocol CICrystallize: _RadiusFilter, _CenterFilter {}
public protocol CIPixellate: _ScaleFilter, _CenterFilter {}
public protocol CIEdges: _IntensityFilter {}
public protocol CIUnsharpMask: _IntensityFilter, _RadiusFilter {}
public protocol CIVignette: _IntensityFilter, _RadiusFilter {}
public protocol CITwirlDistortion: _RadiusFilter, _CenterFilter {}
public protocol CIBloom: _IntensityFilter, _RadiusFilter {}
public protocol CILanczosScaleTransform: _ScaleFilter {}
public protocol CIColorMonochrome: _IntensityFilter {}
extension CIColorMonochrome {
  public var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
}
public protocol CIColorControls: _ImageFilter {}
extension CIColorControls {
  public var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  public var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  public var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
}
public protocol CIQRCodeGenerator: CIFilter {}
public protocol CICode128BarcodeGenerator: CIFilter {}
public protocol CIFalseColor: _ImageFilter {}
extension CIQRCodeGenerator {
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
extension CICode128BarcodeGenerator {
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
}
extension CIFalseColor {
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

/// A filter of any of these kinds.
private final class KnownFilter: CIFilter, CIPhotoEffect, CIComicEffect, CIColorInvert, CISepiaTone,
  CIGaussianBlur, CIBoxBlur, CICrystallize, CIPixellate, CIEdges, CIUnsharpMask, CIVignette,
  CITwirlDistortion, CIBloom, CILanczosScaleTransform, CIColorMonochrome, CIColorControls, CIFalseColor,
  @unchecked Sendable  // One action at a time.
{}
private final class CodeFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {}  // One action at a time.
// One action at a time.
private final class BarcodeFilter: CIFilter, CICode128BarcodeGenerator, @unchecked Sendable {}

extension CIFilter {
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectNoir")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectMono")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectChrome")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectInstant")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectTransfer")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectFade")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    KnownFilter(known: "CIPhotoEffectTonal")
  }
  public class func comicEffect() -> any CIFilter & CIComicEffect { KnownFilter(known: "CIComicEffect") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { KnownFilter(known: "CIColorInvert") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { KnownFilter(known: "CISepiaTone") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { KnownFilter(known: "CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { KnownFilter(known: "CIBoxBlur") }
  public class func crystallize() -> any CIFilter & CICrystallize { KnownFilter(known: "CICrystallize") }
  public class func pixellate() -> any CIFilter & CIPixellate { KnownFilter(known: "CIPixellate") }
  public class func edges() -> any CIFilter & CIEdges { KnownFilter(known: "CIEdges") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { KnownFilter(known: "CIUnsharpMask") }
  public class func vignette() -> any CIFilter & CIVignette { KnownFilter(known: "CIVignette") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    KnownFilter(known: "CITwirlDistortion")
  }
  public class func bloom() -> any CIFilter & CIBloom { KnownFilter(known: "CIBloom") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    KnownFilter(known: "CILanczosScaleTransform")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    KnownFilter(known: "CIColorMonochrome")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    KnownFilter(known: "CIColorControls")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { KnownFilter(known: "CIFalseColor") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CodeFilter(known: "CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BarcodeFilter(known: "CICode128BarcodeGenerator")
  }
}
