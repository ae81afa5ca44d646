// SPDX-License-Identifier: Apache-2.0

extension NumericSources {
  /// Declarations that code is written with and that need not be tried, and why.
  static let acceptedNames: [(String, [String])] = [
    (
      "arithmetic of the client's own values",
      [
        "Animation/CustomAnimation.swift animate(value:time:context:)",
        "Animation/CustomAnimation.swift shouldMerge(previous:value:time:context:)",
        "Animation/CustomAnimation.swift velocity(value:time:context:)",
        "Modifiers/GeometryEffect.swift effectValue(size:)",
        "Rendering/AffineTransform.swift init(_:_:_:_:_:_:)",
        "Rendering/AffineTransform.swift init(a:b:c:d:tx:ty:)",
        "Rendering/AffineTransform.swift init(rotationAngle:)",
        "Rendering/AffineTransform.swift init(scaleX:y:)",
        "Rendering/AffineTransform.swift init(translationX:y:)",
        "Rendering/AffineTransform.swift rotated(by:)",
        "Rendering/AffineTransform.swift scaledBy(x:y:)",
        "Rendering/AffineTransform.swift translatedBy(x:y:)",
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
      "makes a transition, which is checked where it is used",
      [
        "Modifiers/Transition.swift init(_:)",
        "Modifiers/Transition.swift init(_:anchor:)",
        "Modifiers/Transition.swift offset(_:)",
        "Modifiers/Transition.swift offset(x:y:)",
        "Modifiers/Transition.swift scale(_:anchor:)",
      ]
    ),
    (
      "a value that the engine makes, and that a client only compares",
      [
        "Scrolling/ScrollObservation.swift init(contentOffset:contentSize:contentInsets:containerSize:)",
        "Scrolling/ScrollObservation.swift init(dx:dy:)",
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
        "Modifiers/MatchedGeometry.swift matchedGeometryEffect(id:in:properties:anchor:isSource:)",
        "Apps/SceneModifiers.swift defaultPosition(_:)",
        "Apps/SceneModifiers.swift defaultSize(_:)",
        "Apps/SceneModifiers.swift defaultSize(width:height:)",
        "Apps/Unavailable.swift dropDestination(for:action:isTargeted:)",
        "Controls/AsyncImage.swift init(url:scale:)",
        "Controls/AsyncImage.swift init(url:scale:content:placeholder:)",
        "Controls/AsyncImage.swift init(url:scale:transaction:content:)",
        "Drawing/Canvas.swift init(opaque:colorMode:rendersAsynchronously:renderer:)",
        "Drawing/Canvas.swift init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)",
        "Drawing/GraphicsContext+Drawing.swift stroke(_:with:lineWidth:)",
        "Drawing/GraphicsContext.swift alphaThreshold(min:max:color:)",
        "Drawing/GraphicsContext.swift blur(radius:options:)",
        "Drawing/GraphicsContext.swift brightness(_:)",
        "Drawing/GraphicsContext.swift clipToLayer(opacity:options:content:)",
        "Drawing/GraphicsContext.swift colorInvert(_:)",
        "Drawing/GraphicsContext.swift contrast(_:)",
        "Drawing/GraphicsContext.swift grayscale(_:)",
        "Drawing/GraphicsContext.swift hueRotation(_:)",
        "Drawing/GraphicsContext.swift saturation(_:)",
        "Drawing/GraphicsContext.swift shadow(color:radius:x:y:blendMode:options:)",
        "Modifiers/AccessibilityHints.swift accessibility(sortPriority:)",
        "Modifiers/TextStyling.swift baselineOffset(_:)",
        "Modifiers/DeviceHints.swift impact(flexibility:intensity:)",
        "Modifiers/DeviceHints.swift impact(weight:intensity:)",
        "Environment/Font.swift init(_:)",
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
        "Modifiers/VisualEffect.swift blur(radius:opaque:)",
        "Modifiers/VisualEffect.swift brightness(_:)",
        "Scrolling/ScrollHints.swift contentMargins(_:_:for:)",
        "Scrolling/ScrollHints.swift contentMargins(_:for:)",
        "Modifiers/VisualEffect.swift contrast(_:)",
        "Modifiers/VisualEffect.swift distortionEffect(_:maxSampleOffset:isEnabled:)",
        "Modifiers/VisualEffect.swift grayscale(_:)",
        "Modifiers/VisualEffect.swift hueRotation(_:)",
        "Modifiers/VisualEffect.swift layerEffect(_:maxSampleOffset:isEnabled:)",
        "Modifiers/VisualEffect.swift rotation3DEffect(_:axis:anchor:anchorZ:perspective:)",
        "Modifiers/VisualEffect.swift saturation(_:)",
        "Scrolling/ScrollTransition.swift visible(_:)",
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
        "Modifiers/Redaction.swift init(rawValue:)",
        "Containers/Subviews.swift subscript(bounds:)",
        "Containers/Subviews.swift subscript(index:)",
        "Controls/KeyPress.swift init(rawValue:)",
        "Environment/ResolvedColor.swift init(colorSpace:red:green:blue:opacity:)",
        "Modifiers/Task.swift task(id:name:priority:file:line:_:)",
        "Modifiers/Task.swift task(name:priority:file:line:_:)",
        "Objects/Publisher+Ends.swift collect(_:)",
        "Objects/Publisher+Ends.swift prefix(_:)",
        "Objects/Publisher+Failures.swift retry(_:)",
        "Objects/Publisher+Operators.swift dropFirst(_:)",
        "Objects/Subscriber.swift max(_:)",
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
      ]
    ),
    (
      "written out, not calculated with",
      [
        "Drawing/GraphicsContext+Drawing.swift color(_:red:green:blue:opacity:)",
        "Drawing/GraphicsContext+Drawing.swift color(_:white:opacity:)",
        "Drawing/GraphicsContext+Drawing.swift conicGradient(_:center:angle:options:)",
        "Drawing/GraphicsContext+Drawing.swift linearGradient(_:startPoint:endPoint:options:)",
        "Drawing/GraphicsContext+Drawing.swift radialGradient(_:center:startRadius:endRadius:options:)",
        "Primitives/PlatformColor.swift init(red:green:blue:alpha:)",
        "Primitives/PlatformColor.swift init(white:alpha:)",
        "Primitives/PlatformColor.swift withAlphaComponent(_:)",
        "Shapes/GradientForms.swift angularGradient(colors:center:startAngle:endAngle:)",
        "Shapes/GradientForms.swift conicGradient(colors:center:angle:)",
        "Primitives/ShadowStyle.swift drop(color:radius:x:y:)",
        "Shapes/GradientForms.swift init(colors:center:startRadiusFraction:endRadiusFraction:)",
        "Shapes/GradientForms.swift init(gradient:center:startRadiusFraction:endRadiusFraction:)",
        "Shapes/GradientForms.swift init(stops:center:angle:)",
        "Shapes/GradientForms.swift init(stops:center:startAngle:endAngle:)",
        "Shapes/GradientForms.swift init(stops:center:startRadius:endRadius:)",
        "Shapes/GradientForms.swift init(stops:center:startRadiusFraction:endRadiusFraction:)",
        "Primitives/ShadowStyle.swift inner(color:radius:x:y:)",
        "Primitives/StyleForms.swift opacity(_:)",
        "Shapes/GradientForms.swift radialGradient(_:center:startRadius:endRadius:)",
        "Shapes/GradientForms.swift radialGradient(colors:center:startRadius:endRadius:)",
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
