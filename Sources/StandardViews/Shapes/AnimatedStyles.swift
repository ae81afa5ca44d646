// SPDX-License-Identifier: Apache-2.0
import Foundation
import ViewEngine

// Values of drawing that a shape of a client's own can animate.

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second)
    }
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  public var animatableData: AnimatableData {
    get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension Color.Resolved: ShapeStyle {
  public var styleDescription: String { Color(self).styleDescription }
}
