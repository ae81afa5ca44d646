// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// The drawing of a canvas: the items so far, and the values that drawing needs.
///
/// A client may keep a context after the drawing. It then adds to a list that is not shown.
final class DrawingRecorder {
  var operations: [DrawnOperation] = []
  let size: CGSize
  private let style: ResolvedStyle
  private let measuring: any TextMeasuring
  /// nil for a canvas without symbols.
  let symbols: SymbolFinder?

  @MainActor
  init(_ node: ReaderNode, _ symbols: SymbolFinder?) {
    self.symbols = symbols
    size = node.readSize()
    style = node.scope.style
    measuring = node.graph.layoutTree.textMeasuring
  }

  /// For what is drawn aside.
  init(sibling: DrawingRecorder) {
    size = sibling.size
    style = sibling.style
    measuring = sibling.measuring
    symbols = sibling.symbols
  }

  var foreground: String { style.foreground }
  var symbolSide: CGFloat { style.metrics.fontSize }

  func metrics(_ text: Text, width: CGFloat?) -> TextMetrics {
    measuring.measure(text.content(style.metrics), width: width)
  }
}

extension GraphicsContext {
  /// A style for lines and areas; known by the description that display items show.
  public struct Shading: Sendable {
    let description: String?

    public static func color(_ color: Color) -> Shading { Shading(description: color.description) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(description: style.fillDescription)
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      .style(
        RadialGradient(
          gradient: gradient, center: .center, startRadius: startRadius, endRadius: endRadius))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      .style(AngularGradient(gradient: gradient, center: .center, angle: angle))
    }
    /// The first of several.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// What is behind the canvas.
    public static var backdrop: Shading { Shading(description: "backdrop") }
    /// The foreground style of the environment.
    public static var foreground: Shading { Shading(description: nil) }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading, DrawnOutline(path, isEvenOdd: style.isEOFilled))
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, shading, DrawnOutline(path, line: style))
  }

  private func draw(_ path: Path, _ shading: Shading, _ outline: DrawnOutline) {
    if path.isEmpty { return }
    record(
      .shape, color: shading.description ?? recorder.foreground, in: path.boundingRect, outline: outline)
  }

  /// Draws a line along an outline, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shading with the environment's styles in place.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(description: shading.description ?? recorder.foreground)
  }

  // MARK: Texts

  /// A text as this context draws it.
  public struct ResolvedText {
    public var shading: Shading
    let text: Text
    let recorder: DrawingRecorder

    /// The size of the text where it is offered some space, in points.
    public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }
    public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }
    public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }

    private func metrics(in size: CGSize) -> TextMetrics {
      var check = NumberCheck()
      defer { HostContext.report(check, for: "GraphicsContext") }
      return recorder.metrics(text, width: size.width == .infinity ? nil : check.extent(size.width))
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: Shading(description: text.color), text: text, recorder: recorder)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    record(
      .text, text: text.text.string, color: text.shading.description ?? recorder.foreground,
      in: CGRect(origin: rect.origin, size: text.measure(in: rect.size)))
  }

  /// Draws a text on one line, with a point of it at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    record(
      .text, text: text.text.string, color: text.shading.description ?? recorder.foreground,
      in: anchor.rect(of: size, at: point))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// An image as this context draws it.
  public struct ResolvedImage {
    public var shading: Shading?
    let image: Image
    /// The image's own size, in points.
    public let size: CGSize
    /// The distance of its baseline from the top, in points.
    public var baseline: CGFloat { size.height }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let side = image.isSymbol ? recorder.symbolSide : 10
    return ResolvedImage(
      shading: image.isSymbol ? .foreground : nil, image: image, size: CGSize(width: side, height: side))
  }

  /// Draws an image so that it fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record(
      .image, text: image.image.name, color: image.shading.map { $0.description ?? recorder.foreground },
      in: rect)
  }

  /// Draws an image in its own size, with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.rect(of: image.size, at: point))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view of `Canvas.symbols` as this context draws it (L-83).
  public struct ResolvedSymbol {
    /// The ideal size of the view, in points.
    public let size: CGSize
    let node: SymbolNode
  }

  /// The symbol with this tag; nil if there is none, and once the renderer has returned.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbols?.symbol(AnyHashable(id)).map { ResolvedSymbol(size: $0.size, node: $0.node) }
  }

  /// Draws a symbol so that it fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record(symbol.node, of: symbol.size, in: rect)
  }

  /// Draws a symbol in its own size, with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: anchor.rect(of: symbol.size, at: point))
  }
}

extension UnitPoint {
  /// The rectangle of a size whose anchor is at a place.
  fileprivate func rect(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      x: point.x - x * size.width, y: point.y - y * size.height, width: size.width, height: size.height)
  }
}
