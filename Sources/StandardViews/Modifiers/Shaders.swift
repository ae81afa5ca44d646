// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// Programs of the graphics processor: there are no pixels that they could change, but items say what they are drawn with.

/// A function of a library of shaders; it is called with its arguments.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public let name: String
  public let library: ShaderLibrary

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String

  public static let `default` = ShaderLibrary(name: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }
  private init(name: String) { self.name = name }
  public init(url: URL) { name = url.absoluteString }
  public init(data: Data) { name = "data" }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary.default[dynamicMember: name]
  }
}

/// A function with its arguments.
public struct Shader: ShapeStyle, Hashable {
  public var styleDescription: String { text }

  /// What a function is called with.
  public struct Argument: Hashable, Sendable {
    fileprivate let text: String

    private init(_ text: String) { self.text = text }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("\(x),\(y)") }
    public static func float2(_ point: CGPoint) -> Argument { Argument("\(point)") }
    public static func float2(_ size: CGSize) -> Argument { Argument("\(size)") }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(x),\(y),\(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(x),\(y),\(z),\(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    public static var boundingRect: Argument { Argument("boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    public static func image(_ image: Image) -> Argument { Argument("\(image)") }
    public static func data(_ data: Data) -> Argument { Argument("\(data.hashValue)") }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  /// The call as items print it.
  var text: String {
    "\(function.name)(\(arguments.map(\.text).joined(separator: ", ")))" + (dithersColor ? " dithered" : "")
  }

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension View {
  public consuming func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(_ColorEffect("colorEffect", isEnabled ? "\(shader.text)" : nil))
  }
  public consuming func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    modifier(
      _ColorEffect(
        "distortionEffect",
        isEnabled ? "\(shader.text) \(maxSampleOffset.width) \(maxSampleOffset.height)" : nil))
  }
  public consuming func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    modifier(
      _ColorEffect(
        "layerEffect", isEnabled ? "\(shader.text) \(maxSampleOffset.width) \(maxSampleOffset.height)" : nil))
  }
  public consuming func luminanceToAlpha() -> some View { modifier(_ColorEffect("luminance to alpha", "")) }
  public consuming func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(_ColorEffect("glass", glass.text))
  }
  public consuming func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    modifier(_ColorEffect("glass", "\(glass.text ?? "") \(shape.outlineText)"))
  }
}

/// A material that bends what is behind it.
public struct Glass: Equatable, Sendable {
  /// What is seen of it; nil for nothing.
  private(set) var text: String?

  public static let regular = Glass(text: "regular")
  public static let clear = Glass(text: "clear")
  public static let identity = Glass(text: nil)
  public func tint(_ color: Color?) -> Glass { color.map { adding("tint \($0)") } ?? self }
  /// Seen under a finger only.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  private func adding(_ addition: String) -> Glass { Glass(text: text.map { "\($0) \(addition)" }) }
}

/// Views of glass next to each other; a container without a look.
public struct GlassEffectContainer<Content: View>: View, BuiltInView {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
