// SPDX-License-Identifier: Apache-2.0
import Foundation
import HeadlessViews

/// The closures and methods of a client's that the engine calls while it updates or lays out: each is a view on which
/// the number shows that the closure reads.
enum ReadingPlace: String, CaseIterable {
  case horizontalGuide, verticalGuide, guideInDepth, layoutSize, layoutPlaces, layoutCache, layoutGuide,
    anyLayout
  case transformPreference, anchorPreference, transformAnchorPreference, overlayPreference,
    backgroundPreference
  case reduce, transformEnvironment, geometryChange, containerFrame, timeline, schedule
  case reader, readerOfFrames, rows, lazyRows, scrollReader, modifier, style, sheet, destination, effect

  /// Whether a body runs for it: where the closure is one, or where what it gives is written to a state.
  var isBody: Bool { self == .modifier || self == .style || self == .geometryChange }

  @MainActor @ViewBuilder
  func view(_ read: @escaping () -> Int) -> some View {
    switch self {
    case .horizontalGuide, .verticalGuide, .guideInDepth, .layoutSize, .layoutPlaces, .layoutCache,
      .layoutGuide, .anyLayout, .containerFrame:
      layoutView(read)
    case .transformPreference, .anchorPreference, .transformAnchorPreference, .overlayPreference,
      .backgroundPreference, .reduce:
      preferenceView(read)
    default: contentView(read)
    }
  }

  @MainActor @ViewBuilder
  private func layoutView(_ read: @escaping () -> Int) -> some View {
    switch self {
    case .horizontalGuide:
      VStack(alignment: .leading) {
        Text("first")
        Text("second").alignmentGuide(.leading) { _ in CGFloat(read()) * -10 }
      }
    case .verticalGuide:
      HStack(alignment: .top) {
        Text("first")
        Text("second").padding(1).alignmentGuide(.top) { $0.height + CGFloat(read()) }
      }
    case .guideInDepth:
      ZStack(alignment: .topLeading) {
        Text("first")
        Text("second").alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(read()) * -10 }
      }
    case .layoutSize: ReadingLayout(part: .size, read: read) { Color.red }
    case .layoutPlaces: ReadingLayout(part: .places, read: read) { Text("placed") }
    case .layoutCache: ReadingLayout(part: .cache, read: read) { Text("placed") }
    case .layoutGuide:
      HStack(alignment: .top) {
        Text("first")
        ReadingLayout(part: .guide, read: read) { Text("second") }
      }
    case .anyLayout: AnyLayout(ReadingLayout(part: .size, read: read)) { Color.red }
    default: Color.red.containerRelativeFrame(.horizontal) { length, _ in length / CGFloat(read() + 1) }
    }
  }

  @MainActor @ViewBuilder
  private func preferenceView(_ read: @escaping () -> Int) -> some View {
    switch self {
    case .transformPreference:
      Text("a").preference(key: NumbersKey.self, value: [7]).transformPreference(NumbersKey.self) {
        $0.append(read())
      }
      .overlayPreferenceValue(NumbersKey.self) { Text("\($0)") }
    case .anchorPreference:
      Text("a").anchorPreference(key: NumbersKey.self, value: .bounds) { _ in [read()] }
        .overlayPreferenceValue(NumbersKey.self) { Text("\($0)") }
    case .transformAnchorPreference:
      Text("a").transformAnchorPreference(key: NumbersKey.self, value: .center) { numbers, _ in
        numbers.append(read())
      }
      .backgroundPreferenceValue(NumbersKey.self) { Text("\($0)") }
    case .overlayPreference:
      Text("a").preference(key: NumbersKey.self, value: [7])
        .overlayPreferenceValue(NumbersKey.self) { Text("\($0) \(read())") }
    case .backgroundPreference:
      Text("a").preference(key: NumbersKey.self, value: [7])
        .backgroundPreferenceValue(NumbersKey.self) { Text("\($0) \(read())") }
    default:
      HStack {
        Text("a").preference(key: ReadersKey.self, value: NumberReader(read: read))
        Text("b").preference(key: ReadersKey.self, value: NumberReader(read: { 0 }))
      }
      .overlayPreferenceValue(ReadersKey.self) { Text("\($0.sum)") }
    }
  }

  @MainActor @ViewBuilder
  private func contentView(_ read: @escaping () -> Int) -> some View {
    switch self {
    case .transformEnvironment:
      Text("a").transformEnvironment(\.font) { $0 = .system(size: CGFloat(10 + read())) }
    case .geometryChange: GeometryScreen(read: read)
    case .timeline: TimelineView(.explicit([])) { _ in Text("\(read())") }
    case .schedule:
      TimelineView(ReadingSchedule(read: read)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
    case .reader: GeometryReader { _ in Text("\(read())") }
    case .readerOfFrames: GeometryReader { Text("\(Int($0.frame(in: .global).width) + read())") }
    case .rows: VStack { ForEach([1, 2], id: \.self) { Text("\($0) \(read())") } }
    case .lazyRows: ScrollView { LazyVStack { ForEach([1, 2], id: \.self) { Text("\($0) \(read())") } } }
    case .scrollReader: ScrollViewReader { _ in Text("\(read())") }
    case .modifier: Text("a").modifier(ReadingModifier(read: read))
    case .style: Button("a") {}.buttonStyle(ReadingStyle(read: read))
    case .sheet: SheetScreen(read: read)
    case .effect: Text("a").modifier(ReadingEffect(read: read))
    default:
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Text("\($0) \(read())") }
      }
    }
  }
}

private struct ReadingLayout: Layout {
  enum Part { case size, places, cache, guide }
  let part: Part
  // Read while the layout runs, on the main actor.
  nonisolated(unsafe) let read: () -> Int

  private func number(_ part: Part) -> CGFloat { part == self.part ? CGFloat(read()) : 0 }

  func makeCache(subviews: Subviews) -> CGFloat { number(.cache) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: 100 + number(.size), height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + number(.places) + cache, y: bounds.minY), proposal: proposal)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CGFloat
  ) -> CGFloat? { part == .guide ? number(.guide) : nil }
}

private struct NumbersKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// A value whose reduction reads.
private struct NumberReader {
  var sum = 0
  var read: () -> Int = { 0 }
}

private struct ReadersKey: PreferenceKey {
  static var defaultValue: NumberReader { NumberReader() }
  static func reduce(value: inout NumberReader, nextValue: () -> NumberReader) {
    let next = nextValue()
    value.sum = value.read() + next.read()
  }
}

/// Shows what `onGeometryChange` has worked out.
private struct GeometryScreen: View {
  let read: () -> Int
  @State private var seen = 0
  var body: some View {
    VStack {
      // Made here, so that this view's own state has no part in it.
      Text("a").onGeometryChange(for: Int.self) { _ in
        read()
      } action: {
        seen = $0
      }
      Text("\(seen)")
    }
  }
}

private struct SheetScreen: View {
  let read: () -> Int
  @State private var isOpen = true
  var body: some View {
    Text("presenter").sheet(isPresented: $isOpen) { Text("\(read())") }
  }
}

private struct ReadingSchedule: TimelineSchedule {
  let read: () -> Int
  func entries(from start: Date, mode: Mode) -> [Date] {
    [Date(timeIntervalSinceReferenceDate: TimeInterval(read()))]
  }
}

private struct ReadingModifier: ViewModifier {
  let read: () -> Int
  func body(content: Content) -> some View {
    HStack {
      content
      Text("\(read())")
    }
  }
}

private struct ReadingEffect: GeometryEffect {
  let read: () -> Int
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: CGFloat(read()), y: size.height))
  }
}

private struct ReadingStyle: ButtonStyle {
  let read: () -> Int
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(read())")
    }
  }
}
