// SPDX-License-Identifier: Apache-2.0

extension NumericSources {
  /// Declarations that code is written with and that need not be tried, and why.
  static let acceptedNames: [(String, [String])] = [
    (
      "arithmetic of the client's own values",
      [
        "Animation/GeometryEffect.swift effectValue(size:)",
        "Animation/GeometryEffect.swift init(_:_:_:_:_:_:)",
        "Animation/GeometryEffect.swift init(a:b:c:d:tx:ty:)",
        "Animation/GeometryEffect.swift init(rotationAngle:)",
        "Animation/GeometryEffect.swift init(scaleX:y:)",
        "Animation/GeometryEffect.swift init(translationX:y:)",
        "Animation/GeometryEffect.swift rotated(by:)",
        "Animation/GeometryEffect.swift scaledBy(x:y:)",
        "Animation/GeometryEffect.swift translatedBy(x:y:)",
        "Animation/Keyframes.swift value(progress:)",
        "Animation/Keyframes.swift value(time:)",
        "Animation/UnitCurve.swift bezier(startControlPoint:endControlPoint:)",
        "Animation/UnitCurve.swift value(at:)",
        "Geometry/Angle+Arithmetic.swift *(angle:factor:)",
        "Geometry/Angle+Arithmetic.swift *(factor:angle:)",
        "Geometry/Angle+Arithmetic.swift +(a:b:)",
        "Geometry/Angle+Arithmetic.swift -(a:b:)",
        "Geometry/Angle+Arithmetic.swift -(angle:)",
        "Geometry/Angle+Arithmetic.swift /(a:b:)",
        "Geometry/Angle+Arithmetic.swift /(angle:divisor:)",
      ]
    ),
    (
      "makes an animation, which is checked where it is used",
      [
        "Animation/Springs.swift bouncy(duration:extraBounce:)",
        "Animation/Springs.swift init(duration:bounce:)",
        "Animation/Springs.swift init(response:dampingRatio:)",
        "Animation/Springs.swift interactiveSpring(response:dampingFraction:blendDuration:)",
        "Animation/Springs.swift interpolatingSpring(_:initialVelocity:)",
        "Animation/Springs.swift smooth(duration:extraBounce:)",
        "Animation/Springs.swift snappy(duration:extraBounce:)",
        "Animation/Springs.swift spring(_:blendDuration:)",
      ]
    ),
    (
      "accepted, and changes nothing",
      [
        "Animation/Transition.swift matchedGeometryEffect(id:in:properties:anchor:isSource:)",
        "Apps/SceneModifiers.swift defaultPosition(_:)",
        "Apps/SceneModifiers.swift defaultSize(_:)",
        "Apps/SceneModifiers.swift defaultSize(width:height:)",
        "Apps/Unavailable.swift dropDestination(for:action:isTargeted:)",
        "Apps/Unavailable.swift onScrollVisibilityChange(threshold:_:)",
        "Controls/AsyncImage.swift init(url:scale:)",
        "Controls/AsyncImage.swift init(url:scale:content:placeholder:)",
        "Controls/AsyncImage.swift init(url:scale:transaction:content:)",
        "Modifiers/AccessibilityHints.swift accessibility(sortPriority:)",
        "Modifiers/DeviceHints.swift baselineOffset(_:)",
        "Modifiers/DeviceHints.swift impact(flexibility:intensity:)",
        "Modifiers/DeviceHints.swift impact(weight:intensity:)",
        "Modifiers/DeviceHints.swift init(_:)",
        "Modifiers/DeviceHints.swift presentationCornerRadius(_:)",
        "Modifiers/DeviceHints.swift roundedRectangle(radius:)",
        "Modifiers/Shaders.swift distortionEffect(_:maxSampleOffset:isEnabled:)",
        "Modifiers/Shaders.swift float(_:)",
        "Modifiers/Shaders.swift float2(_:)",
        "Modifiers/Shaders.swift float2(_:_:)",
        "Modifiers/Shaders.swift float3(_:_:_:)",
        "Modifiers/Shaders.swift float4(_:_:_:_:)",
        "Modifiers/Shaders.swift floatArray(_:)",
        "Modifiers/Shaders.swift init(spacing:content:)",
        "Modifiers/Shaders.swift layerEffect(_:maxSampleOffset:isEnabled:)",
        "Modifiers/SymbolHints.swift `repeat`(_:)",
        "Modifiers/SymbolHints.swift init(systemName:variableValue:)",
        "Modifiers/SymbolHints.swift numericText(value:)",
        "Modifiers/SymbolHints.swift resizable(capInsets:resizingMode:)",
        "Modifiers/SymbolHints.swift speed(_:)",
        "Navigation/NavigationSplitView.swift navigationSplitViewColumnWidth(_:)",
        "Navigation/NavigationSplitView.swift navigationSplitViewColumnWidth(min:ideal:max:)",
        "Scrolling/ScrollHints.swift blur(radius:opaque:)",
        "Scrolling/ScrollHints.swift brightness(_:)",
        "Scrolling/ScrollHints.swift contentMargins(_:_:for:)",
        "Scrolling/ScrollHints.swift contentMargins(_:for:)",
        "Scrolling/ScrollHints.swift contrast(_:)",
        "Scrolling/ScrollHints.swift defaultScrollAnchor(_:)",
        "Scrolling/ScrollHints.swift distortionEffect(_:maxSampleOffset:isEnabled:)",
        "Scrolling/ScrollHints.swift grayscale(_:)",
        "Scrolling/ScrollHints.swift hueRotation(_:)",
        "Scrolling/ScrollHints.swift init(id:anchor:)",
        "Scrolling/ScrollHints.swift layerEffect(_:maxSampleOffset:isEnabled:)",
        "Scrolling/ScrollHints.swift offset(_:)",
        "Scrolling/ScrollHints.swift offset(x:y:)",
        "Scrolling/ScrollHints.swift opacity(_:)",
        "Scrolling/ScrollHints.swift rotation3DEffect(_:axis:anchor:anchorZ:perspective:)",
        "Scrolling/ScrollHints.swift rotationEffect(_:anchor:)",
        "Scrolling/ScrollHints.swift saturation(_:)",
        "Scrolling/ScrollHints.swift scaleEffect(_:anchor:)",
        "Scrolling/ScrollHints.swift scaleEffect(x:y:anchor:)",
        "Scrolling/ScrollHints.swift scrollPosition(_:anchor:)",
        "Scrolling/ScrollHints.swift scrollPosition(id:anchor:)",
        "Scrolling/ScrollHints.swift scrollTo(id:anchor:)",
        "Scrolling/ScrollHints.swift scrollTo(point:)",
        "Scrolling/ScrollHints.swift scrollTo(x:)",
        "Scrolling/ScrollHints.swift scrollTo(y:)",
        "Scrolling/ScrollHints.swift visible(_:)",
      ]
    ),
    (
      "another form of a declaration that is tried",
      [
        "Controls/FieldForms.swift init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)",
        "Controls/FieldForms.swift init(value:in:step:onEditingChanged:label:)",
        "Controls/FieldForms.swift init(value:step:onEditingChanged:label:)",
      ]
    ),
    (
      "no touch here lasts",
      [
        "Controls/FieldForms.swift onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)"
      ]
    ),
    (
      "a number of elements or bits, not one to calculate with",
      [
        "Modifiers/KeyboardHints.swift init(rawValue:)",
        "Modifiers/SymbolHints.swift init(rawValue:)",
        "Objects/Publishers.swift dropFirst(_:)",
        "Objects/Publishers.swift max(_:)",
      ]
    ),
    (
      "a time that the host's clock is asked to wait, which takes any",
      [
        "Objects/Timing.swift init(floatLiteral:)",
        "Objects/Timing.swift init(integerLiteral:)",
        "Objects/Timing.swift microseconds(_:)",
        "Objects/Timing.swift milliseconds(_:)",
        "Objects/Timing.swift nanoseconds(_:)",
        "Objects/Timing.swift seconds(_:)",
        "Objects/Timing.swift sink(receiveValue:)",
      ]
    ),
    (
      "written out, not calculated with",
      [
        "Primitives/PlatformColor.swift init(red:green:blue:alpha:)",
        "Primitives/PlatformColor.swift init(white:alpha:)",
        "Primitives/PlatformColor.swift withAlphaComponent(_:)",
        "Primitives/StyleForms.swift angularGradient(colors:center:startAngle:endAngle:)",
        "Primitives/StyleForms.swift conicGradient(colors:center:angle:)",
        "Primitives/StyleForms.swift drop(color:radius:x:y:)",
        "Primitives/StyleForms.swift init(colors:center:startRadiusFraction:endRadiusFraction:)",
        "Primitives/StyleForms.swift init(gradient:center:startRadiusFraction:endRadiusFraction:)",
        "Primitives/StyleForms.swift init(stops:center:angle:)",
        "Primitives/StyleForms.swift init(stops:center:startAngle:endAngle:)",
        "Primitives/StyleForms.swift init(stops:center:startRadius:endRadius:)",
        "Primitives/StyleForms.swift init(stops:center:startRadiusFraction:endRadiusFraction:)",
        "Primitives/StyleForms.swift inner(color:radius:x:y:)",
        "Primitives/StyleForms.swift opacity(_:)",
        "Primitives/StyleForms.swift radialGradient(_:center:startRadius:endRadius:)",
        "Primitives/StyleForms.swift radialGradient(colors:center:startRadius:endRadius:)",
      ]
    ),
    (
      "hands its numbers on to outlines, which are tried",
      [
        "Shapes/ShapeForms.swift inset(by:)",
        "Shapes/ShapeForms.swift path(in:)",
        "Shapes/ShapeForms.swift size(_:)",
        "Shapes/ShapeForms.swift size(width:height:)",
        "Shapes/ShapeForms.swift stroke(_:lineWidth:antialiased:)",
      ]
    ),
  ]
}
