// SPDX-License-Identifier: Apache-2.0
import HeadlessViews

/// Hands on a closure that reads the inputs of a source, and reads them in no body (I-37).
struct Late<Content: View>: View {
  let source: Source
  let place: Place
  @ViewBuilder let content: (@escaping () -> Inputs) -> Content

  var body: some View {
    switch source {
    case .plain: content { [plain = place.plain] in plain }
    case .cell: LateCell(inputs: place.cell, content: content)
    case .object: LateObject(object: place.object, content: content)
    case .model: content { [model = place.model] in model.inputs }
    case .environment: LateEnvironment(content: content)
    }
  }
}

private struct LateCell<Content: View>: View {
  @Binding var inputs: Inputs
  let content: (@escaping () -> Inputs) -> Content
  var body: some View { content { inputs } }
}

private struct LateObject<Content: View>: View {
  @ObservedObject var object: InputObject
  let content: (@escaping () -> Inputs) -> Content
  var body: some View { content { object.inputs } }
}

private struct LateEnvironment<Content: View>: View {
  @Environment(\.inputs) private var inputs
  let content: (@escaping () -> Inputs) -> Content
  init(content: @escaping (@escaping () -> Inputs) -> Content) { self.content = content }
  var body: some View { content { inputs } }
}

/// A stack whose frames depend on what a closure reads, and on a state of its own that no body reads.
struct LatePart: View {
  let closure: Recipe.Closure
  let name: String
  let content: PartView
  let read: () -> Int
  @State private var own = 0

  init(closure: Recipe.Closure, name: String, content: PartView, read: @escaping () -> Int) {
    self.closure = closure
    self.name = name
    self.content = content
    self.read = read
  }

  private var number: Int { (read() + own) % 50 }

  var body: some View {
    switch closure {
    case .guide: VStack(alignment: .leading) { guided }
    case .depth: ZStack(alignment: .leading) { guided }
    case .layout: NumberLayout(number: { number }) { members }
    case .preference:
      VStack { members }.preference(key: NumberKey.self, value: 1)
        .transformPreference(NumberKey.self) { $0 += number }
        .backgroundPreferenceValue(NumberKey.self) { Color.red.frame(width: CGFloat($0)) }
    case .anchor:
      VStack { members }.anchorPreference(key: NumberKey.self, value: .bounds) { _ in number }
        .overlayPreferenceValue(NumberKey.self) { Color.red.frame(width: CGFloat($0)) }
    case .layer:
      VStack { members }.preference(key: NumberKey.self, value: 1)
        .overlayPreferenceValue(NumberKey.self) { Color.red.frame(width: CGFloat($0 + number)) }
    case .environment:
      VStack { members }.transformEnvironment(\.font) { $0 = .system(size: CGFloat(5 + number)) }
    case .geometry:
      GeometryPart(number: { number }, content: VStack { members })
    case .frame:
      VStack { members }.containerRelativeFrame(.horizontal) { length, _ in length / CGFloat(1 + number) }
    case .timeline:
      VStack { members }.background {
        TimelineView(.explicit([])) { _ in Color.red.frame(width: CGFloat(number)) }
      }
    }
  }

  @ViewBuilder private var members: some View {
    content
    Button("\(name)+") { own += 1 }
  }

  @ViewBuilder private var guided: some View {
    content
    Button("\(name)+") { own += 1 }
      .alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(-number) }
  }
}

/// Shows what `onGeometryChange` has worked out, as a width.
private struct GeometryPart<Content: View>: View {
  let number: () -> Int
  let content: Content
  @State private var seen = 0
  var body: some View {
    content
      .onGeometryChange(for: Int.self) { _ in
        number()
      } action: {
        seen = $0
      }
      .background { Color.red.frame(width: CGFloat(seen)) }
  }
}

private struct NumberKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Places its subviews one after another along a diagonal, so many points apart.
private struct NumberLayout: Layout {
  // Called while views are laid out, on the main actor.
  nonisolated(unsafe) let number: () -> Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let reach = CGFloat(number() * subviews.count)
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + reach, height: (sizes.map(\.height).max() ?? 0) + reach)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let step = CGFloat(number())
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY + step * CGFloat(index)),
        proposal: .unspecified)
    }
  }
}
