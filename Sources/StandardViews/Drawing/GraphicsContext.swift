// SPDX-License-Identifier: Apache-2.0
import EngineBase
import Foundation
import ViewEngine

/// Draws into a canvas. A context is a value with the state of drawing, over a list that all its copies add to.
///
/// Filters and blend modes are accepted and change nothing, because the result is a list of items and has no pixels.
///
/// - Source: Apple, `GraphicsContext`.
public struct GraphicsContext {
  /// The opacity of everything that is drawn from now on, from 0 to 1.
  public var opacity = 1.0
  /// How a drawing is mixed with the one below it; accepted.
  public var blendMode = GraphicsContext.BlendMode.normal
  /// Maps what is drawn from now on into the canvas.
  public var transform = CGAffineTransform.identity
  /// The standard environment; a canvas that depends on another value reads it in the body around it.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// The part of the canvas in which further drawing is visible.
  public private(set) var clipBoundingRect: CGRect

  let recorder: DrawingRecorder
  private var isClipped = false

  init(_ recorder: DrawingRecorder) {
    self.recorder = recorder
    clipBoundingRect = CGRect(origin: .zero, size: recorder.size)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// How a clip is combined.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Hides the inside instead of the outside; accepted.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Leaves only what is inside of an outline, as far as its bounding rectangle says.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if options.contains(.inverse) { return }
    isClipped = true
    clipBoundingRect = clipBoundingRect.intersection(mapped(path.boundingRect))
  }

  /// Runs a closure that draws a mask; accepted: nothing is hidden by it.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(DrawingRecorder(sibling: recorder))
    layer.transform = transform
    try content(&layer)
  }

  /// Runs a closure that draws with a state of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// A change of the colours of what is drawn; accepted.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter; accepted.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// The frame of a rectangle of this context in the canvas: the smallest upright rectangle around it.
  func mapped(_ rect: CGRect) -> CGRect {
    if transform.isIdentity { return rect }
    return DrawingTransform(transform).apply(to: rect)
  }

  /// Adds something to the list.
  ///
  /// - Parameter outline: What of the rectangle is covered, in the space of this context; nil for all of it.
  func record(
    _ kind: DisplayItem.Kind, text: String? = nil, color: String?, in rect: CGRect,
    outline: DrawnOutline? = nil
  ) {
    var check = NumberCheck()
    let map = checkedTransform(&check)
    let rect = map.isIdentity ? rect : DrawingTransform(map).apply(to: rect)
    let frame = check.rect(rect)
    // What is outside of 0 to 1 is taken as the nearer end, as of a view's opacity.
    let opacity =
      opacity.isFinite ? min(max(opacity, 0), 1) : check.number(opacity, in: 0...1, or: 1)
    HostContext.report(check, for: "GraphicsContext")
    let item = DisplayItem(
      kind: kind, text: text, color: color, frame: frame, opacity: opacity, isRemoving: false)
    add(.item(item, outline?.mapped(map)))
  }

  /// Adds a symbol to the list, stretched from its own size to a rectangle in the space of this context.
  func record(_ symbol: SymbolNode, of size: CGSize, in rect: CGRect) {
    var check = NumberCheck()
    let rect = check.rect(rect)
    let stretch = CGAffineTransform(
      a: size.width > 0 ? rect.size.width / size.width : 1, b: 0, c: 0,
      d: size.height > 0 ? rect.size.height / size.height : 1, tx: rect.minX, ty: rect.minY)
    let map = stretch.concatenating(checkedTransform(&check))
    let opacity = check.number(self.opacity, in: 0...1, or: 1)
    HostContext.report(check, for: "GraphicsContext")
    add(.symbol(DrawnSymbol(node: symbol, map: map, opacity: opacity)))
  }

  private func add(_ content: DrawnOperation.Content) {
    recorder.operations.append(DrawnOperation(content: content, clip: isClipped ? clipBoundingRect : nil))
  }

  private func checkedTransform(_ check: inout NumberCheck) -> CGAffineTransform {
    var map = transform
    for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      map[keyPath: part] = check.finite(map[keyPath: part])
    }
    return map
  }
}

extension NumberCheck {
  fileprivate mutating func rect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: length(rect.origin.x), y: length(rect.origin.y), width: length(rect.size.width),
      height: length(rect.size.height))
  }
}
