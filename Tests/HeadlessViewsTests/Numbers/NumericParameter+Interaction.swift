// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

private struct Scrolled: View {
  @State private var position: ScrollPosition
  let anchor: UnitPoint?

  init(_ position: ScrollPosition, anchor: UnitPoint? = nil) {
    _position = State(initialValue: position)
    self.anchor = anchor
  }

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack { ForEach(0..<9) { Color.red.frame(width: 400, height: 80).id($0) } }.scrollTargetLayout()
    }
    .scrollPosition($position, anchor: anchor)
  }
}

private struct Asked: View {
  let ask: (inout ScrollPosition) -> Void
  @State private var position = ScrollPosition()

  var body: some View {
    Button("ask") { ask(&position) }
    ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 600, height: 900).id(3) }.scrollPosition(
      $position)
  }
}

extension NumericParameter {
  /// An angle is kept in radians, and comes back in degrees.
  private static func turn(_ value: Double) -> Bool { abs(value) <= 1e300 }
  private static func unit(_ value: Double) -> Bool { value >= 0 && value <= 1 }

  private static func effect(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect)
    -> some View
  {
    Color.red.frame(width: 20, height: 20).visualEffect { content, _ in effect(content) }
  }

  private static func asked(
    _ declarations: String..., ask: @escaping (inout ScrollPosition, Double) -> Void
  ) -> NumericParameter {
    NumericParameter(
      declarations: declarations, name: "ScrollPosition", values: doubles, accepts: length,
      screen: { value in AnyView(Asked { ask(&$0, value) }) },
      act: { host, _ in try host.tapAndRender("ask") })
  }

  private static var touched: some View {
    Color.red.frame(width: 20, height: 20)
      .gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
      .onContinuousHover { _ in }
      .accessibilityIdentifier("touched")
  }

  /// Numbers of what is scrolled, pointed at and touched.
  static var interaction: [NumericParameter] { scrollPositions + effects + touches }

  private static var scrollPositions: [NumericParameter] {
    [
      view(
        "Scrolling/ScrollPosition.swift init(point:)", "Scrolling/ScrollPosition.swift init(idType:point:)",
        says: "ScrollPosition", accepts: length
      ) { Scrolled(ScrollPosition(point: CGPoint(x: 0, y: $0))) },
      view("Scrolling/ScrollPosition.swift init(idType:x:y:)", says: "ScrollPosition", accepts: length) {
        Scrolled(ScrollPosition(idType: Int.self, x: $0, y: 0))
      },
      view("Scrolling/ScrollPosition.swift init(idType:x:)", says: "ScrollPosition", accepts: length) {
        Scrolled(ScrollPosition(idType: Int.self, x: $0))
      },
      view("Scrolling/ScrollPosition.swift init(idType:y:)", says: "ScrollPosition", accepts: length) {
        Scrolled(ScrollPosition(idType: Int.self, y: $0))
      },
      view("Scrolling/ScrollPosition.swift init(id:anchor:)", says: "ScrollPosition", accepts: length) {
        Scrolled(ScrollPosition(id: 5, anchor: UnitPoint(x: 0, y: $0)))
      },
      view(
        "Scrolling/ScrollPosition.swift scrollPosition(_:anchor:)", says: "scrollPosition", accepts: length
      ) {
        Scrolled(ScrollPosition(id: 5), anchor: UnitPoint(x: $0, y: 0))
      },
      view(
        "Scrolling/ScrollPosition.swift scrollPosition(id:anchor:)", says: "scrollPosition", accepts: length
      ) {
        ScrollView { Color.red.frame(height: 900).id(3) }
          .scrollPosition(id: .constant(3), anchor: UnitPoint(x: 0, y: $0))
      },
      asked("Scrolling/ScrollPosition.swift scrollTo(id:anchor:)") {
        $0.scrollTo(id: 3, anchor: UnitPoint(x: $1, y: 0))
      },
      asked("Scrolling/ScrollPosition.swift scrollTo(point:)") { $0.scrollTo(point: CGPoint(x: $1, y: 0)) },
      asked("Scrolling/ScrollPosition.swift scrollTo(x:y:)") { $0.scrollTo(x: 0, y: $1) },
      asked("Scrolling/ScrollPosition.swift scrollTo(x:)") { $0.scrollTo(x: $1) },
      asked("Scrolling/ScrollPosition.swift scrollTo(y:)") { $0.scrollTo(y: $1) },
      view(
        "Scrolling/ScrollEnvironment.swift defaultScrollAnchor(_:)", says: "defaultScrollAnchor",
        accepts: length
      ) {
        ScrollView { Color.red.frame(height: 900) }.defaultScrollAnchor(UnitPoint(x: 0, y: $0))
      },
      view(
        "Scrolling/ScrollEnvironment.swift defaultScrollAnchor(_:for:)", says: "defaultScrollAnchor",
        accepts: length
      ) {
        ScrollView { Color.red.frame(height: 900) }
          .defaultScrollAnchor(UnitPoint(x: 0, y: $0), for: .initialOffset)
      },
      view(
        "Scrolling/ScrollObservation.swift onScrollVisibilityChange(threshold:_:)",
        says: "onScrollVisibilityChange",
        accepts: unit
      ) { value in
        ScrollView { Color.red.frame(height: 90).onScrollVisibilityChange(threshold: value) { _ in } }
      },
      view(
        "Scrolling/ScrollObservation.swift onScrollTargetVisibilityChange(idType:threshold:_:)",
        says: "onScrollTargetVisibilityChange", accepts: unit
      ) { value in
        ScrollView { Color.red.frame(height: 90) }
          .onScrollTargetVisibilityChange(idType: Int.self, threshold: value) { _ in }
      },
    ]
  }

  private static var effects: [NumericParameter] {
    [
      view(
        "Modifiers/VisualEffect.swift offset(x:y:)", "Modifiers/VisualEffect.swift offset(_:)",
        says: "visualEffect",
        accepts: length
      ) { value in effect { $0.offset(x: value) } },
      view("Modifiers/VisualEffect.swift scaleEffect(_:anchor:)", says: "visualEffect", accepts: factor) {
        value in
        effect { $0.scaleEffect(value) }
      },
      view("Modifiers/VisualEffect.swift scaleEffect(x:y:anchor:)", says: "visualEffect", accepts: factor) {
        value in
        effect { $0.scaleEffect(x: value) }
      },
      view("Modifiers/VisualEffect.swift rotationEffect(_:anchor:)", says: "visualEffect", accepts: turn) {
        value in
        effect { $0.rotationEffect(.degrees(value)) }
      },
      view("Modifiers/VisualEffect.swift opacity(_:)", says: "visualEffect", accepts: unit) { value in
        effect { $0.opacity(value) }
      },
      view(
        "Modifiers/LineLimits.swift lineLimit(_:reservesSpace:)", says: "lineLimit", values: integers,
        accepts: { $0 >= 1 && $0 <= 100_000 }
      ) { Text("a").lineLimit(integer($0), reservesSpace: true) },
      view(
        "Modifiers/LineLimits.swift lineLimit(_:)", says: "lineLimit", values: integers,
        accepts: { $0 >= 0 && $0 <= 100_000 }
      ) { Text("a").lineLimit(integer($0)...) },
      view("Presentation/Inspector.swift inspectorColumnWidth(_:)", says: "frame", accepts: extent) { value in
        Color.red.inspector(isPresented: .constant(true)) { Color.blue.inspectorColumnWidth(value) }
          .environment(\.horizontalSizeClass, .regular)
      },
      view(
        "Presentation/Inspector.swift inspectorColumnWidth(min:ideal:max:)", says: "frame", accepts: extent
      ) { value in
        Color.red.inspector(isPresented: .constant(true)) { Color.blue.inspectorColumnWidth(ideal: value) }
          .environment(\.horizontalSizeClass, .regular)
      },
    ]
  }

  private static var touches: [NumericParameter] {
    [
      action("Queries/Element.swift pinch(withScale:)", says: "pinch", accepts: factor, on: { _ in touched })
      {
        try $0["touched"].pinch(withScale: $1)
        try $0.render()
      },
      action("Queries/Element.swift rotate(by:)", says: "rotate", accepts: turn, on: { _ in touched }) {
        try $0["touched"].rotate(by: .degrees($1))
        try $0.render()
      },
      action("Queries/Element.swift hover(at:)", says: "hover", accepts: length, on: { _ in touched }) {
        try $0["touched"].hover(at: CGPoint(x: $1, y: 0))
        try $0.render()
      },
      action("Queries/PointTap.swift tap(at:)", says: nil, accepts: anything, on: { _ in touched }) {
        try $0.tap(at: CGPoint(x: $1, y: 0))
        try $0.render()
      },
      view("Gestures/TwoFingerGestures.swift init(minimumScaleDelta:)", says: nil, accepts: anything) {
        Color.red.gesture(MagnificationGesture(minimumScaleDelta: $0))
      },
      view("Gestures/TwoFingerGestures.swift init(minimumAngleDelta:)", says: nil, accepts: anything) {
        Color.red.gesture(RotationGesture(minimumAngleDelta: .degrees($0)))
      },
    ]
  }
}
