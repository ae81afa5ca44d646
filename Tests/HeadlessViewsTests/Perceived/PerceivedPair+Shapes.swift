// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// A client's shape.
private struct Notch: Shape {
  var depth: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + depth))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

extension PerceivedPair {
  private static let rect = CGRect(x: 0, y: 0, width: 20, height: 20)

  private static func stroked(_ change: @escaping (inout StrokeStyle) -> Void) -> PerceivedPair {
    PerceivedPair("ShapeModifiers init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)") { other in
      var style = StrokeStyle(lineWidth: 2, dash: [3, 2])
      if other { change(&style) }
      return Circle().stroke(style: style)
    }
  }

  static var shapes: [PerceivedPair] {
    [
      PerceivedPair { Notch(depth: $0 ? 5 : 9) },
      PerceivedPair { $0 ? AnyShape(Circle()) : AnyShape(Ellipse()) },
      PerceivedPair("BasicShapes init(cornerRadius:style:)") { RoundedRectangle(cornerRadius: $0 ? 5 : 9) },
      PerceivedPair("BasicShapes init(cornerSize:style:)") {
        RoundedRectangle(cornerSize: CGSize(width: $0 ? 5 : 9, height: 5))
      },
      PerceivedPair("Shape.rect") { RoundedRectangle.rect(cornerRadius: $0 ? 5 : 9) },
      PerceivedPair("Path init(_:)") { other in Path { $0.addRect(rect.insetBy(dx: other ? 1 : 2, dy: 0)) } },
      PerceivedPair("Path init(ellipseIn:)") { Path(ellipseIn: rect.insetBy(dx: $0 ? 1 : 2, dy: 0)) },
      PerceivedPair("Path init(roundedRect:cornerRadius:style:)") {
        Path(roundedRect: rect, cornerRadius: $0 ? 1 : 2)
      },
      PerceivedPair("Path init(roundedRect:cornerSize:style:)") {
        Path(roundedRect: rect, cornerSize: CGSize(width: $0 ? 1 : 2, height: 1))
      },
      PerceivedPair("ShapeForms init(shape:transform:)", "Shape.transform") {
        Circle().transform(CGAffineTransform(translationX: $0 ? 5 : 9, y: 0))
      },
      PerceivedPair("ShapeModifiers init(shape:offset:)", "Shape.offset") { Circle().offset(x: $0 ? 5 : 9) },
      PerceivedPair("ShapeModifiers init(shape:scale:anchor:)", "Shape.scale") {
        Circle().scale($0 ? 0.5 : 2)
      },
      PerceivedPair("ShapeModifiers init(shape:angle:anchor:)", "Shape.rotation") {
        Rectangle().rotation(.degrees($0 ? 30 : 60))
      },
      PerceivedPair("ShapeModifiers init(_:)") { AnyShape(Notch(depth: $0 ? 5 : 9)) },
      PerceivedPair("Shape.size") { Rectangle().size(width: $0 ? 5 : 9, height: 5) },
      PerceivedPair("Shape.trim") { Circle().trim(to: $0 ? 0.5 : 0.75) },
      PerceivedPair("Shape.stroke") { Circle().stroke(.red, lineWidth: $0 ? 1 : 2) },
      PerceivedPair("InsettableShape.strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0 ? 1 : 2) },
      PerceivedPair("Shape.fill") { Circle().fill($0 ? Color.red : Color.blue) },
      PerceivedPair { Notch(depth: 5).fill(.red, style: FillStyle(eoFill: $0)) },
      PerceivedPair { other in Circle().inset(by: other ? 1 : 2) },
      stroked { $0.lineWidth = 3 },
      stroked { $0.lineCap = .round },
      stroked { $0.lineJoin = .bevel },
      stroked { $0.miterLimit = 3 },
      stroked { $0.dash = [] },
      stroked { $0.dashPhase = 1 },
      PerceivedPair("Gradients init(color:location:)", "Gradients init(stops:)") { other in
        Rectangle().fill(
          LinearGradient(
            gradient: Gradient(stops: [Gradient.Stop(color: other ? .red : .blue, location: 0)]),
            startPoint: .top, endPoint: .bottom))
      },
    ] + gradients + corners + patterns
  }

  private static var gradients: [PerceivedPair] {
    func colors(_ other: Bool) -> [Color] { [other ? .red : .blue, .white] }
    func stops(_ other: Bool) -> [Gradient.Stop] {
      colors(other).map { Gradient.Stop(color: $0, location: 0) }
    }
    return [
      PerceivedPair("Gradients init(colors:)", "Gradients init(gradient:startPoint:endPoint:)") {
        LinearGradient(gradient: Gradient(colors: colors($0)), startPoint: .top, endPoint: .bottom)
      },
      PerceivedPair("Gradients init(colors:startPoint:endPoint:)") {
        LinearGradient(colors: colors($0), startPoint: .top, endPoint: .bottom)
      },
      PerceivedPair {
        LinearGradient(colors: colors(true), startPoint: .top, endPoint: $0 ? .bottom : .trailing)
      },
      PerceivedPair("Gradients init(stops:startPoint:endPoint:)") {
        LinearGradient(stops: stops($0), startPoint: .top, endPoint: .bottom)
      },
      PerceivedPair("Gradients init(gradient:center:startRadius:endRadius:)") {
        RadialGradient(gradient: Gradient(colors: colors($0)), center: .center, startRadius: 0, endRadius: 9)
      },
      PerceivedPair("Gradients init(colors:center:startRadius:endRadius:)") {
        RadialGradient(colors: colors($0), center: .center, startRadius: 0, endRadius: 9)
      },
      PerceivedPair("GradientForms init(stops:center:startRadius:endRadius:)") {
        RadialGradient(stops: stops($0), center: .center, startRadius: 0, endRadius: 9)
      },
      PerceivedPair("Gradients init(gradient:center:startAngle:endAngle:)") {
        AngularGradient(
          gradient: Gradient(colors: colors($0)), center: .center, startAngle: .zero, endAngle: .degrees(9))
      },
      PerceivedPair("Gradients init(colors:center:startAngle:endAngle:)") {
        AngularGradient(colors: colors($0), center: .center, startAngle: .zero, endAngle: .degrees(9))
      },
      PerceivedPair("Gradients init(gradient:center:angle:)") {
        AngularGradient(gradient: Gradient(colors: colors($0)), center: .center)
      },
      PerceivedPair("Gradients init(colors:center:angle:)") {
        AngularGradient(colors: colors($0), center: .center)
      },
      PerceivedPair("GradientForms init(stops:center:startAngle:endAngle:)") {
        AngularGradient(stops: stops($0), center: .center, startAngle: .zero, endAngle: .degrees(9))
      },
      PerceivedPair("GradientForms init(stops:center:angle:)") {
        AngularGradient(stops: stops($0), center: .center)
      },
      PerceivedPair("GradientForms init(colors:center:startRadiusFraction:endRadiusFraction:)") {
        EllipticalGradient(colors: colors($0))
      },
      PerceivedPair("GradientForms init(gradient:center:startRadiusFraction:endRadiusFraction:)") {
        EllipticalGradient(gradient: Gradient(colors: colors(true)), endRadiusFraction: $0 ? 0.5 : 1)
      },
      PerceivedPair("GradientForms init(stops:center:startRadiusFraction:endRadiusFraction:)") {
        EllipticalGradient(stops: stops($0))
      },
    ]
  }
}
