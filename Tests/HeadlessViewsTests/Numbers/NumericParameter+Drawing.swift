// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension NumericParameter {
  private static func angle(_ value: Double) -> Bool { abs(value) < 1e301 }

  /// A number that something is drawn with in a canvas.
  private static func canvas(
    _ declarations: String..., accepts: @escaping (Double) -> Bool,
    _ draw: @escaping (inout GraphicsContext, Double) -> Void
  ) -> NumericParameter {
    NumericParameter(
      declarations: declarations, name: "GraphicsContext", values: doubles, accepts: accepts,
      screen: { value in AnyView(Canvas { context, _ in draw(&context, value) }) }, act: nil)
  }

  /// A number that a symbol is drawn with.
  private static func symbol(
    accepts: @escaping (Double) -> Bool,
    _ draw: @escaping (inout GraphicsContext, GraphicsContext.ResolvedSymbol, Double) -> Void
  ) -> NumericParameter {
    NumericParameter(
      declarations: [], name: "GraphicsContext", values: doubles, accepts: accepts,
      screen: { value in
        AnyView(
          Canvas { context, _ in
            if let symbol = context.resolveSymbol(id: 0) { draw(&context, symbol, value) }
          } symbols: {
            Color.red.tag(0)
          })
      }, act: nil)
  }

  static var drawing: [NumericParameter] {
    [
      view(
        "Modifiers/Opacity.swift opacity(_:)", "Modifiers/Opacity.swift init(opacity:)", says: "opacity",
        accepts: finite
      ) { Text("a").opacity($0) },
      view("Modifiers/ZIndex.swift zIndex(_:)", says: "zIndex", accepts: number) { value in
        ZStack {
          Text("a").zIndex(value)
          Text("b").zIndex(1)
          Text("c")
        }
      },
      view(
        "Modifiers/Transforms.swift scaleEffect(_:anchor:)",
        "Modifiers/Transforms.swift scaleEffect(x:y:anchor:)",
        "Modifiers/Transforms.swift init(scale:anchor:)", says: "scaleEffect", accepts: factor
      ) { Color.red.scaleEffect(x: $0, y: $0) },
      view(says: "scaleEffect", accepts: factor) { Color.red.scaleEffect($0) },
      view(says: "scaleEffect", accepts: factor) {
        Color.red.scaleEffect(2, anchor: UnitPoint(x: $0, y: $0))
      },
      // Each has its limit; what they come to together has none.
      view(says: "scaleEffect", accepts: factor) { value in
        (0..<80).reduce(AnyView(Color.red)) { view, _ in AnyView(view.scaleEffect(value)) }
      },
      view(
        "Modifiers/Transforms.swift rotationEffect(_:anchor:)",
        "Modifiers/Transforms.swift init(angle:anchor:)", says: "rotationEffect", accepts: angle
      ) {
        Color.red.rotationEffect(.degrees($0))
      },
      view(says: "rotationEffect", accepts: angle) { Color.red.rotationEffect(.radians($0)) },
      view(says: "rotationEffect", accepts: factor) {
        Color.red.rotationEffect(.degrees(45), anchor: UnitPoint(x: $0, y: $0))
      },
      view(
        "Environment/Font.swift system(size:weight:design:)", "Environment/Font.swift custom(_:size:)",
        "Environment/Font.swift custom(_:fixedSize:)", "Environment/Font.swift custom(_:size:relativeTo:)",
        says: "font", accepts: extent
      ) { Text("some words").font(.system(size: $0)) },
      view(says: "font", accepts: extent) { value in
        VStack { Text("some words") }.font(.custom("a", size: value))
      },
      view(
        "Environment/ResolvedStyle.swift lineLimit(_:)", says: "lineLimit", values: integers,
        accepts: positive
      ) {
        Text("some words to wrap").frame(width: 40).lineLimit(integer($0))
      },
      canvas("Drawing/GraphicsContext+Drawing.swift draw(_:at:anchor:)", accepts: length) {
        $0.draw(Text("a"), at: CGPoint(x: $1, y: $1))
        $0.draw(Image("a"), at: CGPoint(x: $1, y: 1), anchor: .topLeading)
      },
      canvas(
        "Drawing/GraphicsContext+Drawing.swift draw(_:in:)",
        "Drawing/GraphicsContext+Drawing.swift draw(_:in:style:)", accepts: length
      ) {
        $0.draw(Image("a"), in: CGRect(x: 1, y: $1, width: $1, height: 1))
        $0.draw(Text("a"), in: CGRect(x: $1, y: 1, width: 10, height: 10))
      },
      symbol(accepts: length) { $0.draw($1, at: CGPoint(x: $2, y: $2), anchor: .topLeading) },
      symbol(accepts: length) { $0.draw($1, in: CGRect(x: $2, y: 1, width: $2, height: 1)) },
      canvas(
        "Drawing/GraphicsContext+Drawing.swift measure(in:)",
        "Drawing/GraphicsContext+Drawing.swift firstBaseline(in:)",
        "Drawing/GraphicsContext+Drawing.swift lastBaseline(in:)",
        accepts: { $0 == .infinity || extent($0) }
      ) {
        let text = $0.resolve(Text("some words"))
        let size = CGSize(width: $1, height: $1)
        let baselines = text.firstBaseline(in: size) + text.lastBaseline(in: size)
        $0.fill(Path(CGRect(origin: .zero, size: text.measure(in: size))), with: .color(.red))
        $0.translateBy(x: 0, y: baselines)
      },
      canvas("Drawing/GraphicsContext.swift translateBy(x:y:)", accepts: length) {
        $0.translateBy(x: $1, y: $1)
        $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      },
      canvas("Drawing/GraphicsContext.swift scaleBy(x:y:)", accepts: length) {
        $0.scaleBy(x: $1, y: $1)
        $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      },
      canvas("Drawing/GraphicsContext.swift rotate(by:)", accepts: angle) {
        $0.rotate(by: .degrees($1))
        $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
      },
      // What is drawn does not depend on these.
      view(
        "Modifiers/Clip.swift cornerRadius(_:antialiased:)",
        "Modifiers/TextStyling.swift minimumScaleFactor(_:)",
        "Modifiers/TextStyling.swift lineSpacing(_:)", "Modifiers/TextStyling.swift kerning(_:)",
        "Modifiers/TextStyling.swift tracking(_:)", "Primitives/TextTraits.swift kerning(_:)",
        "Primitives/TextTraits.swift tracking(_:)", "Primitives/TextTraits.swift baselineOffset(_:)",
        says: nil,
        accepts: anything
      ) {
        Text("a").kerning($0).tracking($0).baselineOffset($0).cornerRadius($0).minimumScaleFactor($0)
          .lineSpacing($0).kerning($0).tracking($0)
      },
      view(
        "Modifiers/ShapedLayers.swift border(_:width:)",
        "Modifiers/VisualEffects.swift shadow(color:radius:x:y:)",
        "Modifiers/VisualEffects.swift blur(radius:opaque:)",
        "Modifiers/VisualEffects.swift brightness(_:)", "Modifiers/VisualEffects.swift contrast(_:)",
        "Modifiers/VisualEffects.swift saturation(_:)", "Modifiers/VisualEffects.swift grayscale(_:)",
        "Modifiers/VisualEffects.swift hueRotation(_:)",
        "Modifiers/Transforms.swift rotation3DEffect(_:axis:anchor:anchorZ:perspective:)", says: nil,
        accepts: anything
      ) {
        Color.red.border(.blue, width: $0).shadow(radius: $0, x: $0, y: $0).blur(radius: $0).brightness($0)
          .contrast($0).saturation($0).grayscale($0).hueRotation(.degrees($0))
          .rotation3DEffect(.degrees($0), axis: (x: $0, y: $0, z: $0), anchorZ: $0, perspective: $0)
      },
      view(
        "Environment/Color.swift init(_:red:green:blue:opacity:)",
        "Environment/Color.swift init(_:white:opacity:)",
        "Environment/Color.swift init(hue:saturation:brightness:opacity:)",
        "Environment/Color.swift opacity(_:)", says: nil, accepts: anything
      ) { value in
        VStack {
          Color(red: value, green: 0, blue: value).opacity(value)
          Color(white: value)
          Color(hue: value, saturation: 1, brightness: value)
        }
      },
      view(
        "Shapes/Gradients.swift init(color:location:)",
        "Shapes/Gradients.swift init(gradient:startPoint:endPoint:)",
        "Shapes/Gradients.swift init(colors:startPoint:endPoint:)",
        "Shapes/Gradients.swift init(stops:startPoint:endPoint:)",
        "Shapes/Gradients.swift init(gradient:center:startRadius:endRadius:)",
        "Shapes/Gradients.swift init(colors:center:startRadius:endRadius:)",
        "Shapes/Gradients.swift init(gradient:center:startAngle:endAngle:)",
        "Shapes/Gradients.swift init(colors:center:startAngle:endAngle:)",
        "Shapes/Gradients.swift init(gradient:center:angle:)",
        "Shapes/Gradients.swift init(colors:center:angle:)",
        "Shapes/Gradients.swift linearGradient(_:startPoint:endPoint:)",
        "Shapes/Gradients.swift linearGradient(colors:startPoint:endPoint:)", says: nil, accepts: anything
      ) { value in
        let point = UnitPoint(x: value, y: value)
        return VStack {
          LinearGradient(
            stops: [Gradient.Stop(color: .red, location: value)], startPoint: point, endPoint: .center)
          RadialGradient(colors: [.red, .blue], center: point, startRadius: value, endRadius: value)
          AngularGradient(
            colors: [.red, .blue], center: point, startAngle: .degrees(value), endAngle: .zero)
          AngularGradient(colors: [.red, .blue], center: point, angle: .radians(value))
        }
      },
      view(
        "Shapes/ShapeModifiers.swift init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)",
        "Shapes/ShapeModifiers.swift stroke(lineWidth:)", "Shapes/ShapeModifiers.swift stroke(_:lineWidth:)",
        "Shapes/ShapeModifiers.swift strokeBorder(_:lineWidth:antialiased:)",
        "Shapes/ShapeModifiers.swift strokeBorder(lineWidth:antialiased:)", says: nil, accepts: anything
      ) { value in
        VStack {
          Circle().stroke(lineWidth: value)
          Rectangle().strokeBorder(.red, lineWidth: value)
          Capsule().stroke(.red, style: StrokeStyle(lineWidth: value, dash: [value], dashPhase: value))
        }
      },
      view("Navigation/TabView.swift badge(_:)", says: nil, values: integers, accepts: anything) { value in
        TabView { Text("a").badge(integer(value)).tabItem { Text("tab") } }
      },
      view("Navigation/TabContent.swift badge(_:)", says: nil, values: integers, accepts: anything) { value in
        TabView { Tab("tab", systemImage: "circle") { Text("a") }.badge(integer(value)) }
      },
      view(
        "Lists/ListAppearance.swift listRowSpacing(_:)", "Lists/ListAppearance.swift listSectionSpacing(_:)",
        "Presentation/PresentationDetent.swift fraction(_:)",
        "Presentation/PresentationDetent.swift height(_:)",
        "Modifiers/PlatformHints.swift accessibilitySortPriority(_:)", says: nil, accepts: anything
      ) { value in
        List { Text("a").accessibilitySortPriority(value) }.listRowSpacing(value).listSectionSpacing(value)
          .presentationDetents([.fraction(value), .height(value)])
      },
    ]
  }
}
