// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

extension PerceivedPair {
  static var effects: [PerceivedPair] {
    [
      PerceivedPair("View.shadow") { sample.shadow(radius: $0 ? 4 : 2) },
      PerceivedPair { sample.shadow(color: $0 ? .red : .blue, radius: 2) },
      PerceivedPair { sample.shadow(radius: 2, y: $0 ? 1 : 0) },
      PerceivedPair("View.blur") { sample.blur(radius: $0 ? 4 : 0) },
      PerceivedPair("View.blendMode") { sample.blendMode($0 ? .multiply : .normal) },
      PerceivedPair("View.brightness") { sample.brightness($0 ? 0.5 : 0) },
      PerceivedPair("View.contrast") { sample.contrast($0 ? 0.5 : 1) },
      PerceivedPair("View.saturation") { sample.saturation($0 ? 0.5 : 1) },
      PerceivedPair("View.grayscale") { sample.grayscale($0 ? 0.5 : 0) },
      PerceivedPair("View.hueRotation") { sample.hueRotation(.degrees($0 ? 90 : 0)) },
      PerceivedPair("View.colorMultiply") { sample.colorMultiply($0 ? .red : .blue) },
      PerceivedPair("View.opacity") { sample.opacity($0 ? 0.5 : 1) },
      PerceivedPair("View.scaleEffect") { sample.scaleEffect($0 ? 2 : 1) },
      PerceivedPair("View.rotationEffect") { sample.rotationEffect(.degrees($0 ? 45 : 0)) },
      // Both have the same frames; the content is upside down in one.
      PerceivedPair { sample.rotationEffect(.degrees($0 ? 90 : 270)) },
      PerceivedPair { Text("mirror").scaleEffect(x: $0 ? -1 : 1, y: 1) },
      PerceivedPair("View.rotation3DEffect") {
        sample.rotation3DEffect(.degrees($0 ? 30 : 0), axis: (x: 0, y: 1, z: 0))
      },
      PerceivedPair("View.projectionEffect") {
        sample.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: $0 ? 5 : 0, y: 0)))
      },
      PerceivedPair("View.transformEffect") {
        sample.transformEffect(CGAffineTransform(translationX: $0 ? 5 : 0, y: 0))
      },
      PerceivedPair("View.offset") { sample.offset(x: $0 ? 5 : 0) },
      PerceivedPair("View.position") { sample.position(x: $0 ? 5 : 0, y: 0) },
      PerceivedPair("View.colorEffect") { sample.colorEffect(ShaderLibrary.tinted(.float($0 ? 1 : 2))) },
      PerceivedPair("View.distortionEffect") {
        sample.distortionEffect(ShaderLibrary.bent(.float($0 ? 1 : 2)), maxSampleOffset: .zero)
      },
      PerceivedPair("View.layerEffect") {
        sample.layerEffect(ShaderLibrary.layered(.float($0 ? 1 : 2)), maxSampleOffset: .zero)
      },
      PerceivedPair("View.glassEffect") { sample.glassEffect($0 ? .regular : .clear) },
      PerceivedPair { sample.glassEffect(.regular.tint($0 ? .red : nil)) },
      PerceivedPair("View.clipShape") { sample.clipShape(RoundedRectangle(cornerRadius: $0 ? 4 : 8)) },
      PerceivedPair { other in
        // The clip alone has another size: what is in it stays as large, where it was.
        sample.fixedSize().frame(width: other ? 30 : 40, alignment: .leading).clipped()
          .frame(width: 100, alignment: .leading)
      },
      PerceivedPair("View.cornerRadius") { sample.cornerRadius($0 ? 4 : 8) },
      PerceivedPair("View.mask") { other in sample.mask { Circle().opacity(other ? 0.5 : 1) } },
      PerceivedPair("View.border") { sample.border(.red, width: $0 ? 1 : 2) },
      PerceivedPair("View.background") { sample.background($0 ? Color.red : Color.blue) },
      PerceivedPair("View.overlay") { other in sample.overlay { other ? Color.red : Color.blue } },
      PerceivedPair("View.tint") { other in Toggle("tinted", isOn: .constant(true)).tint(other ? .red : .blue)
      },
      PerceivedPair { other in Button("tinted") {}.buttonStyle(.borderedProminent).tint(other ? .red : nil) },
      PerceivedPair("View.foregroundColor") { sample.foregroundColor($0 ? .red : .blue) },
      PerceivedPair("View.foregroundStyle") { sample.foregroundStyle($0 ? Color.red : Color.blue) },
      PerceivedPair("View.visualEffect", "VisualEffect.blur") { other in
        sample.visualEffect { effect, _ in effect.blur(radius: other ? 4 : 0) }
      },
      PerceivedPair("VisualEffect.brightness") { other in
        sample.visualEffect { effect, _ in effect.brightness(other ? 0.5 : 0) }
      },
      PerceivedPair("VisualEffect.contrast") { other in
        sample.visualEffect { effect, _ in effect.contrast(other ? 0.5 : 1) }
      },
      PerceivedPair("VisualEffect.saturation") { other in
        sample.visualEffect { effect, _ in effect.saturation(other ? 0.5 : 1) }
      },
      PerceivedPair("VisualEffect.grayscale") { other in
        sample.visualEffect { effect, _ in effect.grayscale(other ? 0.5 : 0) }
      },
      PerceivedPair("VisualEffect.hueRotation") { other in
        sample.visualEffect { effect, _ in effect.hueRotation(.degrees(other ? 90 : 0)) }
      },
      PerceivedPair("VisualEffect.opacity") { other in
        sample.visualEffect { effect, _ in effect.opacity(other ? 0.5 : 1) }
      },
      PerceivedPair("VisualEffect.offset") { other in
        sample.visualEffect { effect, _ in effect.offset(x: other ? 5 : 0) }
      },
      PerceivedPair("VisualEffect.scaleEffect") { other in
        sample.visualEffect { effect, _ in effect.scaleEffect(other ? 2 : 1) }
      },
      PerceivedPair("VisualEffect.rotationEffect") { other in
        sample.visualEffect { effect, _ in effect.rotationEffect(.degrees(other ? 45 : 0)) }
      },
      PerceivedPair("VisualEffect.rotation3DEffect") { other in
        sample.visualEffect { effect, _ in
          effect.rotation3DEffect(.degrees(other ? 45 : 0), axis: (x: 1, y: 0, z: 0))
        }
      },
      PerceivedPair("VisualEffect.colorEffect") { other in
        sample.visualEffect { effect, _ in effect.colorEffect(ShaderLibrary.tinted(), isEnabled: other) }
      },
      PerceivedPair("VisualEffect.distortionEffect") { other in
        sample.visualEffect { effect, _ in
          effect.distortionEffect(ShaderLibrary.bent(), maxSampleOffset: .zero, isEnabled: other)
        }
      },
      PerceivedPair("VisualEffect.layerEffect") { other in
        sample.visualEffect { effect, _ in
          effect.layerEffect(ShaderLibrary.layered(), maxSampleOffset: .zero, isEnabled: other)
        }
      },
    ]
  }
}
