// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

extension PerceivedPair {
  /// Rectangles whose corners differ, and shapes of two.
  static var corners: [PerceivedPair] {
    [
      PerceivedPair(
        "UnevenRoundedRectangle init(topLeading:bottomLeading:bottomTrailing:topTrailing:)",
        "UnevenRoundedRectangle init(cornerRadii:style:)"
      ) {
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(bottomTrailing: $0 ? 5 : 9))
      },
      PerceivedPair(
        "UnevenRoundedRectangle init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
      ) {
        UnevenRoundedRectangle(topLeadingRadius: $0 ? 5 : 9, topTrailingRadius: 2)
      },
      PerceivedPair { Rectangle().clipShape(.rect(topLeadingRadius: $0 ? 5 : 9)) },
      PerceivedPair { Rectangle().clipShape(.rect(cornerSize: CGSize(width: $0 ? 5 : 9, height: 4))) },
      PerceivedPair { UnevenRoundedRectangle(topLeadingRadius: 5).strokeBorder(.red, lineWidth: $0 ? 1 : 2) },
      PerceivedPair("UnevenRoundedRectangle init(roundedRect:cornerRadii:style:)") {
        Path(
          roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
          cornerRadii: RectangleCornerRadii(topLeading: $0 ? 5 : 9))
      },
      PerceivedPair { Circle().fill(.red).stroke(.blue, lineWidth: $0 ? 1 : 2) },
      PerceivedPair { Circle().fill(.red).strokeBorder($0 ? Color.blue : Color.green, lineWidth: 2) },
      PerceivedPair { Circle().stroke(.red, lineWidth: 4).fill($0 ? Color.blue : Color.green) },
      PerceivedPair("Shape.union") { Circle().union(Rectangle().size(width: $0 ? 5 : 9, height: 5)) },
    ]
  }

  private static let net: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private static func fourColors(_ other: Bool) -> [Color] { [other ? .red : .blue, .white, .black, .green] }

  /// Styles that are neither one colour nor a gradient along a line.
  static var patterns: [PerceivedPair] {
    [
      PerceivedPair { Rectangle().fill($0 ? Color.red.gradient : Color.blue.gradient) },
      PerceivedPair { Rectangle().fill(Color.red.mix(with: .blue, by: $0 ? 0.5 : 0.25)) },
      PerceivedPair("AnyGradient init(_:)") {
        Rectangle().fill(AnyGradient(Gradient(colors: [$0 ? .red : .blue, .white])))
      },
      PerceivedPair {
        Rectangle().fill(
          .linearGradient(Color.red.gradient, startPoint: .top, endPoint: $0 ? .bottom : .trailing))
      },
      PerceivedPair("ImagePaint init(image:sourceRect:scale:)") {
        Rectangle().fill(ImagePaint(image: Image("tiles"), scale: $0 ? 1 : 2))
      },
      PerceivedPair { Rectangle().fill(.image(Image($0 ? "a" : "b"))) },
      PerceivedPair("MeshGradient init(width:height:points:colors:background:smoothsColors:colorSpace:)") {
        MeshGradient(width: 2, height: 2, points: net, colors: fourColors($0))
      },
      PerceivedPair("MeshGradient init(width:height:locations:colors:background:smoothsColors:colorSpace:)") {
        MeshGradient(
          width: 2, height: 2, locations: .points(net), colors: .colors(fourColors(true)), smoothsColors: $0)
      },
      PerceivedPair(
        "MeshGradient init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:)"
      ) {
        MeshGradient(
          width: 1, height: 1, points: [[0, 0]],
          resolvedColors: [Color.Resolved(red: $0 ? 1 : 0, green: 0, blue: 0)])
      },
      PerceivedPair(
        "MeshGradient init(width:height:bezierPoints:colors:background:smoothsColors:colorSpace:)",
        "MeshGradient init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:)"
      ) {
        MeshGradient(
          width: 1, height: 1,
          bezierPoints: [
            MeshGradient.BezierPoint(
              position: [0, 0], leadingControlPoint: [$0 ? 0.5 : 1, 0], topControlPoint: .zero,
              trailingControlPoint: .zero, bottomControlPoint: .zero)
          ], colors: [.red])
      },
    ]
  }
}
